import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '@umkreis/db/open-database.ts';
import { openTestDatabase } from '@umkreis/db/open-test-database.ts';
import { countryId, stateId } from '@umkreis/taxonomy/ids.ts';
import { ExtractError } from './shared/extract-error.ts';
import { importExtract, type ImportOptions } from './import-extract.ts';
import { printReport } from './print-report.ts';
import { SyntheticExtract, syntheticExtract } from './region/synthetic-extract.ts';

let dataDir: string;
let database: OpenDatabase;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'umkreis-anywhere-'));
  database = await openTestDatabase(dataDir);
}, 60_000);
afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
}, 30_000);

const load = (osm: SyntheticExtract, more: Partial<ImportOptions> = {}) =>
  importExtract(database.db, { bytes: osm.bytes(), name: 'irgendwo.osm.pbf', dataDir, branch: 14, ...more });
const branchOf = (shortId: number) =>
  database.db.selectFrom('branches').selectAll().where('short_id', '=', shortId).executeTakeFirstOrThrow();
const itemNamed = (title: string) =>
  database.db
    .selectFrom('items as i')
    .innerJoin('item_addresses as a', 'a.item_id', 'i.id')
    .select(['i.hours_place', 'a.country_id', 'a.state_id', 'a.city', 'i.lon'])
    .where('i.title', '=', title)
    .executeTakeFirstOrThrow();
const shop = (name: string) => ({ shop: 'supermarket', name, opening_hours: 'Mo-Su 08:00-20:00' });

describe('an extract from any region', () => {
  it('imports towns outside Europe, across the antimeridian, in their time zone', async () => {
    const osm = new SyntheticExtract([-179.99, -17, 179.99, -16]);
    osm.area('Labasa', 8, [179.3, -16.5, 179.5, -16.3]);
    osm.node([179.37, -16.43], shop('Labasa Supermarket'));
    osm.node([179.36, -16.44], shop('Vanua Store'));
    osm.node([-179.97, -16.85], shop('Taveuni Store'));
    const report = await load(osm, { title: 'Vanua Levu' });
    const cities = await database.db.selectFrom('cities').selectAll().where('title', '=', 'Labasa').execute();
    expect(cities).toMatchObject([{ country_id: countryId('FJ') }]);
    const branch = await branchOf(14);
    expect(branch).toMatchObject({ title: 'Vanua Levu', time_zone: 'Pacific/Fiji', country_code: 'fj', state: null });
    const [[west], [east]] = branch.bounds!;
    expect([west, east]).toEqual([expect.closeTo(179.3, 1), expect.closeTo(180.03, 1)]);
    expect(Math.abs(branch.center![0])).toBeGreaterThan(179);
    expect(branch.center![2]).toBeGreaterThan(7.9);
    expect((await itemNamed('Taveuni Store')).hours_place).toBeNull();
    expect(report.withoutHolidays).toEqual(['fj']);
    const printed = printReport(report, 'npm run import', 1);
    expect(printed).toContain('3  items in branch 14 (Vanua Levu): Fiji, Pacific/Fiji');
    expect(printed).toContain("There is no holiday data for Fiji: rules for 'PH' have no effect there.");
  }, 60_000);

  it.each([
    ['Sydney', [151.2, -33.88], 'Australia/Sydney', 'au', 'New South Wales'],
    ['London', [-0.12, 51.51], 'Europe/London', 'gb', 'England'],
    ['Honolulu', [-157.86, 21.31], 'Pacific/Honolulu', 'us', 'Hawaii'],
  ] as const)(
    'determines zone, country and state of %s',
    async (town, [lon, lat], zone, country, state) => {
      const osm = new SyntheticExtract([lon - 0.02, lat - 0.02, lon + 0.02, lat + 0.02]);
      osm.node([lon, lat], shop(`Laden ${town}`));
      await load(osm, { name: `${town.toLowerCase()}.osm.pbf` });
      expect(await branchOf(14)).toMatchObject({ title: town, time_zone: zone, country_code: country, state });
      expect(await itemNamed(`Laden ${town}`)).toMatchObject({
        hours_place: null,
        country_id: countryId(country),
        state_id: stateId(country, state),
      });
    },
    60_000,
  );

  it('determines the state from areas with a code, tags of places and municipality keys', async () => {
    const at = [11.57, 48.14] as const;
    const box = [11.5, 48.1, 11.6, 48.2] as [number, number, number, number];
    const bounds = box;
    const withArea = new SyntheticExtract(bounds);
    withArea.area('Bayern', 4, box, { 'ISO3166-2': 'DE-BY' });
    const withKey = new SyntheticExtract(bounds);
    withKey.area('München', 6, box, { 'de:amtlicher_gemeindeschluessel': '09162000' });
    const withAddress = new SyntheticExtract(bounds);
    withAddress.node([11.571, 48.141], { amenity: 'bank', 'addr:state': 'Bayern' });
    for (const osm of [withArea, withKey, withAddress]) {
      osm.node([...at], shop('Laden München'));
      await load(osm);
      expect(await branchOf(14)).toMatchObject({ country_code: 'de', state: 'Bayern', time_zone: 'Europe/Berlin' });
    }
  }, 60_000);

  it('gives a place across the border its own country, state and zone', async () => {
    const osm = new SyntheticExtract([9.55, 47.42, 9.76, 47.52]);
    osm.area('St. Gallen', 4, [9.55, 47.42, 9.64, 47.52], { 'ISO3166-2': 'CH-SG' });
    for (const at of [0, 0.001, 0.002]) osm.node([9.747 + at, 47.5], shop(`Bregenz ${at}`));
    osm.node([9.63, 47.45], shop('St. Margrethen'));
    const report = await load(osm, { title: 'Rheintal' });
    expect(await branchOf(14)).toMatchObject({ country_code: 'at', time_zone: 'Europe/Vienna' });
    expect(await itemNamed('Bregenz 0')).toMatchObject({ hours_place: null, country_id: countryId('AT') });
    expect(await itemNamed('St. Margrethen')).toMatchObject({
      hours_place: { timeZone: 'Europe/Zurich', countryCode: 'ch', state: 'St. Gallen' },
      country_id: countryId('CH'),
      state_id: stateId('CH', 'St. Gallen'),
    });
    expect(report.branches).toMatchObject([{ items: 4, itemsInOtherRegions: 1 }]);
    expect((await load(osm, { title: 'Rheintal' })).stored.written).toBe(0);
  }, 60_000);

  it('lets options override the borders, and names an option that matches nothing', async () => {
    const osm = new SyntheticExtract([9.55, 47.42, 9.76, 47.52]);
    osm.node([9.747, 47.5], shop('Bregenz'));
    osm.node([9.63, 47.45], shop('St. Margrethen'));
    const overruled = { timeZone: 'Europe/Berlin', countryCode: 'DE', state: 'by' };
    await load(osm, { title: 'Anderswo', overruled });
    expect(await branchOf(14)).toMatchObject({
      title: 'Anderswo',
      time_zone: 'Europe/Berlin',
      country_code: 'de',
      state: 'Bayern',
    });
    expect(await itemNamed('St. Margrethen')).toMatchObject({ hours_place: null, country_id: countryId('DE') });
    for (const [options, message] of [
      [{ timeZone: 'Europe/Atlantis' }, /--zone takes a time zone such as Australia\/Sydney; 'Europe\/Atlantis'/],
      [{ timeZone: '+05:00' }, /--zone/],
      [{ countryCode: 'zz' }, /--country takes a code of ISO 3166-1 such as au; 'zz' is none/],
      [{ countryCode: 'de', state: 'Tirol' }, /--state takes a state of Germany \(.*DE-BY.*\); 'Tirol' is none/],
      [{ countryCode: 'fj', state: 'Rewa' }, /no holidays are known to depend on a state of Fiji/],
    ] as const) {
      await expect(load(osm, { overruled: options })).rejects.toThrow(ExtractError);
      await expect(load(osm, { overruled: options })).rejects.toThrow(message);
    }
    expect(await branchOf(14)).toMatchObject({ title: 'Anderswo' });
  }, 60_000);
});

