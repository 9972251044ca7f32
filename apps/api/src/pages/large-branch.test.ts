import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { BasemapDocument, ItemSearchResult } from '@umkreis/contract/item.ts';
import { LISTED_PAGES, LISTED_PER_PAGE, type ListedPlacePage } from '@umkreis/contract/page-list.ts';
import { itemRow } from '@umkreis/testing/item-row.ts';
import { uniqueId } from '@umkreis/testing/unique-id.ts';
import { LargeSearch } from '../item-search/large-search.ts';
import { LARGEST_DOCUMENT } from '@umkreis/content/snapshots/built-snapshots.ts';
import { addItems, ids, seedGuide } from '../testing/seed-guide.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

const LARGE = 3;
const PIZZAS = 2500;
const landmark = uniqueId();
const listId = uniqueId();
/**
 * A branch above the document limit. Every eighth place is a pizzeria, the first ten are landmarks that also sell
 * pizza.
 */
const places = Array.from({ length: LARGEST_DOCUMENT + 50 }, (_, n) =>
  itemRow({
    owner_id: LARGE,
    title: `Ort ${String(n).padStart(5, '0')}`,
    lat: 47.06 + (n % 200) / 5000,
    lon: 9.48 + Math.floor(n / 200) / 3000,
    source_ref: String(n),
  }),
);
const closed = itemRow({ owner_id: LARGE, title: 'A geschlossen', date_permanently_closed: '2020-01-01' });
const unnamed = itemRow({ owner_id: LARGE, title: '' });

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(async (db) => {
    await seedGuide(db);
    await db
      .insertInto('categories')
      .values({
        id: landmark,
        icon_id: ids.icon,
        icon_title: 'pin',
        main_category: 'Sights',
        sub_category: 'Castle',
        background_color_name: '#000000',
        color_name: '#FFFFFF',
        z_order: 1,
      })
      .execute();
    await addItems(db, [...places, closed, unnamed]);
    const link = (count: number, step: number) =>
      places
        .filter((_, n) => n % step === 0)
        .slice(0, count)
        .map(({ id }) => ({ owner_id: LARGE, item_id: id }));
    const tagged = [...link(PIZZAS, 8), ...[closed, unnamed].map(({ id }) => ({ owner_id: LARGE, item_id: id }))].map(
      (one) => ({ ...one, tag_id: ids.pizza }),
    );
    await db.insertInto('item_tags').values(tagged).execute();
    await db
      .insertInto('item_categories')
      .values(places.slice(-10).map(({ id }) => ({ owner_id: LARGE, item_id: id, category_id: landmark })))
      .execute();
    await db
      .insertInto('lists')
      .values({ id: listId, nano_id: 'large001', branch_id: LARGE, title_de: 'Auswahl', title_en: 'Choice' })
      .execute();
    await db
      .insertInto('list_items')
      .values(
        [places[7]!, places[3]!, closed].map(({ id }, at) => ({
          list_id: listId,
          owner_id: LARGE,
          item_id: id,
          sort_order: at,
        })),
      )
      .execute();
    for (const [nano_id, [id, filter]] of Object.entries(shortcuts))
      await db
        .insertInto('search_shortcuts')
        .values({
          id,
          nano_id,
          branch_id: LARGE,
          title_de: config.title.de,
          title_en: config.title.en,
          slug: nano_id,
          config: JSON.stringify({ ...config, filter }),
        })
        .execute();
    await sql`update branches set content_version = content_version + 1`.execute(db);
  });
}, 90_000);
afterAll(async () => api?.close());

const [shortcutId, anyKey, nothing] = [uniqueId(), uniqueId(), uniqueId()];
const config = {
  title: { de: 'Burgen und Pizza', en: 'Castles and pizza' },
  icon: 'pin',
  allowItemAddition: false,
  allowChangeRequest: false,
  useDefaultMapBoundaries: true,
  note: '',
  showInFrameMenu: true,
};
const shortcuts = {
  short001: [shortcutId, { mainCategories: ['Sights'], tags: [{ tagKey: 'cuisine', tagValue: 'pizza' }] }],
  short002: [anyKey, { tags: [{ tagKey: 'cuisine' }] }],
  short003: [nothing, { subCategories: ['Nobody has it'] }],
} as const;
const listPlaces = (query: string, branch = LARGE) => api.app.inject(`/pages/places/${branch}?${query}`);
const read = async (query: string, branch = LARGE) => (await listPlaces(query, branch)).json<ListedPlacePage>();
const titles = ({ places: listed }: ListedPlacePage) => listed.map(({ title }) => title);

