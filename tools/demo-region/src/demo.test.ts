import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { branchConfigs } from '@umkreis/branches/registry.ts';
import type { OpenDatabase } from '@umkreis/db/open-database.ts';
import { openTestDatabase } from '@umkreis/db/open-test-database.ts';
import { readPbf } from '@umkreis/osm-import/pbf/read-pbf.ts';
import { writePbf } from '@umkreis/osm-import/pbf/write-pbf.ts';
import { readRegion } from '@umkreis/osm-import/region/read-region.ts';
import { fillBranch, FillError } from './fill/fill-branch.ts';
import { demoContests } from './events/contests.ts';
import { demoLists, demoEvents, topPlaces } from './events/demo-events.ts';
import { loadDemo } from './load-demo.ts';
import { drawings, logos, panoramas } from './pictures/scenes.ts';
import { countRows } from './testing/count-rows.ts';
import { contours, area } from './valley/contours.ts';
import { createValley } from './valley/create-valley.ts';
import { villages } from './valley/villages.ts';

describe('createValley', () => {
  const bytes = writePbf(createValley().content);

  it('returns the same result every time', () => {
    expect(Buffer.compare(bytes, writePbf(createValley().content))).toBe(0);
  });

  it('creates a region that the importer can read: closed areas, houses, places, routes', () => {
    const region = readRegion(readPbf(bytes));
    expect(region.areas.filter((one) => one.complete && one.level === 8)).toHaveLength(villages.length);
    expect(region.buildings.length).toBeGreaterThan(1500);
    expect(region.items.length).toBeGreaterThan(1000);
    const has = (sub: string) => region.items.some((item) => item.categories[0]!.subCategory === sub);
    expect(
      ['Hiking route', 'Gondola lift', 'Chairlift', 'Bus line', 'Ski slope', 'Restaurant', 'Peak'].filter(
        (sub) => !has(sub),
      ),
    ).toEqual([]);
    expect(
      region.items
        .filter((item) => item.categories[0]!.subCategory === 'Bus line')
        .every((line) => line.stops.length > 3),
    ).toBe(true);
  });
});

describe('contours', () => {
  it('run counter-clockwise around positive areas and clockwise around holes', () => {
    const rings = contours(([x, y]) => Math.min(8 - Math.hypot(x, y), Math.hypot(x, y) - 3), {
      west: -10,
      south: -10,
      east: 10,
      north: 10,
      step: 0.5,
    });
    expect(rings.map(area).toSorted((a, b) => a - b)).toEqual([
      expect.closeTo(-Math.PI * 9, 0),
      expect.closeTo(Math.PI * 64, -1),
    ]);
  });
});

