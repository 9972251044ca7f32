import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ItemSearchQuery } from '@umkreis/contract/item.ts';
import type { Db } from '@umkreis/db/database.ts';
import { itemRow } from '@umkreis/testing/item-row.ts';
import { uniqueId } from '@umkreis/testing/unique-id.ts';
import { branchConfigs } from '@umkreis/branches/registry.ts';
import { ContentState } from '@umkreis/content/content-state.ts';
import { titleText } from '../shared-queries/title-text.repository.ts';
import { ReferenceNames } from '../search-names/reference-names.ts';
import { OwnerFragments } from '@umkreis/content/snapshots/owner-fragments.ts';
import { addItems, bakery, ids, seedGuide } from '../testing/seed-guide.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { toSearchQuery, type SearchQuery } from './search-query.ts';
import { MemorySearch } from './memory-search.ts';
import { loadFound, searchItems } from './item-search.repository.ts';
import { LargeSearch } from './large-search.ts';
import { byTitleCodes } from './place-index.ts';

let api: TestApi;
let db: Db;
const defibrillator = uniqueId();
const titles = ["St Paul's Cathedral", 'St. Paul’s Church', 'Coca-Cola HBC', 'B&B Rössle', 'U.S.A. Embassy'];
const others = [
  'Pub am See',
  'Zum Pub',
  'Publisher House',
  'The Publisher',
  '',
  'Straßburg',
  'Gasse',
  'Kirche 日本',
  '𝒜dler',
  'Åse Öl',
  'zoo',
  'Zoo',
  'Dorfbäckerei Mündle',
  'Baeckerei Müller',
  '(Alte) Mühle',
  '_under score_',
];
beforeAll(async () => {
  api = await startTestApi(async (seeded) => {
    db = seeded;
    await seedGuide(seeded);
    await addItems(
      seeded,
      [...titles, ...others].map((title, nr) => itemRow({ title, lat: 47 + nr / 100, lon: 9.5 + nr / 200 })),
    );
    await seeded.insertInto('item_tags').values({ owner_id: 1, item_id: bakery.id, tag_id: ids.pizza }).execute();
    await seeded
      .insertInto('tag_translations')
      .values({ tag_id: ids.pizza, language: 'de', tag_key_translate: 'Küche', tag_value_translate: 'Pizza vom Ofen' })
      .execute();
    await seeded
      .insertInto('tags')
      .values({ id: defibrillator, tag_key: 'aed', tag_value: 'alwaysAvailable', tag_group: 2004, icon_id: null })
      .execute();
    await seeded
      .insertInto('tag_translations')
      .values({
        tag_id: defibrillator,
        language: 'de',
        tag_key_translate: 'Defibrillator',
        tag_value_translate: 'Rund um die Uhr',
      })
      .execute();
    await seeded.insertInto('item_tags').values({ owner_id: 1, item_id: bakery.id, tag_id: defibrillator }).execute();
    const word = uniqueId();
    await seeded.insertInto('search_words').values({ id: word, name: 'Bakery' }).execute();
    await seeded
      .insertInto('search_word_categories')
      .values({ search_word_id: word, category_id: ids.bakery })
      .execute();
    await seeded
      .insertInto('search_word_translations')
      .values([
        { search_word_id: word, language: 'de', words: 'Zmorge, Brot vom Beck' },
        { search_word_id: word, language: 'rm', words: 'pasterna' },
      ])
      .execute();
  });
});
afterAll(async () => api?.close());

async function found(text: string): Promise<string[]> {
  const { items } = (await api.app.inject({ url: `/items/search/?branch=1&text=${encodeURIComponent(text)}` })).json<{
    items: { title: string }[];
  }>();
  return items.map(({ title }) => title).toSorted();
}

test.each([
  ['St Pauls', ["St Paul's Cathedral", 'St. Paul’s Church']],
  ["st. paul's cathedral", ["St Paul's Cathedral"]],
  ['cocacola', ['Coca-Cola HBC']],
  ['Coca Cola', ['Coca-Cola HBC']],
  ['bb rossle', ['B&B Rössle']],
  ['usa', ['U.S.A. Embassy']],
])('finds titles without the separators between their words: %s', async (text, expected) => {
  expect(await found(text)).toEqual(expected);
});

