import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ItemSearchResult } from '@umkreis/contract/item.ts';
import { itemRow } from '@umkreis/testing/item-row.ts';
import { uniqueId } from '@umkreis/testing/unique-id.ts';
import { addItems, foreign, ids, seedGuide } from '../testing/seed-guide.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

const [inn, mill, chapel] = ['Zum Adler', 'Mühle', 'Kapelle'].map((title, nr) =>
  itemRow({ title, lat: 47 + nr / 100 }),
);
const closed = itemRow({ title: 'Schloss', lat: 47.2, date_permanently_closed: '2020-01-01' });
const second = itemRow({ title: 'Adler (noch einmal)', lat: 47.3, is_duplicate_of: inn!.id });
const binned = { ...itemRow({ title: 'Im Papierkorb' }), date_binned: new Date('2026-01-01T00:00:00Z') };
const unlisted = itemRow({ title: 'Adlerhorst' });
/** In the editors' order. */
const listed = [mill!, closed, foreign, second, binned, inn!, chapel!];
const many = Array.from({ length: 620 }, (_, nr) => itemRow({ title: `Bank ${nr % 7}` }));
const lists = { choice: uniqueId(), long: uniqueId(), empty: uniqueId() };

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(async (db) => {
    await seedGuide(db);
    await addItems(db, [inn!, mill!, chapel!, closed, binned, unlisted, ...many]);
    await addItems(db, [second]);
    await db
      .insertInto('lists')
      .values(
        Object.entries(lists).map(([title, id], nr) => ({
          id,
          nano_id: `list000${nr}`,
          branch_id: 1,
          title_de: title,
          title_en: title,
        })),
      )
      .execute();
    const rowsOf = (list_id: string, items: readonly { id: string; owner_id: number }[]) =>
      items.map(({ id, owner_id }, sort_order) => ({ list_id, owner_id, item_id: id, sort_order }));
    await db
      .insertInto('list_items')
      .values([...rowsOf(lists.choice, listed), ...rowsOf(lists.long, many)])
      .execute();
    await db.insertInto('item_tags').values({ owner_id: 1, item_id: chapel!.id, tag_id: ids.pizza }).execute();
  });
});
afterAll(async () => api?.close());

const search = async (query: string, branch = 1) =>
  (await api.app.inject(`/items/search/?branch=${branch}&${query}`)).json<ItemSearchResult>();
const titles = ({ items }: ItemSearchResult) => items.map(({ title }) => title);

test('returns a list in its order, with closed places and duplicates, but without trash and other branches', async () => {
  const found = await search(`list=${lists.choice}`);
  const here = [mill!, closed, second, inn!, chapel!];
  expect([found.total, ...titles(found)]).toEqual([here.length, ...here.map(({ title }) => title)]);
  expect(found.items.map(({ duplicateOf }) => duplicateOf)).toEqual([
    undefined,
    undefined,
    inn!.id,
    undefined,
    undefined,
  ]);
  expect(found.items[1]!.closed).toBe('2020-01-01');
  // A branch that includes the places of both owners.
  expect(titles(await search(`list=${lists.choice.toUpperCase()}`, 14))).toContain(foreign.title);
});

test('filters a list by other conditions, and sorts it by words and distance', async () => {
  expect(titles(await search(`list=${lists.choice}&text=adler`))).toEqual([second, inn!].map(({ title }) => title));
  expect(titles(await search(`list=${lists.choice}&near=9.5,47&limit=2`))).toEqual([inn!.title, mill!.title]);
  expect(titles(await search(`list=${lists.choice}&tags=${ids.pizza}`))).toEqual([chapel!.title]);
});

test('pages a long list', async () => {
  const [first, remaining] = await Promise.all([
    search(`list=${lists.long}&limit=500`),
    search(`list=${lists.long}&limit=500&offset=500`),
  ]);
  expect([first.total, remaining.total]).toEqual([many.length, many.length]);
  expect([...first.items, ...remaining.items].map(({ id }) => id)).toEqual(many.map(({ id }) => id));
});

test('finds nothing in an empty or unknown list, and rejects an invalid ID', async () => {
  for (const list of [lists.empty, uniqueId()]) expect(await search(`list=${list}`)).toEqual({ items: [], total: 0 });
  const rejected = await api.app.inject('/items/search/?list=choice');
  expect([rejected.statusCode, rejected.body]).toEqual([400, expect.stringContaining('/querystring/list')]);
});
