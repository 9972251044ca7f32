import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import type { ItemSearchResult } from '@umkreis/contract/item.ts';
import { mercatorX, mercatorY } from '@umkreis/map-style/points/mercator.ts';
import { categoriesOfItems } from '@umkreis/places/item-categories.ts';
import { kindsOfShortcut, matchesShortcut } from '@umkreis/places/shortcut-filter.ts';
import { itemRow } from '@umkreis/testing/item-row.ts';
import { uniqueId } from '@umkreis/testing/unique-id.ts';
import { loadCategories, loadTags } from '@umkreis/reference-data/reference.repository.ts';
import { fallbackCategoryId } from '@umkreis/taxonomy/categories.ts';
import { addItems, ids, seedGuide } from '../testing/seed-guide.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

const castle = uniqueId();
const burger = uniqueId();
/** All combinations of two categories, in both orders, or none, and two tags. */
const categorySets = [[], [ids.bakery], [castle], [ids.bakery, castle], [castle, ids.bakery]];
const tagSets = [[], [ids.pizza], [burger], [ids.pizza, burger]];
const places = categorySets.flatMap((categories) =>
  tagSets.map((tags) => ({ row: itemRow({ owner_id: 3, title: 'Ort' }), categories, tags })),
);
const OWNER = 3;
const [LON, LAT] = [9.521, 47.141];

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(async (db) => {
    await seedGuide(db);
    const look = { icon_id: ids.icon, icon_title: 'pin', background_color_name: '#000000', color_name: '#FFFFFF' };
    await db
      .insertInto('categories')
      .values([
        { ...look, id: castle, main_category: 'Sights', sub_category: 'Castle' },
        { ...look, id: fallbackCategoryId, main_category: 'Place', sub_category: 'Place' },
      ])
      .execute();
    await db
      .insertInto('tags')
      .values({ id: burger, tag_key: 'cuisine', tag_value: 'burger', tag_group: 1001, icon_id: null })
      .execute();
    await addItems(
      db,
      places.map(({ row }, n) => ({ ...row, lat: LAT + n / 100_000, lon: LON })),
    );
    await db
      .insertInto('item_categories')
      .values(
        places.flatMap(({ row, categories }) =>
          categories.map((category_id, sort_order) => ({ owner_id: OWNER, item_id: row.id, category_id, sort_order })),
        ),
      )
      .execute();
    await db
      .insertInto('item_tags')
      .values(places.flatMap(({ row, tags }) => tags.map((tag_id) => ({ owner_id: OWNER, item_id: row.id, tag_id }))))
      .execute();
  });
}, 60_000);
afterAll(async () => api?.close());

const filters: SearchShortcutConfig['filter'][] = [
  { mainCategories: ['Sights'] },
  { tags: [{ tagKey: 'cuisine', tagValue: 'pizza' }] },
  { tags: [{ tagKey: 'cuisine' }] },
  { subCategories: ['Castle'], tags: [{ tagKey: 'cuisine', tagValue: 'burger' }] },
  { mainCategories: ['Shopping', 'Sights'] },
  { mainCategories: ['Place'], tags: [{ tagKey: 'cuisine', tagValue: 'burger' }] },
];

test.each(filters)(
  'returns the places of a shortcut that the rule selects, in search and tiles: %o',
  async (filter) => {
    const [categories, tags] = await Promise.all([loadCategories(api.db), loadTags(api.db)]);
    const matches = matchesShortcut({ filter });
    const categoriesOf = categoriesOfItems(new Map(categories.map((one) => [one.id, one])));
    const wanted = places
      .filter((place) =>
        matches({
          categories: categoriesOf(place),
          tags: tags.filter(({ id }) => place.tags.includes(id)),
          hasEvents: false,
        }),
      )
      .map(({ row }) => row.nano_id);
    expect(wanted.length).toBeGreaterThan(0);
    const kinds = kindsOfShortcut({ filter })!;
    const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).join();
    const query = `kindCategories=${idsOf(categories.filter(kinds.category))}&kindTags=${idsOf(tags.filter(kinds.tag))}`;

    const search = await api.app.inject(`/items/search/?branch=${OWNER}&limit=100&${query}`);
    expect(
      search
        .json<ItemSearchResult>()
        .items.map(({ nanoId }) => nanoId)
        .toSorted(),
    ).toEqual(wanted.toSorted());

    // Zoom level at which a tile omits nothing.
    const [x, y] = [mercatorX(LON), mercatorY(LAT)].map((at) => Math.floor(at * 2 ** 14));
    const { rawPayload } = await api.app.inject(`/items/tiles/${OWNER}/14/${x}/${y}.mvt?${query}`);
    const drawn = places.filter(({ row }) => rawPayload.includes(row.nano_id)).map(({ row }) => row.nano_id);
    expect(drawn.toSorted()).toEqual(wanted.toSorted());
  },
);

test.each([
  [ids.pizza, ({ tags }: (typeof places)[number]) => tags.includes(ids.pizza)],
  [`${ids.pizza},${burger}`, ({ tags }: (typeof places)[number]) => tags.length > 0],
  [`${ids.pizza};${burger}`, ({ tags }: (typeof places)[number]) => tags.length === 2],
  [`${ids.pizza};${uniqueId()}`, () => false],
])('returns the places with any tag of each group, in search and tiles: %s', async (tags, matches) => {
  const wanted = places.filter(matches).map(({ row }) => row.nano_id);
  const search = await api.app.inject(`/items/search/?branch=${OWNER}&limit=100&tags=${tags}`);
  const found = search.json<ItemSearchResult>().items.map(({ nanoId }) => nanoId);
  expect(found.toSorted()).toEqual(wanted.toSorted());
  const [x, y] = [mercatorX(LON), mercatorY(LAT)].map((at) => Math.floor(at * 2 ** 14));
  const { rawPayload } = await api.app.inject(`/items/tiles/${OWNER}/14/${x}/${y}.mvt?tags=${tags}`);
  const drawn = places.filter(({ row }) => rawPayload.includes(row.nano_id)).map(({ row }) => row.nano_id);
  expect(drawn.toSorted()).toEqual(wanted.toSorted());
});
