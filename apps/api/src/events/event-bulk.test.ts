import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ItemRevision } from '@umkreis/contract/dashboard.ts';
import type { EditedEvent, EventBulkResult } from '@umkreis/contract/event-write.ts';
import type { Event } from '@umkreis/contract/event.ts';
import type { Problem } from '@umkreis/contract/problem.ts';
import { bakery, foreign, seedGuide } from '../testing/seed-guide.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(seedGuide);
});
afterAll(async () => api?.close());

const as = async (name: string, method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
  api.app.inject({
    method,
    url,
    ...(payload && { payload }),
    headers: { authorization: `Bearer ${await api.issuer.tokenOf(`${name}@test.example`)}` },
  });
const create = async (itemId = bakery.id) =>
  (
    await as('staff', 'POST', '/events', {
      itemId,
      title: 'Markt',
      dateBegin: '2090-05-01T08:00:00.000Z',
      branchIds: [1],
    })
  ).json<{ id: string }>().id;
const move = (eventIds: string[], isBinned: boolean, name = 'staff') =>
  as(name, 'PUT', '/events/bulk/', { eventIds, isBinned });
const read = async (id: string) => (await as('staff', 'GET', `/events/dashboard/${id}`)).json<EditedEvent>();
const publicIds = async () => (await api.app.inject('/events/branchshortid/1')).json<Event[]>().map(({ id }) => id);

test('moves events of several branches to the trash, and back again, with a revision each', async () => {
  const ids = [await create(), await create(), await create(foreign.id)];
  await move([ids[1]!], true);
  const { version } = await read(ids[0]!);
  await expect.poll(publicIds, { timeout: 10_000 }).toContain(ids[0]);

  const moved = (await move(ids, true)).json<EventBulkResult>();
  expect(moved.changed.toSorted()).toEqual([ids[0]!, ids[2]!].toSorted());
  expect(moved.unchanged).toBe(1);
  await expect.poll(publicIds, { timeout: 10_000 }).not.toContain(ids[0]);
  const binned = await read(ids[0]!);
  expect(binned).toMatchObject({ version: version + 1, dateBinned: expect.stringMatching(/^\d{4}-.*Z$/) });
  const [revision] = (await as('staff', 'GET', `/events/${ids[0]}/revisions/`)).json<ItemRevision[]>();
  expect(revision).toMatchObject({
    revision: version + 1,
    action: 'bulk',
    changes: { dateBinned: { before: null, after: binned.dateBinned } },
  });

  const back = (await move(moved.changed, false)).json<EventBulkResult>();
  expect(back.changed.toSorted()).toEqual(moved.changed.toSorted());
  expect((await read(ids[0]!)).dateBinned).toBeNull();
  expect((await read(ids[1]!)).dateBinned).not.toBeNull();
  await expect.poll(publicIds, { timeout: 10_000 }).toContain(ids[0]);
});

test('changes nothing if one of the events is gone or of another branch', async () => {
  const [own, other] = [await create(), await create(foreign.id)];
  const gone = '0190a5d0-0000-7000-8000-00000000dead';
  const missing = await move([own, gone], true, 'one');
  expect(missing.statusCode).toBe(400);
  expect(missing.json<Problem>().errors).toEqual([{ field: '/eventIds/1', message: 'no such event any more' }]);
  expect((await move([own, other], true, 'one')).statusCode).toBe(403);
  expect((await read(own)).dateBinned).toBeNull();
  expect((await move([own, own], true, 'one')).json<EventBulkResult>()).toEqual({ changed: [own], unchanged: 0 });
});
