import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { branchConfigs } from '@umkreis/branches/registry.ts';
import type { Branch } from '@umkreis/contract/branch.ts';
import { itemChangesOf } from '@umkreis/contract/item-changes.ts';
import { placesArchiveOf } from '@umkreis/contract/places-archive.ts';
import { referenceDocument, type ReferenceDocument } from '@umkreis/contract/reference-document.ts';
import { referenceFileOf } from '@umkreis/contract/reference-file.ts';
import { itemRow } from '@umkreis/testing/item-row.ts';
import { uniqueId } from '@umkreis/testing/unique-id.ts';
import { addItems, bakery, ids, seedGuide } from '../testing/seed-guide.ts';
import { builtSnapshots } from '../testing/built-snapshots.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { LARGEST_DOCUMENT } from '@umkreis/content/snapshots/built-snapshots.ts';
import { OldSnapshots } from '@umkreis/content/snapshots/old-snapshots.ts';

const [inn, castle, place, fork, clock, shortcutIcon, unusedIcon, sushi, concert, listed] = Array.from(
  { length: 10 },
  uniqueId,
) as [string, string, string, string, string, string, string, string, string, string];
const shortcuts = branchConfigs
  .find(({ shortId }) => shortId === 1)!
  .searchShortcuts.filter(({ env }) => env === 'development');
const listedTag = shortcuts.flatMap(({ filter }) => filter.tags ?? [])[0]!;
const large = 5;
let api: TestApi;

beforeAll(async () => {
  api = await startTestApi(async (db) => {
    await seedGuide(db);
    const icon = (id: string, title: string) => ({ id, title, icon_svg: 'M0 0', symbol_svg: 'circle' });
    await db
      .insertInto('icons')
      .values([
        icon(fork, 'fork'),
        icon(clock, 'clock-of-test'),
        icon(shortcutIcon, shortcuts[0]!.icon),
        icon(unusedIcon, 'unused'),
      ])
      .execute();
    const category = (id: string, main: string, sub: string, icon_id: string, icon_title: string) => ({
      id,
      icon_id,
      icon_title,
      main_category: main,
      sub_category: sub,
      background_color_name: '#C2255C',
      color_name: '#FFFFFF',
    });
    await db
      .insertInto('categories')
      .values([
        category(inn, 'Eating', 'Inn', fork, 'fork'),
        category(castle, 'Sights', 'Castle', unusedIcon, 'unused'),
        category(place, 'Place', 'Place', ids.icon, 'pin'),
      ])
      .execute();
    await db
      .insertInto('tags')
      .values([
        { id: sushi, tag_key: 'cuisine', tag_value: 'sushi', tag_group: 1001, icon_id: null },
        { id: concert, tag_key: 'event', tag_value: 'concert', tag_group: 1001, icon_id: null },
        {
          id: listed,
          tag_key: listedTag.tagKey,
          tag_value: listedTag.tagValue ?? 'any',
          tag_group: 1001,
          icon_id: null,
        },
      ])
      .execute();
    await db.insertInto('item_tags').values({ owner_id: 1, item_id: bakery.id, tag_id: ids.pizza }).execute();
    await db
      .updateTable('item_detail_keys')
      .set({ icon_id: clock, icon_title: 'clock-of-test' })
      .where('id', '=', ids.hours)
      .execute();
    const event = { owner_id: 1, id: uniqueId(), item_id: bakery.id, title: 'Konzert', date_begin: new Date() };
    await db.insertInto('events').values(event).execute();
    await db.insertInto('event_branches').values({ owner_id: 1, event_id: event.id, branch_id: 1 }).execute();
    await db.insertInto('event_tags').values({ owner_id: 1, event_id: event.id, tag_id: concert }).execute();
    const many = Array.from({ length: LARGEST_DOCUMENT + 1 }, () => itemRow({ owner_id: large }));
    await addItems(db, many);
    await db
      .insertInto('branch_owners')
      .values({ branch_id: large, owner_id: large })
      .onConflict((on) => on.doNothing())
      .execute();
    await db
      .insertInto('item_categories')
      .values({ owner_id: large, item_id: many.at(-1)!.id, category_id: castle })
      .execute();
  });
});
afterAll(() => api?.close());

const files = async () => (await api.app.inject('/branches/basemap-files/')).json<Record<string, string>>();
const folder = () => path.join(api.dataDir, 'json');
const read = async (name: string) =>
  referenceDocument.parse(JSON.parse(await readFile(path.join(folder(), referenceFileOf(name)), 'utf8')));

