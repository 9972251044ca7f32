import type { BranchConfig } from '@umkreis/branches/config/branch-config.ts';
import type { HoursPlace } from '@umkreis/contract/hours-place.ts';
import type { Db } from '@umkreis/db/database.ts';
import { boxOnCircle } from '../geometry/box-on-circle.ts';
import { removeDemo } from './remove-demo.ts';
import { storeBranches, type Origin } from './store-branches.ts';

/** The fictional valley, in the titles of branches without their own region */
const valleyName = 'Lärchtal';

export interface Filled {
  /** Branches filled by the extract */
  owners: readonly number[];
  /** Name of the region; undefined: titles stay unchanged */
  regionName: string | undefined;
  /** Time zone and holidays of the whole region */
  hoursPlace: HoursPlace | undefined;
  origin: Origin;
}

/**
 * Branches that show places of others, such as an association of municipalities, show real ones as soon as one of
 * these is filled, and no fictional ones any more. Call it after the filled branches are stored. A branch with its
 * own extract keeps it.
 * @returns short ids of those branches
 */
export async function storeSharing(
  db: Db,
  configs: readonly Pick<BranchConfig, 'shortId' | 'title' | 'showsPlacesOf'>[],
  { owners, regionName, hoursPlace, origin }: Filled,
): Promise<number[]> {
  const sharing = configs.filter(({ showsPlacesOf }) => showsPlacesOf.some((owner) => owners.includes(owner)));
  const filled: number[] = [];
  for (const { shortId, title, showsPlacesOf } of sharing) {
    if (await hasOwnExtract(db, shortId)) continue;
    const real = await db
      .selectFrom('branches')
      .where('short_id', 'in', [...showsPlacesOf])
      .where('is_demo', '=', false)
      .where('basemap_archive', 'is not', null)
      .select('short_id')
      .execute();
    const visibleBranches = real.map(({ short_id }) => short_id);
    const places = await db
      .selectFrom('items')
      .where('owner_id', 'in', visibleBranches)
      .select(['lon', 'lat'])
      .execute();
    if (places.length === 0) continue;
    await removeDemo(db, [shortId]);
    await db.deleteFrom('branch_owners').where('branch_id', '=', shortId).execute();
    await db
      .insertInto('branch_owners')
      .values(visibleBranches.map((owner) => ({ branch_id: shortId, owner_id: owner })))
      .execute();
    const positions = places.map(({ lon, lat }): [number, number] => [lon, lat]);
    const named = regionName ? title.replace(valleyName, regionName) : title;
    await storeBranches(
      db,
      [
        {
          shortId,
          title: named === title ? null : named,
          subdomain: null,
          bounds: boxOnCircle(positions),
          positions,
          hoursPlace,
        },
      ],
      origin,
    );
    filled.push(shortId);
  }
  return filled;
}

async function hasOwnExtract(db: Db, shortId: number): Promise<boolean> {
  const own = await db
    .selectFrom('items')
    .where('owner_id', '=', shortId)
    .where('source', '=', 'osm')
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return own !== undefined;
}
