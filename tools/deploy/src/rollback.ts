import type { Surface } from '@umkreis/contract/boot.ts';
import { namedVersions, type SurfacePointer } from '@umkreis/contract/releases.ts';
import { folderStore } from './folder-store.ts';
import { withoutCanary } from './release.ts';

/**
 * Takes the last release back: ends a canary where there is one, else makes the version before live again. Each
 * further call goes one version further back; what was taken back is kept, and is live again only by its name. It needs
 * nothing of the release that it leaves.
 * @param to the version to go to, of those that are kept
 * @param store where it counts; not given: the folder itself
 * @returns the version that is live
 * @throws Error when there is none, or its files are not all there
 */
export async function rollback(
  surface: Surface,
  folder: string,
  to?: string,
  store = folderStore(folder),
): Promise<string> {
  const moved = await store.move(surface, await store.read(surface), async (before) => {
    const after = to === undefined ? oneBack(surface, before) : goneTo(to, surface, before);
    await store.requireWhole(surface, after.current);
    return after;
  });
  return moved!.current;
}

function oneBack(surface: Surface, before: SurfacePointer | undefined): SurfacePointer {
  if (before?.canary) return withoutCanary(before);
  const [version] = before?.previous ?? [];
  if (!version) throw new Error(`There is no earlier release of ${surface}.${taken(before)}`);
  return goneTo(version, surface, before);
}

function goneTo(version: string, surface: Surface, before: SurfacePointer | undefined): SurfacePointer {
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

/** What was taken back, for one who went too far. */
const taken = (pointer: SurfacePointer | undefined) =>
  pointer?.undone?.length ? ` Taken back: ${pointer.undone.join(', ')}.` : '';