/** Waits until the branch's reference data meet a condition; content is polled each second. */
async function referenceWith(
  branch: number,
  isReady: (document: ReferenceDocument) => boolean,
): Promise<ReferenceDocument> {
  for (const end = Date.now() + 15_000; ;) {
    const name = (await files())[branch];
    const document = name ? await read(name) : undefined;
    if (document && isReady(document)) return document;
    if (Date.now() > end) throw new Error(`reference data never changed: ${JSON.stringify(document).slice(0, 300)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
const untilIdle = () => builtSnapshots(api);
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).toSorted();
const has =
  (id: string) =>
  ({ categories, tags }: ReferenceDocument) =>
    [...categories, ...tags].some((row) => row.id === id);
const bump = (branches: readonly number[]) =>
  api.db
    .updateTable('branches')
    .set({ content_version: sql`content_version + 1` })
    .where('short_id', 'in', branches)
    .execute();

test('contains exactly what places, events and shortcuts of the branch use', async () => {
  const { categories, tags, icons } = await referenceWith(1, () => true);
  expect(idsOf(categories)).toEqual([ids.bakery, place].toSorted());
  expect(categories.find(({ id }) => id === ids.bakery)!.subCategoryName).toEqual({ de: 'Bäckerei', en: 'Bakery' });
  expect(idsOf(tags)).toEqual([ids.pizza, concert, listed].toSorted());
  expect(idsOf(icons)).toEqual([ids.icon, clock, shortcutIcon].toSorted());
});

test('has reference data but no points for a branch above the document limit', async () => {
  expect(idsOf((await referenceWith(large, () => true)).categories)).toEqual([castle, place].toSorted());
  expect(idsOf((await referenceWith(0, has(castle))).categories)).toEqual([ids.bakery, castle, place].toSorted());
  const current = await untilIdle();
  expect(await readdir(folder())).not.toContain(placesArchiveOf(current[large]!));
  const branches = (await api.app.inject('/branches/')).json<Branch[]>();
  const bootstrapOf = (shortId: number) => {
    const { placesArchive, isTiled } = branches.find((one) => one.shortId === shortId)!;
    return { placesArchive, isTiled };
  };
  expect(bootstrapOf(1)).toEqual({ placesArchive: placesArchiveOf(current['1']!), isTiled: undefined });
  expect(bootstrapOf(large)).toEqual({ placesArchive: null, isTiled: true });
});

test('is stored next to the snapshot in all encodings, and served by the same rules', async () => {
  const name = referenceFileOf((await untilIdle())['14']!);
  expect(name).toMatch(/^reference-branch-14-development-\d+\.json$/);
  expect(await readdir(folder())).toEqual(expect.arrayContaining([name, `${name}.br`, `${name}.gz`]));
  expect(brotliDecompressSync(await readFile(path.join(folder(), `${name}.br`)))).toEqual(
    await readFile(path.join(folder(), name)),
  );
});

test('is rebuilt for a new category of an item, and for a new name where it is used', async () => {
  await api.db.insertInto('item_categories').values({ owner_id: 1, item_id: bakery.id, category_id: inn }).execute();
  await bump([1, 14]);
  const { version, icons } = await referenceWith(1, has(inn));
  expect(idsOf(icons)).toContain(fork);
  await referenceWith(14, has(inn));

  const before = await untilIdle();
  await api.db
    .insertInto('category_translations')
    .values({
      category_id: inn,
      language: 'de',
      main_category_name_translate: 'Essen',
      sub_category_name_translate: 'Wirtshaus',
    })
    .execute();
  await bump([0]);
  const renewed = await referenceWith(1, ({ categories }) =>
    categories.some(({ subCategoryName }) => subCategoryName.de === 'Wirtshaus'),
  );
  expect(renewed.version).not.toBe(version);
  const after = await untilIdle();
  expect(after['1']).not.toBe(before['1']);
  expect(after['2']).toBe(before['2']);
});

test('rebuilds only missing files after a restart', async () => {
  const before = await untilIdle();
  await rm(path.join(folder(), referenceFileOf(before['1']!)));
  await api.restart();
  const after = await untilIdle();
  expect(after).toEqual({ ...before, 1: expect.not.stringMatching(before['1']!) });
  expect(has(inn)(await read(after['1']!))).toBe(true);
});

test('is deleted with its snapshot', async () => {
  const snapshots = Object.entries(await untilIdle());
  const current = snapshots.flatMap(([branch, name]) => [
    name,
    referenceFileOf(name),
    // The main site includes the many places too.
    ...(['0', String(large)].includes(branch) ? [] : [placesArchiveOf(name), itemChangesOf(name)]),
  ]);
  const none = { last: 1, graceMs: 0 };
  const retention = { snapshots: none, archives: none, mostBytes: 0 };
  await new OldSnapshots(folder(), 'development', { retention }).remove(new Set(current));
  const left = (await readdir(folder())).filter((name) => /\.(?:json|pmtiles)$/.test(name));
  expect(left.toSorted()).toEqual(current.toSorted());
});
