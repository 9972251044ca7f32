import { sql } from 'kysely';
import { countryId, derivedId } from '@umkreis/taxonomy/ids.ts';
import type { HoursPlace } from '@umkreis/contract/hours-place.ts';
import { lonFrom, lonRange, wrapLon } from '@umkreis/geometry/longitude.ts';
import type { Db } from '@umkreis/db/database.ts';
import type { Box } from '../geometry/measure.ts';
import type { Position } from '../shared/osm-data.ts';
import { upsert } from '@umkreis/db/upsert.ts';

export interface BranchData {
  shortId: number;
  title: string | null;
  /** Alias host; null: only the configured subdomain */
  subdomain: string | null;
  /** The east is beyond 180° if it crosses the antimeridian. */
  bounds: Box;
  /** Positions of its places, for the initial camera */
  positions: readonly Position[];
  /** Time zone and holidays; undefined: as configured */
  hoursPlace: HoursPlace | undefined;
  /** Maximum zoom of the initial camera; default 15 */
  maxZoom?: number;
}

export interface Origin {
  archive: string;
  attribution: string;
  isDemo: boolean;
  /** Date of the data; undefined: unknown */
  date?: Date | undefined;
}

const MIN_ZOOM = 8;
const MAX_ZOOM = 15;
/** Size of the view that the initial zoom fits places into, px */
const VIEW = { width: 900, height: 640 };
const TILE = 512;

const mercator = (lat: number) =>
  (1 - Math.log(Math.tan((lat * Math.PI) / 180) + 1 / Math.cos((lat * Math.PI) / 180)) / Math.PI) / 2;

/**
 * Camera over most of the places, without exclaves and remote huts.
 * @returns [lon, lat, zoom]
 */
function cameraOver(
  positions: readonly Position[],
  [west, south, east, north]: Box,
  maxZoom = MAX_ZOOM,
): [number, number, number] {
  const at = (values: number[], share: number) =>
    values[Math.min(values.length - 1, Math.floor(values.length * share))]!;
  const start = positions.length > 0 ? (lonRange(positions.map(([lon]) => lon))?.[0] ?? west) : west;
  const lons =
    positions.length > 0 ? positions.map(([lon]) => lonFrom(start, lon)).toSorted((a, b) => a - b) : [west, east];
  const lats = positions.length > 0 ? positions.map(([, lat]) => lat).toSorted((a, b) => a - b) : [south, north];
  const [low, high] = positions.length > 0 ? [0.03, 0.97] : [0, 1];
  const [w, e, s, n] = [at(lons, low), at(lons, high), at(lats, low), at(lats, high)];
  const across = Math.log2(VIEW.width / TILE / Math.max((e - w) / 360, 1e-6));
  const upward = Math.log2(VIEW.height / TILE / Math.max(mercator(s) - mercator(n), 1e-6));
  const zoom = Math.min(maxZoom, Math.max(MIN_ZOOM, Math.min(across, upward)));
  const round = (value: number, digits: number) => Number(value.toFixed(digits));
  return [round(wrapLon((w + e) / 2), 6), round((s + n) / 2, 6), round(zoom, 2)];
}

/** Writes camera, bounds, title and basemap of branches; number 0 is the main site. */
export async function storeBranches(db: Db, branches: readonly BranchData[], origin: Origin): Promise<void> {
  for (const branch of branches) {
    const [west, south, east, north] = branch.bounds;
    await db
      .updateTable('branches')
      .where('short_id', '=', branch.shortId)
      .set({
        title: branch.title,
        subdomain: branch.subdomain,
        center: JSON.stringify(cameraOver(branch.positions, branch.bounds, branch.maxZoom)),
        bounds: JSON.stringify([
          [west, south],
          [east, north],
        ]),
        time_zone: branch.hoursPlace?.timeZone ?? null,
        country_code: branch.hoursPlace?.countryCode ?? null,
        state: branch.hoursPlace?.state ?? null,
        basemap_archive: origin.archive,
        attribution: origin.attribution,
        is_demo: origin.isDemo,
        date_of_data: origin.date ?? null,
        date_updated: sql`now()`,
      })
      .execute();
  }
}

/**
 * Writes which owners each branch shows. A demo branch that borrowed one of these owners loses it: it would show a
 * real place in a fictional valley.
 */
export async function storeOwners(db: Db, visibleOwners: readonly { branch: number; owner: number }[]): Promise<void> {
  const branches = [...new Set(visibleOwners.map((row) => row.branch))];
  await db.deleteFrom('branch_owners').where('branch_id', 'in', branches).execute();
  await sql`delete from branch_owners o using branches b where b.short_id = o.branch_id and b.is_demo
    and o.owner_id = any(${branches})`.execute(db);
  await db
    .insertInto('branch_owners')
    .values(visibleOwners.map(({ branch, owner }) => ({ branch_id: branch, owner_id: owner })))
    .execute();
}

/** Sets the centre item of branches where it is missing: their tourist office, otherwise their town hall. */
export async function storeCentreItems(db: Db, branches: number[]): Promise<void> {
  await sql`update branches b set center_item_nano_id = (
      select i.nano_id from branch_owners o join items i on i.owner_id = o.owner_id
      join item_categories c on c.owner_id = i.owner_id and c.item_id = i.id join categories k on k.id = c.category_id
      where o.branch_id = b.short_id and k.sub_category in ('Tourist office', 'Town hall') and i.title <> ''
        order by k.sub_category, i.title, i.id limit 1)
    where b.short_id = any(${branches}) and not exists (select 1 from items i
      where i.nano_id = b.center_item_nano_id)`.execute(db);
}

/** Notifies the API of changed content of these owners, on every branch that shows it. */
export async function bumpContent(db: Db, owners: number[]): Promise<void> {
  await sql`update branches set content_version = content_version + 1, date_updated = now()
    where short_id = 0 or short_id in (select branch_id from branch_owners where owner_id = any(${owners}))`.execute(
    db,
  );
}

export async function storeCities(
  db: Db,
  cities: readonly { title: string; countryCode: string; position: Position }[],
): Promise<void> {
  const columns = { id: 'uuid', country_id: 'uuid', title: 'text', lat: 'float8', lon: 'float8' };
  await upsert(
    db,
    { name: 'cities', key: ['id'], columns },
    cities.map(({ title, countryCode, position: [lon, lat] }) => ({
      id: derivedId('city', `${countryCode}/${title}`),
      country_id: countryId(countryCode),
      title,
      lat,
      lon,
    })),
  );
}
