import type { Surface } from '@umkreis/contract/boot.ts';
import { withStable } from './release.ts';
import type { ReleaseStore } from './release-store.ts';

/**
 * Makes the canary of a surface live for all branches. The files stay where they are; only the pointer changes.
 * @param version that has to be the canary; omitted: whatever the canary is
 * @returns the version
 * @throws Error if there is no such canary, or its files are incomplete
 */
export async function promote(surface: Surface, store: ReleaseStore, version?: string): Promise<string> {
  const moved = await store.move(surface, await store.read(surface), async (before) => {
    const canary = before?.canary?.version;
    if (canary === undefined) throw new Error(`${surface} has no canary.`);
    if (version !== undefined && canary !== version)
      throw new Error(`The canary of ${surface} is ${canary}, no longer ${version}.`);
    await store.requireWhole(surface, canary);
    return withStable(canary, before);
  });
  return moved!.current;
}
