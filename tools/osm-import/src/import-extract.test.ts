import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '@umkreis/db/open-database.ts';
import { openTestDatabase } from '@umkreis/db/open-test-database.ts';
import { lonFrom } from '@umkreis/geometry/longitude.ts';
import { tagId } from '@umkreis/taxonomy/ids.ts';
import { ExtractError } from './shared/extract-error.ts';
import { importExtract } from './import-extract.ts';
import { syntheticExtract } from './region/synthetic-extract.ts';

let dataDir: string;
let database: OpenDatabase;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'umkreis-import-'));
  database = await openTestDatabase(dataDir);
}, 60_000);
afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
}, 30_000);

const load = (bytes: Uint8Array, more: Partial<Parameters<typeof importExtract>[1]> = {}) =>
  importExtract(database.db, { bytes, name: 'klein.osm.pbf', dataDir, ...more });
const items = () =>
  database.db.selectFrom('items').selectAll().where('source', '=', 'osm').orderBy('source_ref').execute();
const cafe = async () => (await items()).find((item) => item.source_ref === 'node/1')!;
const everything = async () =>
  JSON.stringify(
    await Promise.all(
      ['items', 'item_details', 'item_tags', 'item_relations', 'streets', 'buildings', 'branches'].map(
        async (table) => (await sql`select * from ${sql.table(table)} order by 1, 2`.execute(database.db)).rows,
      ),
    ),
  );
const versionOf = async (branch: number) =>
  (
    await database.db
      .selectFrom('branches')
      .select('content_version')
      .where('short_id', '=', branch)
      .executeTakeFirstOrThrow()
  ).content_version;

