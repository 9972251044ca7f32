import type { Surface } from '@umkreis/contract/boot.ts';
import type { SurfacePointer } from '@umkreis/contract/releases.ts';
import { namedVersions } from '@umkreis/releases/pointer-rules.ts';
import { folderStore } from './folder-store.ts';
import { withoutCanary } from './release.ts';

/**
 * Rolls back the last release: ends a canary if there is one, otherwise makes the previous version live again.
 * Each further call goes back by one version. Rolled-back versions are retained and only become live again by
 * name. Files of the current release are not required.
 * @param to the version to go to, one of the retained ones
 * @param store the authoritative store; omitted: the folder itself
 * @returns the version that is live
 * @throws Error if there is none, or its files are incomplete
 */
export async function rollback(
  surface: Surface,
  folder: string,
  to?: string,
  store = folderStore(folder),
): Promise<string> {
  const moved = await store.move(surface, await store.read(surface), async (before) => {
    const after = to === undefined ? oneBack(surface, before) : withCurrent(to, surface, before);
    await store.requireWhole(surface, after.current);
    return after;
  });
  return moved!.current;
}

function oneBack(surface: Surface, before: SurfacePointer | undefined): SurfacePointer {
  if (before?.canary) return withoutCanary(before);
  const [version] = before?.previous ?? [];
  if (!version) throw new Error(`There is no earlier release of ${surface}.${taken(before)}`);
  return withCurrent(version, surface, before);
}

function withCurrent(version: string, surface: Surface, before: SurfacePointer | undefined): SurfacePointer {
  if (!before || !namedVersions(before).includes(version))
    throw new Error(`${surface} has no release ${version}. There are: ${namedVersions(before).join(', ') || 'none'}.`);
  const { current, previous, undone = [] } = before;
  const since = new Date().toISOString();
  if (version === current) return withoutCanary(before);
  const back = previous.indexOf(version);
  return back >= 0
    ? {
        current: version,
        since,
        previous: previous.slice(back + 1),
        undone: [...previous.slice(0, back).reverse(), current, ...undone].filter((name) => name !== version),
      }
    : { current: version, since, previous: [current, ...previous], undone: undone.filter((name) => name !== version) };
}

/** Lists the rolled-back versions in error messages. */
const taken = (pointer: SurfacePointer | undefined) =>
  pointer?.undone?.length ? ` Taken back: ${pointer.undone.join(', ')}.` : '';
