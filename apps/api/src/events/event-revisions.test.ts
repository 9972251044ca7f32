import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ItemRevision } from '@umkreis/contract/dashboard.ts';
import type { EditedEvent } from '@umkreis/contract/event-write.ts';
import type { Problem } from '@umkreis/contract/problem.ts';
import { bakery, foreign, ids, seedGuide } from '../testing/seed-guide.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(seedGuide);
});
afterAll(async () => api?.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const as = async (name: string, method: Method, url: string, payload?: object) =>
  api.app.inject({
    method,
    url,
    ...(payload && { payload }),
    headers: { authorization: `Bearer ${await api.issuer.tokenOf(`${name}@test.example`)}` },
  });
const read = async (id: string) => (await as('staff', 'GET', `/events/dashboard/${id}`)).json<EditedEvent>();
const content = ({ version: _version, ...remaining }: EditedEvent) => remaining;
const restore = (name: string, id: string, revision: number, version: number) =>
  as(name, 'POST', `/events/${id}/revisions/${revision}/restore`, { version });
const create = async () =>
  (
    await as('staff', 'POST', '/events', {
      itemId: bakery.id,
      title: 'Markt',
      dateBegin: '2030-05-01T08:00:00.000Z',
      branchIds: [1, 9],
      tagIds: [ids.pizza],
      itemIds: [foreign.id],
    })
  ).json<{ id: string }>().id;

test('restores every state of an event, and undoes the restoration', async () => {
  const id = await create();
  const steps: [Method, string, object?][] = [
    [
      'PUT',
      `/events/${id}`,
      { version: 1, title: 'Jahrmarkt', dateEnd: '2030-05-02T08:00:00.000Z', url: 'https://markt.example/' },
    ],
    ['DELETE', `/events/branches/${id}/9`],
    ['DELETE', `/events/tags/${id}/${ids.pizza}`],
    ['DELETE', `/items/events/${foreign.id}/${id}/1`],
    ['POST', '/items/events/', { itemId: bakery.id, eventId: id, relationshipId: 4 }],
    ['POST', '/events/branches/', { eventId: id, branchId: 14 }],
    ['PUT', `/events/${id}`, { version: 7, title: 'Messe', dateEnd: null }],
  ];
  const states = new Map([[1, await read(id)]]);
  for (const [index, step] of steps.entries()) {
    expect([step[1], (await as('staff', ...step)).statusCode < 300]).toEqual([step[1], true]);
    states.set(index + 2, await read(id));
  }
  for (const revision of [1, 5, 8, 2, 7, 3]) {
    const { version } = await read(id);
    expect([revision, (await restore('staff', id, revision, version)).statusCode]).toEqual([revision, 200]);
    expect(content(await read(id))).toEqual(content(states.get(revision)!));
  }
  const relations = await api.db
    .selectFrom('item_events')
    .where('event_id', '=', id)
    .select(['item_id', 'relationship_id'])
    .execute();
  expect(relations).toEqual([{ item_id: foreign.id, relationship_id: 1 }]);
  const revisions = (await as('one', 'GET', `/events/${id}/revisions/`)).json<ItemRevision[]>();
  expect(revisions.map((one) => one.revision)).toEqual(Array.from({ length: 14 }, (_, index) => 14 - index));
  expect(revisions[0]).toMatchObject({ action: 'restore', author: 'staff@test.example' });
});

test('requires the newest version and an existing revision to restore, and never shows an event where the person may not', async () => {
  const id = await create();
  await as('staff', 'DELETE', `/events/branches/${id}/9`);
  expect((await restore('staff', id, 1, 1)).json<Problem>()).toMatchObject({ status: 409, currentVersion: 2 });
  for (const revision of [0, 7]) expect((await restore('staff', id, revision, 2)).statusCode).toBe(404);
  expect((await restore('one', id, 1, 2)).statusCode).toBe(403);
  expect((await read(id)).branches).toEqual([{ branchId: 1 }]);
});