describe('importExtract', () => {
  it("shows the imported places in branches that show places of others, with the region's name", async () => {
    await load(syntheticExtract());
    const rows = await database.db
      .selectFrom('branches as b')
      .innerJoin('branch_owners as o', 'o.branch_id', 'b.short_id')
      .where('b.short_id', 'in', [15, 16, 19, 22, 26, 27])
      .select(['b.short_id', 'b.title', 'b.is_demo', 'b.attribution', 'o.owner_id'])
      .orderBy('b.short_id')
      .orderBy('o.owner_id')
      .execute();
    const visibleOwners = (branch: number) => rows.filter((row) => row.short_id === branch).map((row) => row.owner_id);
    for (const branch of [15, 16, 26]) expect(visibleOwners(branch), String(branch)).toEqual([1, 5]);
    for (const branch of [19, 22, 27]) expect(visibleOwners(branch), String(branch)).toEqual([1, 5, 12]);
    const rowOf = (branch: number) => rows.find((row) => row.short_id === branch);
    expect(rowOf(19)).toMatchObject({ title: 'Wanderland Liechtenstein', is_demo: false });
    expect(rowOf(26)).toMatchObject({
      title: 'Abfallverband Liechtenstein',
      attribution: '© OpenStreetMap contributors',
    });
    const sorts = await database.db.selectFrom('items').where('owner_id', 'in', [19, 26]).select('id').execute();
    expect(sorts).toEqual([]);
  });

  it('fills the configured branches, their cameras and their basemap', async () => {
    const before = await versionOf(12);
    const report = await load(syntheticExtract());
    expect(report.branches.map((branch) => branch.shortId)).toEqual([1, 5, 12]);
    expect(report.unmatched).toEqual(['Neudorf']);
    expect(report.left).toContainEqual(['outside every area that is taken', expect.any(Number)]);
    const branch = await database.db
      .selectFrom('branches')
      .selectAll()
      .where('short_id', '=', 1)
      .executeTakeFirstOrThrow();
    expect(branch).toMatchObject({
      title: null,
      time_zone: 'Europe/Vaduz',
      country_code: 'li',
      is_demo: false,
      basemap_archive: report.basemap.file,
      attribution: '© OpenStreetMap contributors',
      bounds: [
        [9.51, 47.11],
        [9.55, 47.16],
      ],
    });
    expect(existsSync(path.join(dataDir, 'basemap', report.basemap.file))).toBe(true);
    expect(await versionOf(12)).toBeGreaterThan(before);
    const line = (await items()).find((item) => item.title.startsWith('Bus 11'))!;
    const stops = await sql<{
      title: string;
    }>`select c.title from item_relations r join items c on c.id = r.item_child_id where r.item_parent_id = ${line.id}
      and r.relationship_id = 2 order by r.sort_order`.execute(database.db);
    expect(stops.rows.map((row) => row.title)).toEqual(['Halt 1', 'Halt 2', 'Halt 3']);
  }, 60_000);

  it('changes nothing on a second import', async () => {
    const before = await items();
    const report = await load(syntheticExtract());
    expect(report.stored).toMatchObject({ written: 0, removed: 0 });
    expect(await items()).toEqual(before);
  }, 60_000);

  it("keeps editors' changes, adds new items and removes missing ones", async () => {
    const { db } = database;
    const before = await cafe();
    await db
      .updateTable('items')
      .set({ title: 'Café von Hand', edited_fields: ['title', 'tags', 'detail:hours'] })
      .where('id', '=', before.id)
      .execute();
    await db.deleteFrom('item_tags').where('item_id', '=', before.id).execute();
    await sql`update item_details d set data_value = 'Mo-Su 09:00-12:00' from item_detail_keys k
      where k.id = d.item_detail_key_id and k.key_name = 'hours' and d.item_id = ${before.id}`.execute(db);
    await load(syntheticExtract({ cafeName: 'Café Berger', withKiosk: false, withBakery: true }));
    expect(await cafe()).toMatchObject({ id: before.id, nano_id: before.nano_id, title: 'Café von Hand' });
    const details = await sql<{
      key_name: string;
      data_value: string;
    }>`select k.key_name, d.data_value from item_details d join item_detail_keys k on k.id = d.item_detail_key_id
      where d.item_id = ${before.id} order by 1`.execute(db);
    expect(details.rows).toEqual([
      { key_name: 'hours', data_value: 'Mo-Su 09:00-12:00' },
      { key_name: 'phone', data_value: '+423 555 10 10' },
    ]);
    expect(await db.selectFrom('item_tags').selectAll().where('item_id', '=', before.id).execute()).toEqual([]);
    const titles = (await items()).map((item) => item.title);
    expect(titles).toContain('Bäckerei');
    expect(titles).not.toContain('Kiosk');
  }, 60_000);

  it('keeps parents that editors added and removed', async () => {
    const { db } = database;
    const all = await items();
    const line = all.find((item) => item.title.startsWith('Bus 11'))!;
    const taken = all.find((item) => item.title === 'Halt 2')!;
    const given = await cafe();
    await db.deleteFrom('item_relations').where('item_child_id', '=', taken.id).execute();
    await db
      .insertInto('item_relations')
      .values({
        owner_id: given.owner_id,
        item_parent_id: line.id,
        item_child_id: given.id,
        relationship_id: 3,
        sort_order: 0,
      })
      .execute();
    await db
      .updateTable('items')
      .set({ edited_fields: sql`edited_fields || '{parents}'` })
      .where('id', 'in', [taken.id, given.id])
      .execute();
    await load(syntheticExtract());
    const children = await sql<{
      title: string;
    }>`select c.title from item_relations r join items c on c.id = r.item_child_id where r.item_parent_id = ${line.id}
      order by c.title`.execute(db);
    expect(children.rows.map((row) => row.title)).toEqual(['Café von Hand', 'Halt 1', 'Halt 3']);
  }, 60_000);

  it('rejects an unusable extract without changing anything', async () => {
    const before = await everything();
    const archives = await readdir(path.join(dataDir, 'basemap'));
    const good = syntheticExtract();
    const noArea = syntheticExtract().map((byte) => byte);
    for (const bytes of [
      new Uint8Array(),
      good.subarray(0, good.length - 9),
      new TextEncoder().encode('kein Extrakt'),
      noArea.fill(1, 200),
    ]) {
      await expect(load(bytes)).rejects.toThrow(ExtractError);
    }
    expect(await everything()).toBe(before);
    expect(await readdir(path.join(dataDir, 'basemap'))).toEqual(archives);
  }, 60_000);

  it('imports everything into one branch, with title and camera of the extract, replacing the demo', async () => {
    const { db } = database;
    await sql`insert into events (owner_id, id, item_id, title, date_begin, source)
      values (23, '0192f6a4-7c1e-7b3a-9d52-4e8f10c2a6b7', gen_random_uuid(), 'Erfundenes Fest', now(), 'demo')`.execute(
      db,
    );
    await sql`insert into event_branches (owner_id, event_id, branch_id)
      values (23, '0192f6a4-7c1e-7b3a-9d52-4e8f10c2a6b7', 22), (23, '0192f6a4-7c1e-7b3a-9d52-4e8f10c2a6b7',
        24)`.execute(db);
    await sql`insert into items (owner_id, id, nano_id, title, lat, lon, source, source_ref)
      values (22, gen_random_uuid(), 'demodemo', 'Erfunden', 47, 9, 'demo', 'x')`.execute(db);
    const report = await load(syntheticExtract(), { branch: 22, areaName: 'Schaan' });
    expect(report.removedDemo).toBe(1);
    expect((await db.selectFrom('event_branches').selectAll().execute()).map((row) => row.branch_id)).toEqual([24]);
    const branch = await db.selectFrom('branches').selectAll().where('short_id', '=', 22).executeTakeFirstOrThrow();
    expect(branch).toMatchObject({
      title: 'Schaan',
      bounds: [
        [9.55, 47.11],
        [9.58, 47.16],
      ],
    });
    expect(branch.center).toEqual([expect.closeTo(9.565, 2), expect.closeTo(47.125, 2), expect.any(Number)]);
    const main = await db.selectFrom('branches').select('bounds').where('short_id', '=', 0).executeTakeFirstOrThrow();
    expect(main.bounds).toEqual([
      [9.505, 47.105],
      [9.595, 47.195],
    ]);
    const owned = await db.selectFrom('items').select('title').where('owner_id', '=', 22).execute();
    expect(owned.map((item) => item.title)).toEqual(['Ringsee']);
  }, 60_000);
});

