import type { SurfacePointer } from '@umkreis/contract/releases.ts';

/**
 * The pointer for serving if the folder lacks versions that the bucket's pointer names.
 * @param canHave whether a version is complete in the folder
 * @param served the version that the folder's pointer currently names as live
 * @returns undefined if no version can be served
 */
export function servedPointer(
  pointer: SurfacePointer,
  canHave: (version: string) => boolean,
  served: string | undefined,
): SurfacePointer | undefined {
  const { canary, ...remaining } = pointer;
  const whole = canary && canHave(canary.version) ? pointer : remaining;
  const current = [pointer.current, ...pointer.previous, served].find(
    (version) => version !== undefined && canHave(version),
  );
  if (current === undefined) return undefined;
  if (current === pointer.current) return whole;
  const { since: _of, ...withoutSince } = whole;
  return { ...withoutSince, current, previous: pointer.previous.slice(pointer.previous.indexOf(current) + 1) };
}
