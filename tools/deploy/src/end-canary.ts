import type { Surface } from '@umkreis/contract/boot.ts';
import { withoutCanary } from './release.ts';
import type { ReleaseStore } from './release-store.ts';

/**
 * Ends the canary of a surface if it is this version. Unlike `rollback` it never changes what the other branches get.
 * @returns whether it was
 */
export async function endCanary(surface: Surface, store: ReleaseStore, version: string): Promise<boolean> {
  const moved = await store.move(surface, await store.read(surface), (before) =>
    before?.canary?.version === version ? withoutCanary(before) : null,
  );
  return moved !== null;
}
