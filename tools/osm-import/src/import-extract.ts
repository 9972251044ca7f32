import { sql } from 'kysely';
import { branchConfigs } from '@umkreis/branches/registry.ts';
import type { HoursPlace } from '@umkreis/contract/hours-place.ts';
import { wrapLon } from '@umkreis/geometry/longitude.ts';
import type { Db } from '@umkreis/db/database.ts';
import { transact } from '@umkreis/db/retry.ts';
import { countryOf } from '@umkreis/taxonomy/countries.ts';
import { removeOldBasemaps, writeBasemap, type WrittenBasemap } from './basemap/write-basemap.ts';
import { ExtractError } from './shared/extract-error.ts';
import { countriesWithoutHolidays, locate, type Located } from './region/locate.ts';
import { withWayFacts } from './region/along-routes.ts';
import { boxOnCircle } from './geometry/box-on-circle.ts';
import type { Box } from './geometry/measure.ts';
import type { Position } from './shared/osm-data.ts';
import { readPbf } from './pbf/read-pbf.ts';
import { hoursPlaceOf, overrule, type Overruled } from './region/hours-places.ts';
import { chooseTargets, visibleOwnersOf, type Choice, type Missed } from './region/owners.ts';
import type { RejectedValue } from './region/model.ts';
import { readRegion, type Region } from './region/read-region.ts';
import { shareOut, type Shares } from './region/share-out.ts';
import { seedReference } from '@umkreis/reference-data/seed-reference.ts';
import { removeDemo } from './store/remove-demo.ts';
import {
  bumpContent,
  storeBranches,
  storeCentreItems,
  storeCities,
  storeOwners,
  type BranchData,
} from './store/store-branches.ts';
import { storeSharing } from './store/store-sharing.ts';
import { storeItems, type StoredItems } from './store/store-items.ts';
import { storeStreets } from './store/store-streets.ts';
import type { HeightAt } from './terrain/open-terrain.ts';
import { withTerrain } from './region/with-terrain.ts';

export interface ImportOptions {
  /** Content of an .osm.pbf file */
  bytes: Uint8Array;
  /** File name; names the basemap, and the branch if the extract has no better name */
  name: string;
  dataDir: string;
  /** Import everything into this branch; otherwise into the branches whose areas it contains */
  branch?: number;
  /** With branch: only what is in this administrative area */
  areaName?: string;
  /** With branch: its title; default: the name of the area */
  title?: string;
  /** Time zone, country and state, overriding the borders */
  overruled?: Overruled;
  source?: 'osm' | 'demo';
  attribution?: string;
  /** Selects the branches to fill; by default from the branch configurations and options */
  choose?: (region: Region) => Choice;
  /** Alias hosts by branch */
  subdomains?: ReadonlyMap<number, string>;
  /**
   * The main site keeps its view and basemap; by default when one branch is filled while others already have an
   * extract.
   */
  preservesMainSite?: boolean;
  /** Elevation of the ground; without it only the elevations in the extract are available. */
  heightAt?: HeightAt;
  onProgress?: (step: string) => void;
}

export interface FilledBranch {
  shortId: number;
  title: string;
  items: number;
  /** undefined: the borders don't determine it; the branch keeps its configuration */
  hoursPlace: HoursPlace | undefined;
  /** Number of items in another zone, country or state than the branch */
  itemsInOtherRegions: number;
}

export interface ImportReport {
  /** Imported, by kind */
  taken: Map<string, number>;
  /** Omitted, by reason */
  left: [reason: string, count: number][];
  /** Values that are no phone number, e-mail or web address, which are omitted */
  rejected: readonly RejectedValue[];
  branches: FilledBranch[];
  unmatched: string[];
  /** Branches that the extract should have filled but did not */
  missed: Missed[];
  /** Countries of the places without public-holiday data, ISO 3166-1 alpha-2, lower case */
  withoutHolidays: string[];
  removedDemo: number;
  stored: StoredItems;
  basemap: Omit<WrittenBasemap, 'discard'>;
}

/**
 * Fills branches and their basemap from an OpenStreetMap extract, in one transaction.
 * @throws ExtractError, with data and basemap unchanged, if the extract is unusable or fills no branch
 */