describe('loadDemo', () => {
  let dataDir: string;
  let database: OpenDatabase;
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'umkreis-demo-'));
    database = await openTestDatabase(dataDir);
    await loadDemo(database.db, { dataDir });
  }, 240_000);
  afterAll(async () => {
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  }, 30_000);

  it('draws pictures for most places, panoramas and logos, storing each once', async () => {
    const {
      rows: [row],
    } = await sql<{
      pictures: number;
      panoramas: number;
      logos: number;
      places: number;
      files: number;
      broken: number;
    }>`select
      count(*) filter (where kind = 1)::int as pictures, count(*) filter (where kind = 2)::int as panoramas,
        count(*) filter (where kind = 3)::int as logos, count(distinct item_id)::int as places,
      count(distinct file_hash)::int as files, count(*) filter (where not exists (select from media_files f
        where f.hash = m.file_hash and f.is_ready))::int as broken from item_media m`.execute(database.db);
    expect(row).toMatchObject({ files: drawings().length + panoramas().length + logos().length, broken: 0 });
    expect(row!.places).toBeGreaterThan(300);
    expect(Math.min(row!.panoramas, row!.logos)).toBeGreaterThan(5);
    expect((await readdir(path.join(dataDir, 'media'))).length).toBeGreaterThan(row!.files * 2);
  });

  it('gives every branch visible places, a camera and a basemap, and marks it as invented', async () => {
    const { rows } = await sql<{ short_id: number; shown: number; ready: boolean }>`select b.short_id,
      (select count(*) from items i join branch_owners o on o.owner_id = i.owner_id
        where o.branch_id = b.short_id) as shown,
      b.center is not null and b.bounds is not null and b.basemap_archive is not null and b.is_demo
        and b.attribution like '%Demonstration%' as ready
      from branches b where b.short_id > 0`.execute(database.db);
    expect(rows.filter((row) => Number(row.shown) === 0 || !row.ready)).toEqual([]);
    expect(rows).toHaveLength(branchConfigs.length);
  });

  it('finds every place that its events and lists refer to', async () => {
    const titles = new Set((await database.db.selectFrom('items').select('title').execute()).map((row) => row.title));
    expect(
      [
        ...demoEvents.map((one) => one.at),
        ...demoLists.flatMap((list) => list.places),
        ...topPlaces,
        ...demoContests.flatMap((contest) => contest.at ?? []),
      ].filter((title) => !titles.has(title)),
    ).toEqual([]);
  });

  it('has running contests, and places that editors featured for their branch', async () => {
    const {
      rows: [row],
    } = await sql<{ running: number; later: number; slots: number; sponsors: number; coupons: number }>`select
      (select count(*)::int from contests where now() between date_begin and date_end
        and item_id is not null) as running, (select count(*)::int from contests where date_begin > now()) as later,
      count(*) filter (where t.tag_key = 'flohmarkt' and t.tag_value in ('varA', 'varB'))::int as slots,
        count(*) filter (where t.tag_value in ('hauptsponsor', 'presentingPartner', 'patronat'))::int as sponsors,
      count(*) filter (where t.tag_key = 'gewerbeverein' and t.tag_value = 'gutscheine')::int as coupons
        from item_tags i join tags t on t.id = i.tag_id`.execute(database.db);
    expect(row).toEqual({ running: 4, later: 1, slots: 40, sponsors: 15, coupons: 2 });
  });

  it('has a timetable at every stop and station, by day and by night', async () => {
    const {
      rows: [row],
    } = await sql<{
      stops: number;
      placed: number;
      items: number;
      trips: number;
      night: number;
    }>`select (select count(*)::int from timetable_stops) as stops, (select count(*)::int from timetable_stops
      where item_id is not null) as placed,
      (select count(distinct item_id)::int from timetable_stops) as items, (select count(*)::int
        from timetable_trips) as trips, (select count(*)::int from timetable_calls
          where departure > 86400) as night`.execute(database.db);
    expect(row!.placed).toBe(row!.stops);
    expect(row!.items).toBe(row!.stops);
    expect(Math.min(row!.stops, row!.trips, row!.night)).toBeGreaterThan(20);
  });

  it('preserves ids and creates no duplicates when it is loaded again', async () => {
    const stored = async () => ({
      items: (await database.db.selectFrom('items').select('id').orderBy('id').execute()).map((row) => row.id),
      counts: await countRows(database.db),
    });
    const before = await stored();
    await loadDemo(database.db, { dataDir });
    expect(await stored()).toEqual(before);
  }, 240_000);

  it('fills a branch with any number of places, replacing the previous ones', async () => {
    const filled = async () =>
      Number(
        (
          await database.db
            .selectFrom('items')
            .select((e) => e.fn.countAll<number>().as('n'))
            .where('source', '=', 'demo-fill')
            .executeTakeFirstOrThrow()
        ).n,
      );
    await fillBranch(database.db, { items: 2000, branch: 5 });
    expect(await filled()).toBe(2000);
    await fillBranch(database.db, { items: 1000, branch: 5 });
    expect(await filled()).toBe(1000);
    const { rows } = await sql<{
      outside: number;
    }>`select count(*) as outside from items i join branches b on b.short_id = i.owner_id where i.source = 'demo-fill'
      and (lon not between (bounds->0->>0)::float8 and (bounds->1->>0)::float8
        or lat not between (bounds->0->>1)::float8 and (bounds->1->>1)::float8)`.execute(database.db);
    expect(Number(rows[0]!.outside)).toBe(0);
    await database.db.updateTable('branches').set({ bounds: null }).where('short_id', '=', 28).execute();
    await expect(fillBranch(database.db, { items: 1000, branch: 28 })).rejects.toThrow(FillError);
  }, 60_000);
});
