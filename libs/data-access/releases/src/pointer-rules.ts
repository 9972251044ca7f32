import type { SurfacePointer } from '@umkreis/contract/releases.ts';

/** Open pages find the files of the version they started with for this many days. */
const OPEN_PAGE_DAYS = 7;

/** The version that a branch gets; the main site (null) never gets a canary. */
export function chosenVersion(pointer: SurfacePointer | undefined, branchShortId: number | null): string | undefined {
  const canary = pointer?.canary;
  return canary && branchShortId !== null && canary.branches.includes(branchShortId)
    ? canary.version
    : pointer?.current;
}

/** Every version that a surface's pointer names; their files are kept. */
export const namedVersions = (pointer: SurfacePointer | undefined): string[] =>
  pointer
    ? [
        ...new Set(
          [
            pointer.current,
            ...pointer.previous,
            ...(pointer.undone ?? []),
            pointer.canary?.version,
            ...Object.keys(pointer.left ?? {}),
          ].filter((version) => version !== undefined),
        ),
      ]
    : [];

/** Versions that are served. */
const served = (pointer: SurfacePointer | undefined): string[] =>
  [pointer?.current, pointer?.canary?.version].filter((version) => version !== undefined);

/**
 * Records versions that are no longer served, and drops those that no open page can use any more.
 * @param now ms
 */
export function withLeft(before: SurfacePointer | undefined, after: SurfacePointer, now: number): SurfacePointer {
  const removed = served(before).map((version): [string, string] => [version, new Date(now).toISOString()]);
  const live = new Set(served(after));
  const left = [...Object.entries(before?.left ?? {}), ...removed].filter(
    ([version, at]) => !live.has(version) && now - Date.parse(at) < OPEN_PAGE_DAYS * 86_400_000,
  );
  const { left: _before, ...remaining } = after;
  return left.length > 0 ? { ...remaining, left: Object.fromEntries(left) } : remaining;
}
