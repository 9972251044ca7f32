import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ItemFacets, ItemFacetsQuery } from '@umkreis/contract/item-facets.ts';
import { itemFacetsQuery } from '@umkreis/contract/item-facets.ts';
import type { Db } from '@umkreis/db/database.ts';
import { itemRow } from '@umkreis/testing/item-row.ts';
import { uniqueId } from '@umkreis/testing/unique-id.ts';
import { ContentState } from '../content/content-state.ts';
import { ReferenceKinds } from '../search-names/reference-kinds.ts';
import { ReferenceNames } from '../search-names/reference-names.ts';
import { OwnerFragments } from '../snapshots/owner-fragments.ts';
import { SnapshotStore } from '../snapshots/snapshot-store.ts';
import { addItems, ids, seedGuide } from '../testing/seed-guide.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { askedCounts, facetsOfCounts } from './asked-facets.ts';
import { askedSearch } from './asked-search.ts';
import { HeldSearch } from './held-search.ts';
import { countItems } from './item-facets.repository.ts';
import { LargeSearch } from './large-search.ts';

const [inn, bar, fort] = [uniqueId(), uniqueId(), uniqueId()];
const mainOf: Record<string, string> = { [inn]: 'Eating', [bar]: 'Eating', [fort]: 'Sights' };
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
const [away, onlyAway, notAway] = ['yes', 'only', 'no'].map((value) => tag('takeout', value, 1003));
const brought = tag('delivery', 'yes', 1003);
const tags = [burger, terrace, secret, away!, onlyAway!, notAway!, brought];

