import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Category } from '@umkreis/contract/category.ts';
import type { ItemFacets, ItemFacetsQuery } from '@umkreis/contract/item-facets.ts';
import { itemFacetsQuery } from '@umkreis/contract/item-facets.ts';
import type { Tag } from '@umkreis/contract/tag.ts';
import type { Db } from '@umkreis/db/database.ts';
import { facetsOf } from '@umkreis/guide-engine/results/facets.ts';
import { filterFacets } from '@umkreis/guide-engine/filters/filter-facets.ts';
import { noFilter, type FilterState } from '@umkreis/guide-engine/filters/filter-state.ts';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import { facetsQuery } from '@umkreis/guide-engine/tiled/tiled-facets.ts';
import { services } from '@umkreis/places/details/services.ts';
import { categoriesOfItems } from '@umkreis/places/item-categories.ts';
import { fallbackCategoryId } from '@umkreis/taxonomy/categories.ts';
import { itemRow } from '@umkreis/testing/item-row.ts';
import { uniqueId } from '@umkreis/testing/unique-id.ts';
import { branchConfigs } from '@umkreis/branches/registry.ts';
import { ContentState } from '@umkreis/content/content-state.ts';
import { ReferenceKinds } from '../search-names/reference-kinds.ts';
import { ReferenceNames } from '../search-names/reference-names.ts';
import { OwnerFragments } from '@umkreis/content/snapshots/owner-fragments.ts';
import { SnapshotStore } from '@umkreis/content/snapshots/snapshot-store.ts';
import { addItems, ids, seedGuide } from '../testing/seed-guide.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { toCountQuery, facetsOfCounts } from './count-query.ts';
import { toSearchQuery } from './search-query.ts';
import { MemorySearch } from './memory-search.ts';
import { countItems } from './item-facets.repository.ts';
import { LargeSearch } from './large-search.ts';

const [inn, bar, fort] = [uniqueId(), uniqueId(), uniqueId()];
const kindOf: Record<string, [main: string, sub: string]> = {
  [inn]: ['Eating', 'Kind 0'],
  [bar]: ['Eating', 'Kind 1'],
  [fort]: ['Sights', 'Kind 2'],
  [fallbackCategoryId]: ['Place', 'Place'],
};
const tag = (key: string, value: string, group: number, is_hidden = false) => ({
  id: uniqueId(),
  tag_key: key,
  tag_value: value,
  tag_group: group,
  icon_id: null,
  is_hidden,
});
const burger = tag('cuisine', 'burger', 1001);
const terrace = tag('amenity', 'terrace', 1004);
const secret = tag('internal', 'secret', 1001, true);
const [takeaway, takeawayOnly, noTakeaway] = ['yes', 'only', 'no'].map((value) => tag('takeout', value, 1003));
const brought = tag('delivery', 'yes', 1003);
const tags = [burger, terrace, secret, takeaway!, takeawayOnly!, noTakeaway!, brought];

/** All combinations of categories and tags, in two owners. */
const categorySets = [[], [inn], [bar, inn], [fort], [fort, inn]];
const tagSets = [
  [],
  [ids.pizza],
  [burger.id, terrace.id],
  [ids.pizza, terrace.id, takeaway!.id],
  [ids.pizza, burger.id, takeawayOnly!.id, brought.id],
  [terrace.id, noTakeaway!.id, secret.id],
];
interface Counted {
  row: ReturnType<typeof itemRow>;
  categories: string[];
  tags: string[];
}
const places: Counted[] = [1, 2].flatMap((owner_id) =>
  categorySets.flatMap((categories, c) =>
    tagSets.map((tagIds, t) => ({
      row: itemRow({ owner_id, title: c % 2 === 0 ? `Zum Adler ${t}` : `Sonne ${t}` }),
      categories,
      tags: tagIds,
    })),
  ),
);
const list = uniqueId();
const listed = places.filter((_, nr) => nr % 3 === 0);
const repeated = itemRow({ title: 'Zum Adler', is_duplicate_of: places[0]!.row.id });
const BRANCH = 14;

