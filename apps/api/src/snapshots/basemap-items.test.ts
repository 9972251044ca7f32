import { afterAll, beforeAll, expect, test } from 'vitest';
import { uniqueId } from '@umkreis/testing/unique-id.ts';
import { bakery, ids, seedGuide } from '../testing/seed-guide.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { loadBasemapItems } from '@umkreis/content/snapshots/basemap.repository.ts';

const [cafe, shop] = [uniqueId(), uniqueId()];
let api: TestApi;

beforeAll(async () => {
  api = await startTestApi(async (db) => {
    await seedGuide(db);
    await db
      .insertInto('categories')
      .values(
        [cafe, shop].map((id) => ({
          id,
          icon_id: ids.icon,
          icon_title: 'pin',
          main_category: 'Eating',
          sub_category: id,
          background_color_name: '#C2255C',
          color_name: '#FFFFFF',
        })),
      )
      .execute();
  });
});
afterAll(() => api.close());

const categoriesOf = async () => {
  const [item] = await loadBasemapItems(api.db, [{ owner_id: 1, id: bakery.id }]);
  return [item!.categories, item!.categoriesByDate];
};

test('draws the symbol of the first category, and includes the order by date if it differs', async () => {
  const add = (category_id: string, sort_order: number, date: string) =>
    api.db
      .insertInto('item_categories')
      .values({ owner_id: 1, item_id: bakery.id, category_id, sort_order, date_created: new Date(date) })
      .execute();
  await api.db
    .updateTable('item_categories')
    .set({ sort_order: 0, date_created: new Date('2025-03-01T08:00:00Z') })
    .where('item_id', '=', bakery.id)
    .execute();
  await add(cafe, 1, '2025-04-01T08:00:00Z');
  expect(await categoriesOf()).toEqual([[ids.bakery, cafe], undefined]);
  await add(shop, 2, '2025-02-01T08:00:00Z');
  expect(await categoriesOf()).toEqual([
    [ids.bakery, cafe, shop],
    [shop, ids.bakery, cafe],
  ]);
});
