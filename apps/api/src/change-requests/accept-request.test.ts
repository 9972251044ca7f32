import { afterAll, beforeAll, expect, test } from 'vitest';
import { branchConfigs } from '@umkreis/branches/registry.ts';
import type { ChangeRequest, ChangeRequestPage } from '@umkreis/contract/change-request.ts';
import type { ItemRevision } from '@umkreis/contract/dashboard.ts';
import type { EditedItem, ItemCreated } from '@umkreis/contract/item-write.ts';
import type { Problem } from '@umkreis/contract/problem.ts';
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
const as = async (name: string, method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
  api.app.inject({
    method,
    url,
    ...(payload && { payload }),
    headers: { authorization: `Bearer ${await api.issuer.tokenOf(`${name}@test.example`)}` },
  });
const read = async (id: string) => (await as('one', 'GET', `/items/dashboard/${id}`)).json<EditedItem>();
const item = async () =>
  (
    await as('one', 'POST', '/items', {
      branchShortId: 1,
      title: 'Bäckerei',
      lat: 47.14,
      lon: 9.52,
      address: { street: 'Städtle', housenumber: '1' },
      details: [
        { dataKeyV2: ids.email, dataValue: 'alt@b.li' },
        { dataKeyV2: ids.height, dataValue: '12', dataValueUnit: 'm' },
      ],
    })
  ).json<ItemCreated>().id;

/** Sends a request and finds it in the editors' list. */
async function propose(change: object) {
  const response = await api.app.inject({
    method: 'POST',
    url: '/items/change-requests/',
    payload: { searchShortcutId, ...change },
  });
  expect([response.statusCode, response.body]).toEqual([201, expect.any(String)]);
  const { linkId } = response.json<ChangeRequest>();
  const { changeRequests } = (await as('one', 'GET', '/items/change-requests/?pageSize=200')).json<ChangeRequestPage>();
  return {
    id: changeRequests.at(-1)!.id,
    follow: async () => (await api.app.inject(`/items/change-requests/follow/${linkId}`)).json<ChangeRequest>(),
  };
}
const decide = (id: string, body: object) => as('one', 'PUT', `/items/change-requests/${id}`, body);

test("accepting writes the proposal in the editor's name and links the request", async () => {
  const itemId = await item();
  const { id, follow } = await propose({
    itemId,
    title: 'Bäckerei Beck',
    address: { housenumber: '7a' },
    isPermanentlyClosed: true,
    details: [
      { dataKeyV2: ids.email, dataValue: '' },
      { dataKeyV2: ids.height, dataValue: '1,5', dataValueUnit: 'km' },
      { dataKeyV2: ids.hours, dataValue: 'Mo-Fr 07:00-12:00' },
    ],
  });
  expect((await decide(id, { state: 'accepted', reply: 'Danke!' })).json()).toEqual({
    id,
    itemId,
    dateDecided: expect.any(String),
  });
  const now = await read(itemId);
  expect(now).toMatchObject({
    title: 'Bäckerei Beck',
    addresses: [{ street: 'Städtle', housenumber: '7a' }],
    datePermanentlyClosed: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    version: 2,
  });
  expect(now.itemDetails.map((detail) => [detail.dataKeyName, detail.dataValue, detail.dataValueUnit])).toEqual([
    ['height', '1,5', 'km'],
    ['hours', 'Mo-Fr 07:00-12:00', null],
  ]);
  const [revision] = (await as('one', 'GET', `/items/${itemId}/revisions/`)).json<ItemRevision[]>();
  expect(revision).toMatchObject({
    author: 'one@test.example',
    action: `change-request:${id}`,
    changes: {
      title: { before: 'Bäckerei', after: 'Bäckerei Beck' },
      'detail:email': { before: 'alt@b.li', after: null },
    },
  });
  expect(await follow()).toMatchObject({ state: 'accepted', reply: 'Danke!', itemId });
  const responses = await Promise.all([1, 2].map(() => decide(id, { state: 'accepted' })));
  expect(responses.map((response) => response.statusCode)).toEqual([409, 409]);
  expect((await read(itemId)).version).toBe(2);
});

test('reports a conflict with both values if somebody wrote since, and writes nothing', async () => {
  const itemId = await item();
  const { id, follow } = await propose({ itemId, title: 'Vom Besuch', address: { street: 'Aeulestrasse' } });
  await as('staff', 'PUT', `/items/${itemId}`, { version: 1, title: 'Von der Redaktion' });
  const conflict = await decide(id, { state: 'accepted' });
  expect([conflict.statusCode, conflict.json<Problem>()]).toEqual([
    409,
    expect.objectContaining({
      currentVersion: 2,
      conflicts: [{ field: 'title', yours: 'Vom Besuch', theirs: 'Von der Redaktion' }],
    }),
  ]);
  expect([await follow(), (await read(itemId)).version]).toEqual([expect.objectContaining({ state: 'open' }), 2]);
  const page = (await as('one', 'GET', '/items/change-requests/')).json<ChangeRequestPage>();
  expect(page.changeRequests.find((one) => one.id === id)).toBeDefined();
  expect((await decide(id, { state: 'accepted', version: 2 })).statusCode).toBe(200);
  expect(await read(itemId)).toMatchObject({
    title: 'Vom Besuch',
    addresses: [{ street: 'Aeulestrasse', housenumber: '1' }],
  });
});

test('lets an editor accept some of the fields', async () => {
  const itemId = await item();
  const { id } = await propose({ itemId, title: 'Anders', address: { street: 'Landstrasse' } });
  expect((await decide(id, { state: 'accepted', fields: ['titel'] })).json<Problem>().errors).toEqual([
    { field: '/fields/0', message: 'is not proposed' },
  ]);
  expect((await decide(id, { state: 'accepted', fields: ['address.street'] })).statusCode).toBe(200);
  expect(await read(itemId)).toMatchObject({ title: 'Bäckerei', addresses: [{ street: 'Landstrasse' }] });
});

test("validates an editor's adapted values like a proposal, and writes nothing if they are invalid", async () => {
  const itemId = await item();
  const { id, follow } = await propose({
    itemId,
    title: 'BÄCKEREI!!!',
    details: [
      { dataKeyV2: ids.hours, dataValue: 'Mo-Fr 07:00-12:00' },
      { dataKeyV2: ids.height, dataValue: '2', dataValueUnit: 'km' },
    ],
  });
  const { changeRequests } = (await as('one', 'GET', '/items/change-requests/?pageSize=200')).json<ChangeRequestPage>();
  expect(changeRequests.find((one) => one.id === id)).toMatchObject({
    now: { title: 'Bäckerei', 'detail:hours': '', 'detail:height': '12 m' },
    position: { lat: 47.14, lon: 9.52 },
  });
  for (const [values, field] of [
    [{ 'detail:hours': 'Mo-Fr 99:00' }, '/values/detail:hours'],
    [{ title: '' }, '/values/title'],
    [{ lat: 47 }, '/values/lat'],
  ] as const) {
    const rejected = await decide(id, { state: 'accepted', values });
    expect([rejected.statusCode, rejected.json<Problem>().errors?.[0]?.field]).toEqual([400, field]);
  }
  expect((await read(itemId)).title).toBe('Bäckerei');
  const values = { title: 'Bäckerei Beck', 'detail:hours': 'Mo-Fr 07:00-12:30', 'detail:height': '2.5 km' };
  expect((await decide(id, { state: 'accepted', values })).statusCode).toBe(200);
  const now = await read(itemId);
  expect(now.title).toBe('Bäckerei Beck');
  expect(now.itemDetails.map(({ dataValue, dataValueUnit }) => [dataValue, dataValueUnit])).toEqual(
    expect.arrayContaining([
      ['Mo-Fr 07:00-12:30', null],
      ['2.5', 'km'],
    ]),
  );
  expect(await follow()).toMatchObject({ changes: { title: { after: 'BÄCKEREI!!!' } }, taken: values });
});

test('creates a proposed item once, with its first revision, even if two editors accept it at once', async () => {
  const { id, follow } = await propose({
    title: 'Velo Beck',
    lat: 47.14,
    lon: 9.52,
    categoryIds: [ids.bakery],
    address: { street: 'Landstrasse', city: 'Triesen' },
    details: [{ dataKeyV2: ids.email, dataValue: 'velo@b.li' }],
  });
  const responses = await Promise.all([decide(id, { state: 'accepted' }), decide(id, { state: 'accepted' })]);
  expect(responses.map((response) => response.statusCode).toSorted()).toEqual([200, 409]);
  const { itemId } = await follow();
  expect(await read(itemId!)).toMatchObject({
    title: 'Velo Beck',
    categories: [{ categoryId: ids.bakery }],
    addresses: [{ street: 'Landstrasse', city: 'Triesen' }],
    itemDetails: [{ dataValue: 'velo@b.li' }],
  });
  expect(await api.db.selectFrom('items').where('title', '=', 'Velo Beck').select('id').execute()).toHaveLength(1);
  const revisions = (await as('one', 'GET', `/items/${itemId}/revisions/`)).json<ItemRevision[]>();
  expect(revisions).toMatchObject([
    {
      revision: 1,
      author: 'one@test.example',
      action: `create:change-request:${id}`,
      changes: {
        title: { after: 'Velo Beck' },
        categories: { before: null, after: 'Shopping / Bakery' },
        'detail:email': { after: 'velo@b.li' },
      },
    },
  ]);
});

test('shows requests to a viewer without the addresses of their senders', async () => {
  const { id } = await propose({ itemId: await item(), note: 'Bitte melden', contactEmail: 'anna@privat.example' });
  const contactOf = async (name: string) =>
    (await as(name, 'GET', '/items/change-requests/?pageSize=200'))
      .json<ChangeRequestPage>()
      .changeRequests.find((one) => one.id === id)?.contactEmail;
  expect([await contactOf('one'), await contactOf('viewer')]).toEqual(['anna@privat.example', null]);
});