/** Every mixture of categories with every mixture of tags, in two owners. */
const categorySets = [[], [inn], [bar, inn], [fort], [fort, inn]];
const tagSets = [
  [],
  [ids.pizza],
  [burger.id, terrace.id],
  [ids.pizza, terrace.id, away!.id],
  [ids.pizza, burger.id, onlyAway!.id, brought.id],
  [terrace.id, notAway!.id, secret.id],
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
        [inn, bar, fort].map((id, nr) => ({ id, ...look, main_category: mainOf[id]!, sub_category: `Kind ${nr}` })),
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

const has = (own: readonly string[], groups: string | undefined) =>
  (groups ?? '')
    .split(';')
    .filter(Boolean)
    .every((group) => group.split(',').some((id) => own.includes(id)));
const serviceIds: Record<string, string[]> = { takeout: [away!.id, onlyAway!.id], delivery: [brought.id] };
const offers = (own: readonly string[], service: string) => serviceIds[service]!.some((id) => own.includes(id));

/** As the guide's engine counts, place by place. */
function byHand(all: readonly Counted[], query: Partial<ItemFacetsQuery>): ItemFacets {
  const chosen = query.filterServices?.split(',') ?? [];
  const parts = {
    categories: (one: Counted) => has(one.categories, query.filterCategories),
    tags: (one: Counted) => has(one.tags, query.filterTags),
    services: (one: Counted) => chosen.length === 0 || chosen.some((service) => offers(one.tags, service)),
  };
  const passing = (but?: keyof typeof parts) =>
    all.filter((one) => Object.entries(parts).every(([part, test]) => part === but || test(one)));
  const [ofCategories, ofTags, ofServices] = (['categories', 'tags', 'services'] as const).map(passing);
  const counted = (rows: readonly Counted[], keysOf: (one: Counted) => readonly string[]) => {
    const counts = new Map<string, number>();
    for (const one of rows) for (const key of new Set(keysOf(one))) counts.set(key, (counts.get(key) ?? 0) + 1);
    return [...counts].toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
  };
  const groups = query.tagGroups?.split(',').map(Number) ?? [1001, 1004];
  const shown = [{ id: ids.pizza, tag_group: 1001 }, burger, terrace].filter((one) => groups.includes(one.tag_group));
  return {
    total: all.length,
    matching: passing().length,
    without: { categories: ofCategories!.length, tags: ofTags!.length, services: ofServices!.length },
    mainCategories: counted(ofCategories!, ({ categories }) => categories.map((id) => mainOf[id]!)).map(
      ([mainCategory, count]) => ({ mainCategory, count }),
    ),
    categories: counted(ofCategories!, ({ categories }) => categories).map(([categoryId, count]) => ({
      categoryId,
      count,
    })),
    tags: counted(ofTags!, (one) => one.tags.filter((id) => shown.some((known) => known.id === id))).map(
      ([tagId, count]) => ({ tagId, count }),
    ),
    services: ['takeout', 'delivery'].map((service) => ({
      service,
      count: ofServices!.filter((one) => offers(one.tags, service)).length,
      isOffered: all.some((one) => offers(one.tags, service)),
    })),
  };
}

const filters: Partial<ItemFacetsQuery>[] = [
  {},
  { filterCategories: inn },
  { filterCategories: `${bar},${fort}`, filterTags: `${ids.pizza},${burger.id}` },
  { filterTags: `${ids.pizza},${burger.id};${terrace.id}` },
  { filterServices: 'takeout' },
  { filterServices: 'takeout,delivery', filterTags: ids.pizza, filterCategories: inn },
  { filterCategories: uniqueId() },
  { tagGroups: '1004' },
  { tagGroups: '1001,1003', filterTags: terrace.id },
];
const searches: [Partial<ItemFacetsQuery>, (one: Counted) => boolean][] = [
  [{}, () => true],
  [{ text: 'adler' }, ({ row }) => row.title.includes('Adler')],
  [
    { kindCategories: fort, kindTags: burger.id },
    (one) => one.categories.includes(fort) || one.tags.includes(burger.id),
  ],
  [{ tags: `${ids.pizza};${burger.id}` }, (one) => has(one.tags, `${ids.pizza};${burger.id}`)],
  [{ text: 'niemand' }, () => false],
];

describe('memory, the thread for large branches and database count what the guide counts', () => {
  let large: LargeSearch | undefined;
  afterAll(() => large?.close());
  test.each(searches)('%j', async (search, matches) => {
    const content = new ContentState(db, `${api.dataDir}/content-of-test.json`);
    await content.open();
    const { owners } = content.branches.get(BRANCH)!;
    const kinds = await new ReferenceKinds(db, content).current();
    large ??= new LargeSearch(db, content);
    for (const owner of owners) large.warm(owner);
    await large.settled();
    for (const filter of filters) {
      const query = itemFacetsQuery.parse({ ...search, ...filter });
      const asked = askedSearch(query);
      const counts = askedCounts(query, kinds);
      const named = await new ReferenceNames(db, content).named(asked.patterns);
      const expected = byHand(
        places.filter((one) => matches(one)),
        filter,
      );
      expect([filter, facetsOfCounts(await countItems(db, owners, asked, counts, named))]).toEqual([filter, expected]);
      const held = new HeldSearch(content, new OwnerFragments(db));
      expect([filter, facetsOfCounts(await held.count(owners, asked, named, counts))]).toEqual([filter, expected]);
      expect([filter, facetsOfCounts((await large.count(owners, asked, named, counts))!)]).toEqual([filter, expected]);
    }
  });
});

const facets = (query: Record<string, string>) =>
  api.app.inject({ url: '/items/facets/', query: { branch: `${BRANCH}`, ...query } });

test('the API counts what is asked for, of a list and of places with current events too', async () => {
  for (const filter of filters as Record<string, string>[])
    expect([filter, (await facets({ ...filter, text: 'sonne' })).json()]).toEqual([
      filter,
      byHand(
        places.filter(({ row }) => row.title.startsWith('Sonne')),
        filter,
      ),
    ]);
  const filter = { filterTags: terrace.id };
  expect((await facets({ ...filter, list })).json()).toEqual(byHand(listed, filter));
  const eventsAt = '2098-12-31T12:00:00Z';
  expect((await facets({ ...filter, eventsAt })).json()).toEqual(byHand([places[1]!], filter));
});

test('of very many places the database counts none while they are being read', async () => {
  const size = vi.spyOn(SnapshotStore.prototype, 'totalOf').mockReturnValue(200_001);
  const inMemory = vi.spyOn(LargeSearch.prototype, 'count').mockResolvedValue(null);
  const refused = await facets({});
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '10']);
  expect((await facets({ list })).statusCode).toBe(200);
  size.mockReturnValue(200_000);
  expect((await facets({})).json()).toEqual(byHand(places, {}));
  size.mockRestore();
  inMemory.mockRestore();
});

test('a filter that can not be is refused with its field', async () => {
  for (const [field, value] of Object.entries({
    filterServices: 'takeout,washing',
    tagGroups: '1001,x',
    filterTags: 'pizza',
    filterCategories: 'x',
    limit: '5',
  })) {
    const refused = await facets({ [field]: value });
    expect([field, refused.statusCode, refused.body]).toEqual([field, 400, expect.stringContaining(field)]);
  }
});