/** Liechtenstein as in older extracts. */
function olderLiechtenstein(): SyntheticExtract {
  const osm = new SyntheticExtract();
  osm.area('Vaduz', 8, [9.51, 47.11, 9.55, 47.16]);
  osm.area('Schaan', 8, [9.55, 47.11, 9.58, 47.16], { type: 'multipolygon' });
  osm.box([9.51, 47.161, 9.53, 47.17], { boundary: 'administrative', admin_level: '8', name: 'Planken' });
  osm.area('Liechtenstein', 2, [9.505, 47.105, 9.595, 47.195], { 'ISO3166-1': 'LI' });
  osm.area('Wahlkreis Unterland', 8, [9.531, 47.161, 9.55, 47.17], { political_division: 'constituency' });
  osm.relation([['way', 4711, 'outer']], {
    type: 'boundary',
    boundary: 'administrative',
    admin_level: '8',
    name: 'Triesen',
  });
  osm.node([9.52, 47.14], shop('Laden Vaduz'));
  osm.node([9.56, 47.14], shop('Laden Schaan'));
  osm.node([9.52, 47.165], shop('Laden Planken'));
  osm.node([9.54, 47.165], shop('Laden am Wahlkreis'));
  osm.node([9.5, 47.11], { place: 'village', name: 'Balzers' });
  return osm;
}

describe('older extracts', () => {
  it('support borders as multipolygons and closed ways, report missing ones, and ignore constituencies', async () => {
    const report = await load(olderLiechtenstein(), { branch: undefined });
    expect(report.branches.map((branch) => branch.shortId)).toEqual([1, 5, 6, 12]);
    expect(report.unmatched).toEqual([]);
    expect(report.missed).toContainEqual({
      shortId: 2,
      title: 'Triesen',
      reason: 'the border of Triesen is not closed in it',
    });
    expect(report.missed).toContainEqual({
      shortId: 3,
      title: 'Balzers',
      reason: 'it names Balzers, but has no border of it',
    });
    expect(report.missed.map((one) => one.shortId)).toEqual([2, 3, 4, 7, 8, 9, 10, 11]);
    expect(printReport(report, 'x', 1)).toContain('  branch 2 (Triesen): the border of Triesen is not closed in it');
    expect((await itemNamed('Laden am Wahlkreis')).city).not.toBe('Wahlkreis Unterland');
    const { rows } = await sql`select 1 from cities where title like 'Wahlkreis%'`.execute(database.db);
    expect(rows).toEqual([]);
  }, 60_000);
});

