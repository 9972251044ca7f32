import type { Db } from '@umkreis/db/database.ts';
import { alongCurve, type ItemPoints } from '@umkreis/vector-tiles/item-points.ts';
import { loadCategoryPoints, type CategoryPoints } from './category-points.ts';
import { CollectedPoints, type Closing } from './collected-points.ts';
import { pointPages } from './item-points.repository.ts';
import { paced } from './paced.ts';

/** The items of some owners, prepared for cutting tiles. */
export interface LoadedPoints extends ItemPoints {
  /** Upcoming permanent closings. */
  closings: readonly Closing[];
  /** What the points were created with. */
  categoryPoints: CategoryPoints;
}

/**
 * Reads in pages, so that a million items do not have to fit into one result.
 * @param zoneOf time zone of an owner, for items without their own
 * @param rests as of `paced`
 */
export async function loadItemPoints(
  db: Db,
  owners: readonly number[],
  zoneOf: (owner: number) => string,
  now = new Date(),
  rests = 0,
): Promise<LoadedPoints> {
  const categoryPoints = await loadCategoryPoints(db);
  const collected = new CollectedPoints(categoryPoints, zoneOf);
  for (const owner of owners) for await (const page of paced(pointPages(db, owner, now), rests)) collected.add(page);
  return { ...alongCurve(collected), closings: collected.closings, categoryPoints };
}
