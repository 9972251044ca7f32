import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DashboardItemPage } from '@umkreis/contract/dashboard.ts';
import type { EditedItem, ItemCreated } from '@umkreis/contract/item-write.ts';
import { MarkStoredHours } from '@umkreis/background-jobs/hours/mark-stored-hours.ts';
import { bakery, ids, seedGuide } from '../testing/seed-guide.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi(async (db) => {
    await seedGuide(db);
    // As an earlier release stored it.
    await db
      .updateTable('item_details')
      .set({ data_value: 'siehe Website' })
      .where('id', '=', ids.hoursDetail)
      .execute();
  });
  token = await api.issuer.tokenOf('one@test.example');
  await new MarkStoredHours(api.db).run();
});
afterAll(async () => api?.close());

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  api.app.inject({ method, url, ...(payload && { payload }), headers: { authorization: `Bearer ${token}` } });
const read = async (id: string) => (await call('GET', `/items/dashboard/${id}`)).json<EditedItem>();
const listed = async () => {
  const response = await call('GET', '/items/dashboard/?hoursUnreadable=true');
  const { items, total } = response.json<DashboardItemPage>();
  expect(items).toHaveLength(total);
  return items.map(({ id }) => id);
};

it('lists places whose stored hours cannot be read, until an editor corrects them', async () => {
  expect(await listed()).toEqual([bakery.id]);
  const { version } = await read(bakery.id);
  await call('PUT', `/items/details/${ids.hoursDetail}`, { id: ids.hoursDetail, dataValue: 'Mo-Fr 08:00-12:00' });
  expect(await listed()).toEqual([]);
  expect(
    (await call('POST', `/items/${bakery.id}/revisions/${version}/restore`, { version: version + 1 })).statusCode,
  ).toBe(200);
  expect(await listed()).toEqual([bakery.id]);
});

it('lists a copy too, and neither deleted details nor deleted places', async () => {
  const copy = (await call('POST', `/items/${bakery.id}/copies/`, { title: 'Kopie' })).json<ItemCreated>();
  expect((await listed()).toSorted()).toEqual([bakery.id, copy.id].toSorted());
  const [detail] = (await read(copy.id)).itemDetails;
  await call('DELETE', `/items/details/${detail!.id}`);
  expect(await listed()).toEqual([bakery.id]);
  await api.db.deleteFrom('item_details').where('id', '=', ids.hoursDetail).execute();
  expect(await listed()).toEqual([]);
});

it('evaluates stored hours once', async () => {
  await new MarkStoredHours(api.db).run();
  const step = api.db.selectFrom('data_steps').where('name', 'like', 'unreadable hours%').select('date_done');
  const { date_done } = await step.executeTakeFirstOrThrow();
  await new MarkStoredHours(api.db).run();
  expect(await step.execute()).toEqual([{ date_done }]);
});
