import { MOST_CHANGED } from '@umkreis/content/content-version.repository.ts';
import type { Db } from '@umkreis/db/database.ts';
import { alongCurve, type ItemPoints } from '@umkreis/vector-tiles/item-points.ts';
import { replacePoints } from '@umkreis/vector-tiles/replace-points.ts';
import { loadCategoryPoints } from './category-points.ts';
import { CollectedPoints } from './collected-points.ts';
import { pointsOf, relativesOf, type PointPage } from './item-points.repository.ts';
import type { LoadedPoints } from './load-item-points.ts';

/** IDs of changed items by owner. */
export type ChangesOfOwners = ReadonlyMap<number, readonly string[]>;

/**
 * Reads changed items again and replaces their points. Their relatives are read too, because being a part of a binned
 * item does not count.
 * @param zoneOf time zone of an owner, for items without their own
 * @returns the same points if nothing has changed; null: all have to be read again
 */
export async function patchItemPoints(
  db: Db,
  points: LoadedPoints,
  changes: ChangesOfOwners,
  zoneOf: (owner: number) => string,
  now = new Date(),
): Promise<LoadedPoints | null> {
  const categoryPoints = await loadCategoryPoints(db, points.categoryPoints);
  if (categoryPoints !== points.categoryPoints) return null;
  const collected = new CollectedPoints(categoryPoints, zoneOf);
  const replaced = new Map<number, ReadonlySet<string>>();
  for (const [owner, changed] of changes) {
    if (changed.length === 0) continue;
    const page = await changedPage(db, owner, changed, now);
    if (!page) return null;
    collected.add(page);
    replaced.set(owner, new Set(page.rows.map(({ nano_id }) => nano_id)));
  }
  if (replaced.size === 0) return points;
  const kept = points.closings.filter(({ owner, nanoId }) => !replaced.get(owner)?.has(nanoId));
  return {
    ...replacePoints(points, indexesOf(points, replaced), alongCurve(collected, points)),
    closings: [...kept, ...collected.closings],
    categoryPoints,
  };
}

/** @returns null if there are too many, or a deleted one, whose point cannot be found without its row */
async function changedPage(db: Db, owner: number, changed: readonly string[], now: Date): Promise<PointPage | null> {
  const ids = [...new Set([...changed, ...(await relativesOf(db, owner, changed))])];
  if (ids.length > MOST_CHANGED) return null;
  const page = await pointsOf(db, owner, ids, now);
  return page.rows.length === ids.length ? page : null;
}

/** Indexes of points, ascending. @param wanted nano IDs by owner */
function indexesOf({ size, owner, nanoIds }: ItemPoints, wanted: ReadonlyMap<number, ReadonlySet<string>>): number[] {
  const indexes: number[] = [];
  for (const [wantedOwner, ids] of wanted)
    for (let at = 0; at < size; at++) if (owner[at] === wantedOwner && ids.has(nanoIds[at]!)) indexes.push(at);
  return indexes.toSorted((one, other) => one - other);
}
