import { sql } from 'kysely';
import type { Db } from '@umkreis/db/database.ts';
import { dayInZone } from '@umkreis/opening-hours/zoned-time.ts';
import { transact } from '@umkreis/db/retry.ts';
import { openMediaStore } from '@umkreis/object-storage/open-store.ts';
import { categoryId, tagId } from '@umkreis/taxonomy/ids.ts';
import { Area } from '@umkreis/osm-import/geometry/polygons.ts';
import { removeOldBasemaps } from '@umkreis/osm-import/basemap/write-basemap.ts';
import { importExtract } from '@umkreis/osm-import/import-extract.ts';
import { writePbf } from '@umkreis/osm-import/pbf/write-pbf.ts';
import type { Choice, Target } from '@umkreis/osm-import/region/owners.ts';
import type { Region } from '@umkreis/osm-import/region/read-region.ts';
import { bumpContent, storeBranches, type BranchData } from '@umkreis/osm-import/store/store-branches.ts';
import { storeItems } from '@umkreis/osm-import/store/store-items.ts';
import type { OwnedItem } from '@umkreis/osm-import/region/model.ts';
import { boxOf } from '@umkreis/osm-import/geometry/measure.ts';
import { borrowed, specialItems } from './specials/special-branches.ts';
import { drawPictures } from './pictures/draw-pictures.ts';
import { drawings, logos, panoramas } from './pictures/scenes.ts';
import { storePictures } from './pictures/store-pictures.ts';
import { writeScenery } from './scenery/write-scenery.ts';
import { loadTimetable } from './timetable/load-timetable.ts';
import { storeDemoEvents, ZONE } from './events/store-demo-events.ts';
import { createValley, type Valley } from './valley/create-valley.ts';
import { toLonLat, type Point } from './shared/terrain.ts';
import { villages } from './valley/villages.ts';

export interface DemoOptions {
  dataDir: string;
  onProgress?: (step: string) => void;
}
export interface DemoReport {
  items: number;
  events: number;
  branches: number;
  /** Branches with a real extract, which were not changed. */
  real: number[];
}

/** The valley does not exist; its time zone and holidays are those of the first guides. */
const PLACE = { timeZone: 'Europe/Vaduz', countryCode: 'li', state: null };
const REGION = 12;
const RESORT = 21;
/** Start zoom of fairs, markets and the shopping centre, at which stands are readable. */
const VENUE_ZOOM = 17.4;
const ATTRIBUTION = 'Erfundene Demonstration – das Lärchtal gibt es nicht';

/** Loads the invented valley into all branches without a real extract, replacing an earlier demonstration. */
export async function loadDemo(db: Db, { dataDir, onProgress = () => {} }: DemoOptions): Promise<DemoReport> {
  onProgress('Inventing the Lärchtal');
  const valley = createValley();
  const rows = await db
    .selectFrom('branches')
    .select('short_id')
    .where('is_demo', '=', false)
    .where('basemap_archive', 'is not', null)
    .where('short_id', '>', 0)
    .execute();
  const real = new Set(rows.map((row) => row.short_id));
  const scenery = writeScenery({ dataDir, without: [...real] });
  // Awaited below: until then a failure is not unhandled.
  scenery.catch(() => undefined);
  const hasRealMunicipality = [...villages.map((village) => village.branch), REGION].some((branch) => real.has(branch));
  const choose = (region: Region): Choice => ({
    targets: targetsOf(region, valley).filter((target) => !real.has(target.shortId)),
    unmatched: [],
  });
  const { basemap } = await importExtract(db, {
    bytes: writePbf(valley.content),
    name: 'laerchtal.osm.pbf',
    dataDir,
    source: 'demo',
    attribution: ATTRIBUTION,
    choose,
    overruled: { timeZone: PLACE.timeZone, countryCode: PLACE.countryCode },
    preservesMainSite: hasRealMunicipality,
    onProgress,
    subdomains: new Map([
      ...villages.map((village): [number, string] => [village.branch, village.subdomain]),
      [REGION, 'laerchtal'],
    ]),
  });
  onProgress('Fairs, markets, events and pictures');
  const media = await openMediaStore(dataDir);
  const pictures = await drawPictures(db, media, [...drawings(), ...panoramas(), ...logos()]);
  const today = dayInZone(new Date(), ZONE);
  const items = specialItems(today).filter((item) => !real.has(item.owner));
  const events = await transact(db, async (trx) => {
    await storeSpecials(trx, items, real, basemap.file);
    if (!real.has(RESORT)) await showSlopes(trx);
    const written = await storeDemoEvents(trx, today);
    await storePictures(trx, pictures);
    await bumpContent(
      trx,
      Array.from({ length: 32 }, (_, at) => at + 1),
    );
    return written;
  });
  onProgress('Heights, floors and overlays');
  await scenery;
  onProgress('Timetable');
  if (!real.has(REGION)) await loadTimetable(db, valley.transit, { dataDir, branch: REGION });
  await removeOldBasemaps(db, dataDir);
  const { count } = await db
    .selectFrom('items')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('source', '=', 'demo')
    .executeTakeFirstOrThrow();
  return { items: Number(count), events, branches: 32 - real.size, real: [...real].toSorted((a, b) => a - b) };
}

