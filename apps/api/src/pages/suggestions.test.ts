import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ItemSuggestions } from '@umkreis/contract/item.ts';
import type { Db } from '@umkreis/db/database.ts';
import { detailKeyId } from '@umkreis/taxonomy/ids.ts';
import { itemRow } from '@umkreis/testing/item-row.ts';
import { uniqueId } from '@umkreis/testing/unique-id.ts';
import { addItems, ids, seedGuide } from '../testing/seed-guide.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

const place = (title: string, fields: object = {}) => itemRow({ title, ...fields });
const castles = ['Alt', 'Beschrieben', 'Dorn', 'Eck', 'Fels'].map((title) => place(title));
const famous = place('Gutenfels', { wikipedia: 'de:Burg Gutenfels', wikidata: 'Q1' });
const tower = place('Turm');
const closed = place('Zerfallen', { date_permanently_closed: '2020-01-01' });
const [near, far, unknown] = ['Nahe Runde', 'Weitwanderweg', 'Weg'].map((title) => place(title));
const inn = place('Adler');

async function seed(db: Db) {
  await seedGuide(db);
  await addItems(db, [...castles, famous, tower, closed, near!, far!, unknown!, inn]);
  const kind = async (main: string, sub: string, of: { id: string }[]) => {
    const id = uniqueId();
    const look = { icon_id: ids.icon, icon_title: 'pin', background_color_name: '#000000', color_name: '#FFFFFF' };
    await db
      .insertInto('categories')
      .values({ id, main_category: main, sub_category: sub, z_order: 1, ...look })
      .execute();
    await db
      .insertInto('item_categories')
      .values(of.map((item) => ({ owner_id: 1, item_id: item.id, category_id: id })))
      .execute();
  };
  await kind('Sights', 'Castle', [...castles, famous, closed]);
  await kind('Sights', 'Observation tower', [tower]);
  await kind('Activities', 'Hiking route', [near!, far!, unknown!]);
  await kind('Eating', 'Restaurant', [inn]);
  const detail = async (item: { id: string }, key: string, value: string, unit: string | null = null) => {
    const row = { id: detailKeyId(key), key_name: key, type: 'text', icon_title: 'pin' };
    await db
      .insertInto('item_detail_keys')
      .values({ ...row, icon_id: ids.icon, color_name: '#000000', needs_unit: unit !== null })
      .onConflict((on) => on.doNothing())
      .execute();
    const { id } = await db
      .selectFrom('item_detail_keys')
      .select('id')
      .where('key_name', '=', key)
      .executeTakeFirstOrThrow();
    const of = { owner_id: 1, id: uniqueId(), item_id: item.id, item_detail_key_id: id };
    await db
      .insertInto('item_details')
      .values({ ...of, data_value: value, data_value_unit: unit })
      .execute();
  };
  await detail(castles[1]!, 'shortDescription', 'Hoch über dem Tal');
  await detail(near!, 'activityWayLength', '4.5', 'km');
  await detail(far!, 'activityWayLength', '180', 'km');
  await detail(inn, 'hours', 'Mo-Su 08:00-18:00');
}

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(seed);
}, 60_000);
afterAll(async () => api?.close());

const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title);
const suggestions = async (search = '') =>
  (await api.app.inject(`/items/suggestions/${search}`)).json<ItemSuggestions>();

test('lists well-known landmarks with descriptions first, alternating kinds, without closed ones', async () => {
  const { landmarks } = await suggestions();
  expect(titles(landmarks)).toEqual(['Gutenfels', 'Turm', 'Beschrieben', 'Alt', 'Dorn']);
});

test('suggests walks of moderate length, and places with hours', async () => {
  const { walks, withHours } = await suggestions('?branch=1');
  expect(titles(walks)).toEqual(['Nahe Runde']);
  expect(withHours.map(({ title, details }) => [title, details?.hours])).toContainEqual(['Adler', 'Mo-Su 08:00-18:00']);
});

test('suggests a branch its own places', async () => {
  expect(await suggestions('?branch=2')).toEqual({ landmarks: [], walks: [], withHours: [] });
});
