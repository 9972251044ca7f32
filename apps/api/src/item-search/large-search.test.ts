import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '@umkreis/db/database.ts';
import { itemRow } from '@umkreis/testing/item-row.ts';
import { branchConfigs } from '@umkreis/branches/registry.ts';
import { bumpContent } from '@umkreis/content/content-version.repository.ts';
import { ContentState } from '@umkreis/content/content-state.ts';
import { addItems, seedGuide } from '../testing/seed-guide.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { toSearchQuery } from './search-query.ts';
import { FoundRows } from './found-rows.ts';
import { loadFound } from './item-search.repository.ts';
import { LargeSearch } from './large-search.ts';

const owner = 1;
let api: TestApi;
let db: Db;
let content: ContentState;
let search: LargeSearch;
const row = itemRow({ title: 'Kapelle St. Anna' });
beforeAll(async () => {
  api = await startTestApi(async (seeded) => {
    db = seeded;
    await seedGuide(seeded);
    await addItems(seeded, [row, itemRow({ title: 'Kapelle Maria' })]);
  });
  content = new ContentState(db, `${api.dataDir}/content-of-large-search.json`, branchConfigs);
  await content.open();
  search = new LargeSearch(db, content);
});
afterAll(async () => {
  await search?.close();
  await api?.close();
});

async function titles(text: string): Promise<string[] | null> {
  const searchQuery = toSearchQuery({ text, limit: 50, offset: 0 });
  const nothing = { categories: [], tags: [] };
  const found = await search.find(
    [owner],
    searchQuery,
    searchQuery.patterns.map(() => ({ prefix: nothing, whole: nothing })),
  );
  return found && (await loadFound(db, found.places)).map(({ title }) => title);
}

/** @param ids items that are stored as changed; null: unknown */
const write = async (ids: readonly string[] | null, change: () => Promise<unknown>) => {
  await change();
  await db.transaction().execute((trx) => bumpContent(trx, owner, ids));
  await content.refresh();
  search.follow();
  await search.settled();
};

test('returns null until the places are read', async () => {
  expect(await titles('kapelle')).toBeNull();
  await search.settled();
  expect(await titles('kapelle')).toEqual(['Kapelle Maria', 'Kapelle St. Anna']);
});

test('finds later writes without re-reading all places', async () => {
  await write([row.id], () => sql`update items set title = 'Kapelle Theodul' where id = ${row.id}`.execute(db));
  expect(await titles('kapelle')).toEqual(['Kapelle Maria', 'Kapelle Theodul']);
  expect(await titles('anna')).toEqual([]);
  // An item that is not stored as changed shows that the others were not read again.
  await write([], () =>
    db
      .insertInto('items')
      .values(itemRow({ title: 'Kapelle Unbemerkt' }))
      .execute(),
  );
  expect(await titles('unbemerkt')).toEqual([]);
});

test('reads all places again after unknown changes', async () => {
  await write(null, async () => undefined);
  expect(await titles('unbemerkt')).toEqual(['Kapelle Unbemerkt']);
});

test('caches rows until their owner changes, and returns them in the order of the results', async () => {
  const rows = new FoundRows(db, content);
  const { rows: keys } = await sql<{ owner_id: number; id: string }>`
    select owner_id, id from items where owner_id = ${owner} order by id desc`.execute(db);
  const read = async () =>
    (await rows.read(owner, keys)).map(({ json }) => JSON.parse(json.toString()) as { id: string; title: string });
  expect((await read()).map(({ id }) => id)).toEqual(keys.map(({ id }) => id));
  const rename = (title: string) => sql`update items set title = ${title} where id = ${keys[0]!.id}`.execute(db);
  await rename('Nicht gesagt');
  expect((await read())[0]!.title).not.toBe('Nicht gesagt');
  await write(null, () => rename('Gesagt'));
  expect((await read())[0]!.title).toBe('Gesagt');
});

test('does not find items in the trash', async () => {
  await write([row.id], () => sql`update items set date_binned = now() where id = ${row.id}`.execute(db));
  expect(await titles('kapelle')).toEqual(['Kapelle Maria']);
});