describe('--branch', () => {
  it('uses title and camera of the smallest area with most of the places', async () => {
    const osm = new SyntheticExtract([-0.2, 51.4, 0.1, 51.6]);
    osm.area('England', 4, [-0.3, 51.3, 0.2, 51.7], { 'ISO3166-2': 'GB-ENG' });
    osm.area('London', 5, [-0.15, 51.45, -0.05, 51.55]);
    osm.area('Inner and Middle Temples', 10, [-0.112, 51.511, -0.108, 51.513]);
    for (let at = 0; at < 9; at++) osm.node([-0.12 + at * 0.005, 51.5], shop(`Laden ${at}`));
    osm.node([0.09, 51.59], shop('Weit draussen'));
    await load(osm, { name: 'auszug-7.osm.pbf' });
    const branch = await branchOf(14);
    expect(branch.title).toBe('London');
    expect(branch.center).toEqual([expect.closeTo(-0.1, 2), expect.closeTo(51.5, 2), expect.any(Number)]);
  }, 60_000);
});

describe('stops', () => {
  it('of trams become one place each; a platform of a station becomes none', async () => {
    const osm = new SyntheticExtract([8.52, 47.36, 8.56, 47.39]);
    const tram = { public_transport: 'stop_position', tram: 'yes' };
    osm.node([8.54, 47.37], { railway: 'tram_stop', name: 'Paradeplatz' });
    osm.node([8.5402, 47.37], { ...tram, name: 'Paradeplatz' });
    osm.node([8.53, 47.38], { ...tram, name: 'Sihlquai' });
    osm.node([8.5305, 47.3801], { public_transport: 'platform', tram: 'yes', name: 'Sihlquai' });
    osm.node([8.535, 47.38], tram);
    osm.node([8.545, 47.38], { public_transport: 'platform', railway: 'platform', train: 'yes', name: 'Gleis 3' });
    osm.node([8.55, 47.38], { railway: 'subway_entrance', ref: 'A' });
    await load(osm, { title: 'Zürich' });
    const { rows } = await sql<{ kind: string; title: string }>`select k.sub_category as kind, i.title from items i
      join item_categories c on c.item_id = i.id join categories k on k.id = c.category_id
      where i.owner_id = 14 order by 1, 2`.execute(database.db);
    expect(rows).toEqual([
      { kind: 'Subway entrance', title: 'A' },
      { kind: 'Tram stop', title: 'Paradeplatz' },
      { kind: 'Tram stop', title: 'Sihlquai' },
    ]);
  }, 60_000);

  it('marks hours that cannot be read, until the extract has others', async () => {
    const marked = async () =>
      (
        await database.db
          .selectFrom('unreadable_hours as u')
          .innerJoin('items as i', 'i.id', 'u.item_id')
          .select('i.title')
          .orderBy('i.title')
          .execute()
      ).map(({ title }) => title);
    const extract = (hours: string) => {
      const osm = new SyntheticExtract([9.5, 47.1, 9.54, 47.14]);
      osm.node([9.51, 47.11], { shop: 'bakery', name: 'Beck', opening_hours: hours });
      osm.node([9.52, 47.12], { shop: 'butcher', name: 'Metzg', opening_hours: 'nach Lust und Laune' });
      osm.node([9.53, 47.13], { shop: 'books', name: 'Buch', opening_hours: 'Mo-Fr 09:00-18:00' });
      return osm;
    };
    await load(extract('siehe Website'));
    expect(await marked()).toEqual(['Beck', 'Metzg']);
    await load(extract('Mo-Sa 06:00-12:00'));
    expect(await marked()).toEqual(['Metzg']);
  }, 60_000);
});

it('keeps the own extract of a branch that shows places of others', async () => {
  await load(new SyntheticExtract(), { bytes: syntheticExtract(), branch: 16, title: 'Eigenes' });
  await load(new SyntheticExtract(), { bytes: syntheticExtract(), branch: undefined });
  const visibleOwners = await database.db
    .selectFrom('branches as b')
    .innerJoin('branch_owners as o', 'o.branch_id', 'b.short_id')
    .where('b.short_id', 'in', [15, 16])
    .select(['b.short_id', 'b.title', 'o.owner_id'])
    .execute();
  expect(visibleOwners.filter((row) => row.short_id === 16)).toEqual([
    { short_id: 16, title: 'Eigenes', owner_id: 16 },
  ]);
  expect(visibleOwners).toContainEqual(expect.objectContaining({ short_id: 15, owner_id: 5 }));
});