const sharedData = path.join(import.meta.dirname, '../../../../shared/data');
const extracts = existsSync(sharedData) ? readdirSync(sharedData).filter((file) => file.endsWith('.osm.pbf')) : [];
const inRegistry = extracts.filter((file) => file.startsWith('liechtenstein'));
const otherExtracts = extracts.filter((file) => !file.startsWith('liechtenstein'));
const isLarge = (file: string) => extracts.includes(file) && statSync(path.join(sharedData, file)).size > 200_000;
/** Expected values of real extracts: title, time zone, country, state */
const expectedByFile: Record<string, [string, string, string, string | null]> = {
  'fiji.osm.pbf': ['Fiji', 'Pacific/Fiji', 'fj', null],
  'harrisburg.osm.pbf': ['Harrisburg', 'America/New_York', 'us', 'Pennsylvania'],
  'sydney.osm.pbf': ['Sydney', 'Australia/Sydney', 'au', 'New South Wales'],
};

describe('a real extract', () => {
  it.for(inRegistry.length > 0 ? inRegistry : ['none'])(
    'is imported: %s',
    { tags: ['nightly'], timeout: 90_000 },
    async (file, context) => {
      if (file === 'none') return context.skip('no extract in ../shared/data beside the workspace');
      const started = process.cpuUsage();
      const report = await load(readFileSync(path.join(sharedData, file)), { name: file });
      // CPU time of this process and its threads, regardless of the load of the machine.
      const { user, system } = process.cpuUsage(started);
      expect((user + system) / 1_000_000).toBeLessThan(60);
      expect(report.branches.map((branch) => branch.shortId)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
      expect(report.missed).toEqual([]);
      expect([...report.taken.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(15_000);
      const { rows } = await sql<{ restaurants: number; hours: number; lines: number; wheelchair: number }>`select
      (select count(*) from item_categories c join categories k on k.id = c.category_id
        where k.sub_category = 'Restaurant') as restaurants,
      (select count(*) from item_details d join item_detail_keys k on k.id = d.item_detail_key_id
        where k.key_name = 'hours') as hours,
      (select count(*) from item_relations where relationship_id = 2) as lines,
      (select count(*) from item_tags where tag_id = ${tagId('wheelchair', 'yes')}) as wheelchair`.execute(database.db);
      expect(rows[0]!.restaurants).toBeGreaterThan(60);
      expect(rows[0]!.hours).toBeGreaterThan(200);
      expect(rows[0]!.lines).toBeGreaterThan(500);
      expect(rows[0]!.wheelchair).toBeGreaterThan(50);
    },
  );

  for (const file of otherExtracts.length > 0 ? otherExtracts : ['none'])
    it(
      `is imported into a branch: ${file}`,
      { tags: isLarge(file) ? ['nightly'] : [], timeout: 90_000 },
      async (context) => {
        if (file === 'none') return context.skip('no extract in ../shared/data beside the workspace');
        const bytes = readFileSync(path.join(sharedData, file));
        await expect(load(bytes, { name: file })).rejects.toThrow(/holds no area|no branch is configured/);
        const report = await load(bytes, { name: file, branch: 14 });
        expect(report.branches).toMatchObject([
          { shortId: 14, hoursPlace: { timeZone: expect.stringContaining('/') } },
        ]);
        const branch = await database.db
          .selectFrom('branches')
          .select(['title', 'time_zone', 'country_code', 'state', 'bounds', 'center'])
          .where('short_id', '=', 14)
          .executeTakeFirstOrThrow();
        const [[west], [east]] = branch.bounds!;
        expect(east - west).toBeLessThan(180);
        expect(lonFrom(west, branch.center![0])).toBeLessThanOrEqual(east);
        if (expectedByFile[file])
          expect([branch.title, branch.time_zone, branch.country_code, branch.state]).toEqual(expectedByFile[file]);
      },
    );
});
