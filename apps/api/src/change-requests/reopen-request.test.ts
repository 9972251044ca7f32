import { afterAll, beforeAll, expect, test } from 'vitest';
import { branchConfigs } from '@umkreis/branches/registry.ts';
import type { ChangeRequest, ChangeRequestPage, ReceivedChangeRequest } from '@umkreis/contract/change-request.ts';
import type { ItemRevision } from '@umkreis/contract/dashboard.ts';
import type { EditedItem, ItemCreated } from '@umkreis/contract/item-write.ts';
import { ids, seedGuide } from '../testing/seed-guide.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(seedGuide);
});
afterAll(async () => api?.close());

const searchShortcutId = branchConfigs
  .find((branch) => branch.shortId === 1)!
  .searchShortcuts.find((one) => one.env === 'development' && one.allowChangeRequest && one.allowItemAddition)!.id;
const call = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
  api.app.inject({
    method,
    url,
    ...(payload && { payload }),
    headers: { authorization: `Bearer ${await api.issuer.tokenOf('one@test.example')}` },
  });
const read = async (id: string) => (await call('GET', `/items/dashboard/${id}`)).json<EditedItem>();
const received = async (state: string) =>
  (await call('GET', `/items/change-requests/?pageSize=200&state=${state}`)).json<ChangeRequestPage>().changeRequests;
const item = async () =>
  (
    await call('POST', '/items', {
      branchShortId: 1,
      title: 'Bäckerei',
      lat: 47.14,
      lon: 9.52,
      address: { street: 'Städtle' },
      details: [{ dataKeyV2: ids.email, dataValue: 'alt@b.li' }],
    })
  ).json<ItemCreated>().id;

async function propose(change: object) {
  const payload = { searchShortcutId, ...change };
  const { linkId } = (
    await api.app.inject({ method: 'POST', url: '/items/change-requests/', payload })
  ).json<ChangeRequest>();
  return {
    id: (await received('open')).at(-1)!.id,
    follow: async () => (await api.app.inject(`/items/change-requests/follow/${linkId}`)).json<ChangeRequest>(),
  };
}
interface Decided {
  itemId: string;
  dateDecided: string;
}
const decide = async (id: string, state: 'accepted' | 'declined', reply = '') =>
  (await call('PUT', `/items/change-requests/${id}`, { state, reply })).json<Decided>();
const reopen = (id: string, { dateDecided }: Decided) =>
  call('POST', `/items/change-requests/${id}/reopen`, { dateDecided });

test('restores what accepting wrote, keeps later writes to other fields, and opens the request again', async () => {
  const itemId = await item();
  const change = {
    title: 'Bäckerei Beck',
    address: { street: 'Neugasse' },
    details: [
      { dataKeyV2: ids.email, dataValue: '' },
      { dataKeyV2: ids.hours, dataValue: 'Mo-Fr 07:00-12:00' },
    ],
  };
  const { id, follow } = await propose({ itemId, ...change });
  const decision = await decide(id, 'accepted', 'Danke!');
  expect((await call('GET', `/items/${itemId}/revisions/`)).json<ItemRevision[]>()[0]!.note).toBe('Danke!');
  await call('POST', '/items/tags/', { itemId, tagId: ids.pizza });
  expect((await reopen(id, decision)).statusCode).toBe(200);
  expect(await read(itemId)).toMatchObject({
    title: 'Bäckerei',
    addresses: [{ street: 'Städtle' }],
    itemDetails: [{ dataValue: 'alt@b.li' }],
    tags: [{ tagId: ids.pizza }],
  });
  expect(await follow()).toMatchObject({ state: 'open', reply: '', taken: null, dateDecided: null });
  const [last] = (await call('GET', `/items/${itemId}/revisions/`)).json<ItemRevision[]>();
  expect(last).toMatchObject({ author: 'one@test.example', action: `reopen:${id}` });
  const open = (await received('open')).find((one) => one.id === id);
  expect(open).toMatchObject({ reply: 'Danke!', decidedBy: null } satisfies Partial<ReceivedChangeRequest>);

  // The decision that was undone cannot be undone again; a new one can.
  expect((await reopen(id, decision)).statusCode).toBe(409);
  const again = await decide(id, 'accepted');
  expect((await read(itemId)).title).toBe('Bäckerei Beck');
  expect((await reopen(id, decision)).statusCode).toBe(409);
  expect(
    (await Promise.all([1, 2].map(() => reopen(id, again)))).map(({ statusCode }) => statusCode).toSorted(),
  ).toEqual([200, 409]);
  expect((await read(itemId)).title).toBe('Bäckerei');
});

test('changes nothing if an accepted field was changed since', async () => {
  const itemId = await item();
  const { id, follow } = await propose({ itemId, title: 'Bäckerei Beck', address: { street: 'Neugasse' } });
  const decision = await decide(id, 'accepted');
  const { version } = await read(itemId);
  await call('PUT', `/items/${itemId}`, { version, title: 'Von der Redaktion' });
  const rejected = await reopen(id, decision);
  expect([rejected.statusCode, rejected.json()]).toMatchObject([409, { type: '/problems/changed-since' }]);
  expect(await read(itemId)).toMatchObject({ title: 'Von der Redaktion', addresses: [{ street: 'Neugasse' }] });
  expect((await follow()).state).toBe('accepted');
});

test('moves a created place to the trash, unless it was changed since', async () => {
  const place = { title: 'Velo Beck', lat: 47.14, lon: 9.52, categoryIds: [ids.bakery] };
  const [first, second] = [await propose(place), await propose(place)];
  const [created, changed] = [await decide(first.id, 'accepted'), await decide(second.id, 'accepted')];
  await call('PUT', `/items/${changed.itemId}`, { version: 1, title: 'Velo Beck AG' });
  expect([await reopen(first.id, created), await reopen(second.id, changed)].map((one) => one.statusCode)).toEqual([
    200, 409,
  ]);
  expect((await read(created.itemId)).dateBinned).not.toBeNull();
  expect((await read(changed.itemId)).dateBinned).toBeNull();
  expect(await first.follow()).toMatchObject({ state: 'open', itemId: null });
  expect((await decide(first.id, 'accepted')).itemId).not.toBe(created.itemId);
});

test('undoes a rejection, and lists its reply with later requests for the place', async () => {
  const itemId = await item();
  const { id, follow } = await propose({ itemId, title: 'Falsch' });
  const decision = await decide(id, 'declined', 'Stimmt nicht');
  const later = await propose({ itemId, title: 'Nochmals falsch' });
  expect((await received('open')).find((one) => one.id === later.id)?.earlier).toMatchObject([
    { state: 'declined', reply: 'Stimmt nicht', decidedBy: 'one@test.example' },
  ]);
  expect((await reopen(id, decision)).json()).toEqual({ id, itemId });
  expect((await follow()).state).toBe('open');
  expect((await read(itemId)).version).toBe(1);
  expect(
    await api.db
      .selectFrom('access_log')
      .where('action', '=', 'request-reopen')
      .where('subject', 'like', `${id}%`)
      .selectAll()
      .execute(),
  ).toHaveLength(1);
});
