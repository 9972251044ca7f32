import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '@umkreis/db/database.ts';
import { itemRow } from '@umkreis/testing/item-row.ts';
import { addItems, seedGuide } from '../testing/seed-guide.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { titleText } from './title-text.ts';

let api: TestApi;
let db: Db;
const titles = ["St Paul's Cathedral", 'St. Paul’s Church', 'Coca-Cola HBC', 'B&B Rössle', 'U.S.A. Embassy'];
beforeAll(async () => {
  api = await startTestApi(async (seeded) => {
    db = seeded;
    await seedGuide(seeded);
    await addItems(
      seeded,
      titles.map((title) => itemRow({ title })),
    );
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
])('titles are found without the joints of their words: %s', async (text, expected) => {
  expect(await found(text)).toEqual(expected);
});

test('an index answers what a title is searched by', async () => {
  const plan = await db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    return sql<{ 'QUERY PLAN': string }>`explain select i.id from items i where ${titleText('i')} ~ 'pauls'`.execute(
      trx,
    );
  });
  expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('items_title_text');
});