let api: TestApi;
let db: Db;
beforeAll(async () => {
  api = await startTestApi(async (seeded) => {
    db = seeded;
    await seedGuide(seeded);
    await seeded.deleteFrom('items').execute();
    const look = { icon_id: ids.icon, icon_title: 'pin', color_name: '#FFFFFF', background_color_name: '#000000' };
    await seeded
      .insertInto('categories')
      .values(
        Object.entries(kindOf).map(([id, [main_category, sub_category]]) => ({
          id,
          ...look,
          main_category,
          sub_category,
        })),
      )
      .execute();
    await seeded.insertInto('tags').values(tags).execute();
    await addItems(
      seeded,
      places.map(({ row }) => row),
    );
    await addItems(seeded, [repeated]);
    const linksOf = <T>(of: (place: Counted) => T[]) =>
      places.flatMap((place) =>
        of(place).map((one) => ({ owner_id: place.row.owner_id, item_id: place.row.id, ...one })),
      );
    await seeded
      .insertInto('item_categories')
      .values(linksOf(({ categories }) => categories.map((category_id, sort_order) => ({ category_id, sort_order }))))
      .execute();
    await seeded
      .insertInto('item_tags')
      .values(linksOf((place) => place.tags.map((tag_id) => ({ tag_id }))))
      .execute();
    await seeded
      .insertInto('lists')
      .values({ id: list, nano_id: 'counted1', branch_id: BRANCH, title_de: 'Auswahl', title_en: 'Choice' })
      .execute();
    await seeded
      .insertInto('list_items')
      .values(
        listed.map(({ row }, sort_order) => ({ list_id: list, owner_id: row.owner_id, item_id: row.id, sort_order })),
      )
      .execute();
    await seeded
      .insertInto('events')
      .values({
        owner_id: 1,
        id: uniqueId(),
        item_id: places[1]!.row.id,
        title: 'Fest',
        date_begin: new Date('2099-01-01T08:00:00Z'),
      })
      .returning('id')
      .execute()
      .then(([event]) =>
        seeded.insertInto('event_branches').values({ owner_id: 1, event_id: event!.id, branch_id: BRANCH }).execute(),
      );
  });
}, 60_000);
afterAll(async () => api?.close());

const categoryRows = Object.entries(kindOf).map(
  ([id, [mainCategory, subCategory]]) => ({ id, mainCategory, subCategory, zOrder: 10 }) as Category,
);
const categoriesOf = categoriesOfItems(new Map(categoryRows.map((row) => [row.id, row])));
const pizza = { id: ids.pizza, tag_key: 'cuisine', tag_value: 'pizza', tag_group: 1001, is_hidden: false };
const knownTags = [pizza, ...tags].map(
  ({ id, tag_key, tag_value, tag_group, is_hidden }) =>
    ({ id, tagKey: tag_key, tagValue: tag_value, tagGroup: tag_group, isHidden: is_hidden }) as Tag,
);
const tagsById = new Map(knownTags.map((one) => [one.id, one]));

/** A place in the format of the guide's engine. */
const placeOf = ({ row, categories, tags: tagIds }: Counted): Place => ({
  item: { id: row.id, nanoId: row.nano_id, title: row.title, lat: row.lat, lon: row.lon, categories, tags: tagIds },
  categories: categoriesOf({ categories }),
  tags: tagIds.flatMap((id) => tagsById.get(id) ?? []),
  events: [],
  hasEvents: false,
  isPermanentlyClosed: false,
  isDormant: false,
});

interface Choice {
  filter: FilterState;
  /** Groups whose tags are counted; undefined: all. */
  groupIds?: number[];
}

/** The choice as an API query, as sent by a guide whose places are served as tiles. */
function queryOf({ filter, groupIds }: Choice): Partial<ItemFacetsQuery> {
  const { tagGroups, ...query } = facetsQuery(filter, { categories: categoryRows, tags: knownTags }, groupIds);
  return groupIds ? { ...query, tagGroups } : query;
}

const mostFirst = (counts: [key: string, count: number][]) =>
  counts.toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));

/** Counts of the guide's engine, which has the places itself, in the format of the API. */
function byEngine(all: readonly Counted[], { filter, groupIds }: Choice): ItemFacets {
  const own = all.map(placeOf);
  const counted = facetsOf(
    own.map((place) => ({ place })),
    filter,
    { tags: tagsById },
    { groupIds: groupIds ?? [1001, 1003, 1004], isOpen: undefined },
  );
  const left = filterFacets(own, filter, tagsById).byPart.categories.flatMap(({ categories }) => categories);
  const ofCategories = Array.from(
    Map.groupBy(left, ({ id }) => id),
    ([id, rows]): [string, number] => [id, rows.length],
  );
  const { categories, tags: withoutTags, services: withoutServices } = counted.without;
  return {
    total: counted.total,
    matching: counted.matching,
    without: { categories, tags: withoutTags, services: withoutServices },
    mainCategories: mostFirst(counted.categories.map(({ category, count }) => [category.mainCategory, count])).map(
      ([mainCategory, count]) => ({ mainCategory, count }),
    ),
    categories: mostFirst(ofCategories).map(([categoryId, count]) => ({ categoryId, count })),
    tags: mostFirst(counted.tags.map(({ tag: one, count }) => [one.id, count])).map(([tagId, count]) => ({
      tagId,
      count,
    })),
    services: services.map((service) => ({
      service,
      count: counted.services[service],
      isOffered: counted.offered.includes(service),
    })),
  };
}