export async function importExtract(db: Db, options: ImportOptions): Promise<ImportReport> {
  const { source = 'osm', attribution = '© OpenStreetMap contributors', onProgress = () => {} } = options;
  onProgress('Reading the extract');
  const data = readPbf(options.bytes);
  const basemap = writeBasemap(
    { bytes: options.bytes, name: options.name.replace(/(\.osm)?\.pbf$/, '') },
    options.dataDir,
  );
  // A failure is handled below, after the region has been read; until then its rejection must not count as
  // unhandled.
  basemap.catch(() => {});
  try {
    await seedReference(db, branchConfigs);
    onProgress('Recognising places, streets and routes');
    const read = readRegion(data);
    const locationOf = overrule(read.locationOf, options.overruled ?? {});
    const items = options.heightAt ? await withTerrain(read.items, options.heightAt) : read.items;
    const region = { ...read, locationOf, items: withWayFacts(items, locationOf) };
    const choice = options.choose?.(region) ?? chooseTargets(region, branchConfigs, options, options.name);
    if (choice.targets.length === 0) throw new ExtractError(noTarget(choice.unmatched));
    const shares = shareOut(region, choice.targets);
    onProgress('Storing');
    const owners = choice.targets.map((target) => target.shortId);
    const located = locate(region, choice, shares);
    const { archive, stored, removedDemo } = await transact(db, async (trx) => {
      const removed = source === 'osm' ? await removeDemo(trx, owners) : 0;
      const result = await storeItems(trx, owners, located.items, source);
      await storeStreets(trx, owners, shares.streets, shares.buildings, source);
      await storeCities(trx, citiesOf(region, choice));
      await storeOwners(trx, visibleOwnersOf(choice.targets));
      onProgress('Cutting the basemap');
      const archive = await basemap;
      const [branches, all] = branchData(region, choice, shares, located, options);
      const preservesMainSite =
        options.preservesMainSite ?? (options.branch !== undefined && (await hasOtherRegion(trx, owners)));
      const origin = { archive: archive.file, attribution, isDemo: source === 'demo', date: data.date };
      await storeBranches(trx, preservesMainSite ? branches : [...branches, all], origin);
      if (source === 'osm') {
        const regionName = region.areas.filter(({ complete }) => complete).at(-1)?.name;
        await storeSharing(trx, branchConfigs, { owners, regionName, hoursPlace: all.hoursPlace, origin });
      }
      await storeCentreItems(trx, owners);
      await bumpContent(trx, owners);
      return { archive, stored: result, removedDemo: removed };
    });
    await removeOldBasemaps(db, options.dataDir);
    await sql`analyze items, item_categories, item_tags, item_details`.execute(db);
    return {
      taken: shares.taken,
      left: region.left.entries(),
      rejected: region.left.rejected,
      unmatched: choice.unmatched,
      removedDemo,
      stored,
      missed: choice.missed ?? [],
      withoutHolidays: countriesWithoutHolidays(located),
      branches: choice.targets
        .map(({ shortId, title }) => {
          const own = located.items.filter((item) => item.owner === shortId);
          return {
            shortId,
            title: title ?? titleOf(shortId),
            items: own.length,
            hoursPlace: hoursPlaceOf(located.branches.get(shortId)!),
            itemsInOtherRegions: own.filter((item) => item.hoursPlace).length,
          };
        })
        .toSorted((a, b) => a.shortId - b.shortId),
      basemap: { file: archive.file, tiles: archive.tiles, sea: archive.sea, bytes: archive.bytes },
    };
  } catch (error) {
    await (await basemap.catch(() => undefined))?.discard();
    throw error;
  }
}

async function hasOtherRegion(db: Db, owners: number[]): Promise<boolean> {
  const other = await db
    .selectFrom('branches')
    .select('short_id')
    .where('short_id', 'not in', [0, ...owners])
    .where('is_demo', '=', false)
    .where('basemap_archive', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

const titleOf = (shortId: number) => branchConfigs.find((config) => config.shortId === shortId)!.title;

function noTarget(unmatched: string[]): string {
  const hint = 'take all of it into one branch with --branch <shortId>';
  if (unmatched.length === 0) return `the extract holds no area that a branch is configured for; ${hint}`;
  return `no branch is configured for the municipalities of the extract (${unmatched.join(', ')}); ${hint}, or one of them with --branch <shortId> --area "${unmatched[0]}"`;
}

function citiesOf(region: Region, { targets }: Choice) {
  return region.areas
    .filter(
      (area) =>
        area.level === 8 && area.complete && targets.some((target) => !target.area || target.area === area.area),
    )
    .flatMap(({ name, area }) => {
      const position: Position = [(area.box[0] + area.box[2]) / 2, (area.box[1] + area.box[3]) / 2];
      const { countryCode } = region.locationOf(position);
      return countryCode && countryOf(countryCode) ? [{ title: name, position, countryCode }] : [];
    });
}

/** With fewer places than this the streets indicate better where people live. */
const FEW = 50;

/**
 * Camera, bounds and region of each branch, and of all together. A country's branch includes its municipalities.
 */
function branchData(
  region: Region,
  { targets }: Choice,
  { items, streets, buildings }: Shares,
  located: Located,
  { subdomains }: ImportOptions,
): [BranchData[], BranchData] {
  const visibleOwners = visibleOwnersOf(targets);
  const branches = targets.map(({ shortId, title, area, heart }): BranchData => {
    const owners = new Set(visibleOwners.filter((row) => row.branch === shortId).map((row) => row.owner));
    const isVisible = ({ owner }: { owner: number }) => owners.has(owner);
    const places = [...items, ...buildings].filter(isVisible);
    const positions = [...places, ...(places.length < FEW ? streets.filter(isVisible) : [])].map((row) => row.position);
    const atHeart = heart ? positions.filter((position) => heart.has(position)) : positions;
    return {
      shortId,
      title,
      subdomain: subdomains?.get(shortId) ?? null,
      bounds: area ? boxOnCircle(area.polygons.flatMap((polygon) => polygon[0]!)) : region.bounds,
      positions: atHeart,
      hoursPlace: hoursPlaceOf(located.branches.get(shortId)!),
    };
  });
  return [
    branches,
    {
      shortId: 0,
      title: null,
      subdomain: null,
      bounds: boxAround(branches.map(({ bounds }) => bounds)),
      positions: branches.flatMap((branch) => branch.positions),
      hoursPlace: hoursPlaceOf(located.all),
    },
  ];
}

/** The box around boxes; the east may be beyond 180°. */
function boxAround(boxes: readonly Box[]): Box {
  const corners = boxes.flatMap(([west, south, east, north]): Position[] => [
    [wrapLon(west), south],
    [wrapLon(east), north],
  ]);
  return boxes.length === 1 ? boxes[0]! : boxOnCircle(corners);
}