/** Municipalities, the resort within them, and the surrounding valley. */
function targetsOf(region: Region, { mountains }: Valley): Target[] {
  const named = (name: string, shortId: number): Target => ({
    shortId,
    title: name,
    area: region.areas.find((area) => area.name === name)!.area,
  });
  const { skiBase, skiMiddle, skiTop } = mountains;
  const [west, east] = [skiMiddle[0] - 1500, skiTop[0] + 900];
  const outline: Point[] = [
    [skiBase[0] - 230, skiBase[1] - 60],
    [skiBase[0] + 260, skiBase[1] - 60],
    [east, skiMiddle[1] - 60],
    [east, skiTop[1] + 250],
    [west, skiTop[1] + 250],
    [west, skiMiddle[1] - 60],
    [skiBase[0] - 230, skiBase[1] - 60],
  ];
  const resort: Target = { shortId: RESORT, title: null, area: new Area([[outline.map(toLonLat)]]) };
  return [
    resort,
    ...villages.map((village) => named(village.name, village.branch)),
    named('Lärchtal', REGION),
  ].toSorted((a, b) => a.area!.size - b.area!.size);
}

/** Own items, cameras and borrowed owners of branches other than the municipalities. */
async function storeSpecials(
  db: Db,
  items: readonly OwnedItem[],
  real: ReadonlySet<number>,
  archive: string,
): Promise<void> {
  const specials = [...new Set(items.map((item) => item.owner))];
  for (const owner of specials)
    await storeItems(
      db,
      [owner],
      items
        .filter((item) => item.owner === owner)
        .map((item) => ({ ...item, countryCode: PLACE.countryCode, stateId: undefined, hoursPlace: undefined })),
      'demo',
    );
  for (const [branch, owners] of Object.entries(borrowed)) {
    if (real.has(Number(branch))) continue;
    await db.deleteFrom('branch_owners').where('branch_id', '=', Number(branch)).execute();
    await db
      .insertInto('branch_owners')
      .values(
        [...new Set([Number(branch), ...owners])]
          .filter((owner) => !real.has(owner))
          .map((owner) => ({ branch_id: Number(branch), owner_id: owner })),
      )
      .execute();
  }
  const beyond = Object.keys(borrowed)
    .map(Number)
    .filter((branch) => branch > REGION && branch !== RESORT && !real.has(branch));
  const branches = await Promise.all(beyond.map((shortId) => cameraOf(db, shortId)));
  await storeBranches(db, branches, { archive, attribution: ATTRIBUTION, isDemo: true });
  await storeCentres(db);
}

/** Camera of a branch: fits its own items if there are many, otherwise everything it shows. */
async function cameraOf(db: Db, shortId: number): Promise<BranchData> {
  const owners = borrowed[shortId]!.length > 0 ? [...borrowed[shortId]!, shortId] : [shortId];
  const rows = await db
    .selectFrom('items')
    .select(['lon', 'lat'])
    .where('owner_id', 'in', owners)
    .where('source', '=', 'demo')
    .execute();
  const positions = rows.map(({ lon, lat }): [number, number] => [lon, lat]);
  const [west, south, east, north] = boxOf(positions);
  return {
    shortId,
    title: null,
    subdomain: null,
    bounds: widened([west, south, east, north]),
    positions,
    hoursPlace: PLACE,
    maxZoom: VENUE_ZOOM,
  };
}

/** A box with a margin of a twelfth of its size, at least 20 m. */
function widened([west, south, east, north]: readonly [number, number, number, number]): BranchData['bounds'] {
  const [across, up] = [Math.max((east - west) / 12, 0.000_26), Math.max((north - south) / 12, 0.000_18)];
  return [west - across, south - up, east + across, north + up];
}

/** Draws the resort's slopes without a selection. */
async function showSlopes(db: Db): Promise<void> {
  await sql`insert into item_tags (owner_id, item_id, tag_id) select c.owner_id, c.item_id,
    ${tagId('way:isPermanentlyVisibleOnMap', 'true')}::uuid
    from item_categories c where c.owner_id = ${RESORT}
      and c.category_id in (${categoryId('Activities', 'Ski slope')}::uuid,
        ${categoryId('Activities', 'Sledging run')}::uuid)
    on conflict do nothing`.execute(db);
}

/** The place that a kiosk's home button opens. */
async function storeCentres(db: Db): Promise<void> {
  const centres: [branch: number, title: string][] = [
    [RESORT, 'Talstation Lärchegg'],
    [25, 'Info-Touchscreen'],
    [13, 'Messeinformation'],
    [REGION, 'Tourist-Information Aubach'],
  ];
  for (const [branch, title] of centres) {
    await sql`update branches set center_item_nano_id = (select i.nano_id from items i
      join branch_owners o on o.owner_id = i.owner_id and o.branch_id = ${branch}
      where i.title = ${title} and i.source = 'demo' limit 1) where short_id = ${branch} and is_demo`.execute(db);
  }
}