test('finds a tag by its displayed text: its value, or its key if the group shows that', async () => {
  expect(await found('vom ofen')).toEqual([bakery.title]);
  expect(await found('küche')).toEqual([]);
  expect(await found('defibrillator')).toEqual([bakery.title]);
  expect(await found('rund um die uhr')).toEqual([]);
});

test.each(['zmorge', 'beck', 'Pasterna'])('finds a place by a synonym of its category: %s', async (word) => {
  expect(await found(word)).toEqual([bakery.title]);
});

test('uses an index to search titles', async () => {
  const plan = await db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    return sql<{ 'QUERY PLAN': string }>`explain select i.id from items i where ${titleText('i')} ~ 'pauls'`.execute(
      trx,
    );
  });
  expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('items_title_text');
});

describe('memory, large-branch thread and database return the same results', () => {
  const branch = 1;
  let large: LargeSearch | undefined;
  afterAll(() => large?.close());
  const both = async ({ among = null, ...query }: ItemSearchQuery & Partial<Pick<SearchQuery, 'among'>>) => {
    const searchQuery = { ...toSearchQuery(query), among };
    const { content, names, snapshots } = await held();
    const owners = content.branches.get(branch)!.owners;
    const named = await names.named(searchQuery.patterns);
    const stored = await searchItems(db, owners, searchQuery, named);
    const { hits, total } = await new MemorySearch(content, snapshots).find(owners, searchQuery, named);
    large ??= new LargeSearch(db, content);
    for (const owner of owners) large.warm(owner);
    await large.settled();
    const far = (await large.find(owners, searchQuery, named))!;
    return {
      far: { total: far.total, titles: (await loadFound(db, far.places)).map(({ title }) => title) },
      stored: { total: stored.total, titles: stored.items.map(({ title }) => title) },
      held: { total, titles: hits.map(({ index, at }) => index.titleOf(at)) },
    };
  };
  async function held() {
    const content = new ContentState(db, `${api.dataDir}/content-of-test.json`, branchConfigs);
    await content.open();
    return { content, names: new ReferenceNames(db, content), snapshots: new OwnerFragments(db) };
  }
  const page = { limit: 50, offset: 0 };

  test.each<Partial<ItemSearchQuery & Pick<SearchQuery, 'among'>>>([
    {},
    { text: 'pub' },
    { text: 'bäckerei' },
    { text: 'baeckerei müll' },
    { text: 'back' },
    { text: 'ss' },
    { text: 'ß ß ß ß ß ß ß ß' },
    { text: 'a' },
    { text: 'e', limit: 3, offset: 2 },
    { text: 'kirche 日本' },
    { text: '日本' },
    { text: '𝒜dler' },
    { text: 'pizza' },
    { text: 'zmorge' },
    { text: 'pasterna' },
    { text: 'einkaufen' },
    { text: 'st paul' },
    { text: 'zzz' },
    { text: '!!' },
    { near: '9.6,47.2', limit: 3 },
    { near: '9.6,47.2', text: 'e' },
    { bbox: '9.5,47.1,9.53,47.15', text: 'a' },
    { bbox: '170,-90,-170,90' },
    { categories: ids.bakery },
    { tags: ids.pizza.toUpperCase() },
    { categories: ids.bakery, tags: ids.pizza },
    { tags: `${ids.pizza};${defibrillator},${uniqueId()}` },
    { tags: `${ids.pizza};${uniqueId()}` },
    { kindCategories: ids.bakery, kindTags: defibrillator },
    { kindTags: defibrillator, text: 'bäckerei' },
    { kindCategories: uniqueId() },
    { among: [bakery.id, bakery.id, uniqueId()] },
    { among: [] },
  ])('%j', async (query) => {
    const results = await both({ ...page, ...query });
    expect(results.held).toEqual(results.stored);
    expect(results.far).toEqual(results.stored);
  });

  test('sorts places that are otherwise equal by the character codes of their titles, in the database too', async () => {
    const { stored } = await both({ ...page });
    const byCodes = stored.titles.map((title) => ({ title, id: '' })).toSorted(byTitleCodes);
    expect(stored.titles).toEqual(byCodes.map(({ title }) => title));
    expect(stored.titles.filter((title) => /^zoo$/i.test(title) || title === '')).toEqual(['Zoo', 'zoo', '']);
  });

  test('ranks whole words first, then titles that start with the word', async () => {
    const { held: first } = await both({ ...page, text: 'pub' });
    expect(first.titles).toEqual(['Pub am See', 'Zum Pub', 'Publisher House', 'The Publisher']);
  });
});