test('is too large for a document', async () => {
  await expect
    .poll(async () => (await api.app.inject(`/items/basemap/branchshortid/${LARGE}`)).json<BasemapDocument>().tiled, {
      timeout: 30_000,
    })
    .toBe(true);
}, 40_000);

test.each(['text=ort 1234', 'text=o 9&limit=3', `tags=${ids.pizza}&limit=5`, 'near=9.5,47.07&text=ort&limit=4'])(
  'returns the same results from the word index of a large branch as from the database: %s',
  async (query) => {
    const inMemory = vi.spyOn(LargeSearch.prototype, 'find');
    const search = async () =>
      (await api.app.inject(`/items/search/?branch=${LARGE}&${query}`)).json<ItemSearchResult>();
    inMemory.mockResolvedValueOnce(null);
    const ofDatabase = await search();
    expect(ofDatabase.items.length).toBeGreaterThan(0);
    await expect
      .poll(
        async () => {
          expect(await search()).toEqual(ofDatabase);
          return inMemory.mock.settledResults.at(-1)?.value !== null;
        },
        { timeout: 20_000 },
      )
      .toBe(true);
    inMemory.mockRestore();
  },
  30_000,
);

test('lists a tag of a large branch by page: every place once, without closed ones, unnamed ones last', async () => {
  const first = await read(`of=tag&id=${ids.pizza}`);
  expect([first.total, first.places.length, first.places[0]]).toEqual([
    PIZZAS + 1,
    LISTED_PER_PAGE,
    { nanoId: places[0]!.nano_id, title: 'Ort 00000' },
  ]);
  const all = (
    await Promise.all(Array.from({ length: LISTED_PAGES }, (_, at) => read(`of=tag&id=${ids.pizza}&page=${at + 1}`)))
  ).flatMap(titles);
  expect([all.length, new Set(all).size]).toEqual([LISTED_PAGES * LISTED_PER_PAGE, LISTED_PAGES * LISTED_PER_PAGE]);
  expect(all).toEqual(all.toSorted());
});

test('lists places with a category or a tag of a shortcut, the more important category first', async () => {
  const { total, places: listed } = await read(`of=shortcut&id=${shortcutId}`);
  expect(total).toBe(
    PIZZAS +
      1 +
      places.slice(-10).filter((_, at) => (places.length - 10 + at) % 8 !== 0 || places.length - 10 + at >= PIZZAS * 8)
        .length,
  );
  expect(listed.slice(0, 10).map(({ title }) => title)).toEqual(places.slice(-10).map(({ title }) => title));
  expect(listed[10]!.title).toBe('Ort 00000');
});

test('lists all values of a key without a value, and nothing for an unused kind', async () => {
  expect((await read(`of=shortcut&id=${anyKey}`)).total).toBe(PIZZAS + 1);
  expect(await read(`of=shortcut&id=${nothing}`)).toEqual({ total: 0, places: [] });
});

test('keeps the order of a curated list, also on the main site but not on another branch', async () => {
  expect(titles(await read('of=list&id=large001'))).toEqual(['Ort 00007', 'Ort 00003']);
  expect(titles(await read('of=list&id=large001', 0))).toEqual(['Ort 00007', 'Ort 00003']);
  expect((await listPlaces('of=list&id=large001', 1)).statusCode).toBe(404);
  expect((await listPlaces(`of=shortcut&id=${shortcutId}`, 1)).statusCode).toBe(404);
});

test('has no first places, which only the search of a large branch has', async () => {
  const statusOf = async (branch: number) => (await api.app.inject(`/pages/first/${branch}`)).statusCode;
  expect(await statusOf(LARGE)).toBe(404);
  // 503 until its places are read.
  await expect.poll(() => statusOf(1), { timeout: 30_000 }).toBe(200);
});

test('rejects an invalid list or page number', async () => {
  for (const query of [
    '',
    'of=all&id=large001',
    `of=tag&id=${ids.pizza}&page=0`,
    `of=tag&id=${ids.pizza}&page=${LISTED_PAGES + 1}`,
    'of=list&id=x',
    'of=tag&id=large001',
  ])
    expect([query, (await listPlaces(query)).statusCode]).toEqual([query, 400]);
  expect(await read(`of=tag&id=${uniqueId()}`)).toEqual({ total: 0, places: [] });
});

test('lists a newly tagged place with the next content version', async () => {
  await api.db.insertInto('item_tags').values({ owner_id: LARGE, item_id: places[1]!.id, tag_id: ids.pizza }).execute();
  await sql`update branches set content_version = content_version + 1 where short_id = ${LARGE}`.execute(api.db);
  await expect.poll(async () => titles(await read(`of=tag&id=${ids.pizza}`))[1], { timeout: 15_000 }).toBe('Ort 00001');
});