const choices: Choice[] = [
  { filter: noFilter },
  { filter: { ...noFilter, subCategories: ['Kind 0'] } },
  { filter: { ...noFilter, mainCategories: ['Eating'] } },
  { filter: { ...noFilter, mainCategories: ['Sights'], subCategories: ['Kind 1'], tagIds: [ids.pizza, burger.id] } },
  { filter: { ...noFilter, tagIds: [ids.pizza, burger.id, terrace.id] } },
  { filter: { ...noFilter, services: ['takeout'] } },
  { filter: { ...noFilter, services: ['takeout', 'delivery'], tagIds: [ids.pizza], subCategories: ['Kind 0'] } },
  { filter: { ...noFilter, mainCategories: ['Place'], tagIds: [ids.pizza] } },
  { filter: { ...noFilter, mainCategories: ['Nowhere'] } },
  { filter: noFilter, groupIds: [1004] },
  { filter: { ...noFilter, tagIds: [terrace.id] }, groupIds: [1001, 1003] },
];
const searches: [Partial<ItemFacetsQuery>, (one: Counted) => boolean][] = [
  [{}, () => true],
  [{ text: 'adler' }, ({ row }) => row.title.includes('Adler')],
  [
    { kindCategories: fort, kindTags: burger.id },
    (one) => one.categories.includes(fort) || one.tags.includes(burger.id),
  ],
  [{ tags: `${ids.pizza};${burger.id}` }, (one) => one.tags.includes(ids.pizza) && one.tags.includes(burger.id)],
  [{ categories: fallbackCategoryId }, (one) => one.categories.length === 0],
  [{ text: 'niemand' }, () => false],
];

describe('memory, large-branch thread and database count the same as the guide', () => {
  let large: LargeSearch | undefined;
  afterAll(() => large?.close());
  test.each(searches)('%j', async (search, matches) => {
    const content = new ContentState(db, `${api.dataDir}/content-of-test.json`, branchConfigs);
    await content.open();
    const { owners } = content.branches.get(BRANCH)!;
    const kinds = await new ReferenceKinds(db, content).current();
    large ??= new LargeSearch(db, content);
    for (const owner of owners) large.warm(owner);
    await large.settled();
    for (const choice of choices) {
      const query = itemFacetsQuery.parse({ ...search, ...queryOf(choice) });
      const searchQuery = toSearchQuery(query);
      const counts = toCountQuery(query, kinds);
      const named = await new ReferenceNames(db, content).named(searchQuery.patterns);
      const expected = byEngine(
        places.filter((one) => matches(one)),
        choice,
      );
      expect([choice, facetsOfCounts(await countItems(db, owners, searchQuery, counts, named))]).toEqual([
        choice,
        expected,
      ]);
      const memorySearch = new MemorySearch(content, new OwnerFragments(db));
      expect([choice, facetsOfCounts(await memorySearch.count(owners, searchQuery, named, counts))]).toEqual([
        choice,
        expected,
      ]);
      expect([choice, facetsOfCounts((await large.count(owners, searchQuery, named, counts))!)]).toEqual([
        choice,
        expected,
      ]);
    }
  });
});

const facets = (query: Partial<ItemFacetsQuery>) =>
  api.app.inject({ url: '/items/facets/', query: { ...query, branch: `${BRANCH}` } as Record<string, string> });

test('counts what is requested, also for a list and for places with current events', async () => {
  for (const choice of choices)
    expect([choice, (await facets({ ...queryOf(choice), text: 'sonne' })).json()]).toEqual([
      choice,
      byEngine(
        places.filter(({ row }) => row.title.startsWith('Sonne')),
        choice,
      ),
    ]);
  const choice = { filter: { ...noFilter, tagIds: [terrace.id] } };
  expect((await facets({ ...queryOf(choice), list })).json()).toEqual(byEngine(listed, choice));
  const eventsAt = '2098-12-31T12:00:00Z';
  expect((await facets({ ...queryOf(choice), eventsAt })).json()).toEqual(byEngine([places[1]!], choice));
});

test('does not count a very large branch in the database while it is being read', async () => {
  const size = vi.spyOn(SnapshotStore.prototype, 'totalOf').mockReturnValue(200_001);
  const inMemory = vi.spyOn(LargeSearch.prototype, 'count').mockResolvedValue(null);
  const rejected = await facets({});
  expect([rejected.statusCode, rejected.headers['retry-after']]).toEqual([503, '10']);
  expect((await facets({ list })).statusCode).toBe(200);
  size.mockReturnValue(200_000);
  expect((await facets({})).json()).toEqual(byEngine(places, { filter: noFilter }));
  size.mockRestore();
  inMemory.mockRestore();
});

test('rejects an invalid filter and names the field', async () => {
  for (const [field, value] of Object.entries({
    filterServices: 'takeout,washing',
    tagGroups: '1001,x',
    filterTags: 'pizza',
    filterCategories: 'x',
    limit: '5',
  })) {
    const rejected = await facets({ [field]: value });
    expect([field, rejected.statusCode, rejected.body]).toEqual([field, 400, expect.stringContaining(field)]);
  }
});
