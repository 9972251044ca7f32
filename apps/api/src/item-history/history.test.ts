import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EditedItem, ItemCreated } from '@umkreis/contract/item-write.ts';
import type { ItemRevision } from '@umkreis/contract/dashboard.ts';
import type { Item } from '@umkreis/contract/item.ts';
import type { Problem } from '@umkreis/contract/problem.ts';
import { addressLine } from '@umkreis/places/address-lines.ts';
import fc from 'fast-check';
import { bakery, ids, seedGuide } from '../testing/seed-guide.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

let api: TestApi;
const tokens = { one: '', staff: '' };
type Writer = keyof typeof tokens;
beforeAll(async () => {
  api = await startTestApi(seedGuide);
  for (const name of ['one', 'staff'] as const) tokens[name] = await api.issuer.tokenOf(`${name}@test.example`);
});
afterAll(async () => api?.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const as = (who: Writer, method: Method, url: string, payload?: object) =>
  api.app.inject({ method, url, ...(payload && { payload }), headers: { authorization: `Bearer ${tokens[who]}` } });
const call = (method: Method, url: string, payload?: object) => as('one', method, url, payload);
const read = async (id: string) => (await call('GET', `/items/dashboard/${id}`)).json<EditedItem>();
const create = async (values: object = {}) =>
  (
    await as('staff', 'POST', '/items', { branchShortId: 1, title: 'Anfang', lat: 47.1, lon: 9.5, ...values })
  ).json<ItemCreated>().id;
const restore = (id: string, revision: number, version: number) =>
  call('POST', `/items/${id}/revisions/${revision}/restore`, { version });
/** What an editor writes, without the counters that every write changes. */
const content = ({ version: _version, dateUpdated: _date, itemReviews: _review, ...values }: EditedItem) => values;
const line = (lat: number) => ({
  type: 'Feature',
  properties: {},
  geometry: {
    type: 'LineString',
    coordinates: [
      [9.5, 47.1],
      [9.51, lat],
    ],
  },
});

test('restores every state, and undoes the restoration', async () => {
  const id = await create({
    categoryIds: [ids.bakery],
    details: [{ dataKeyV2: ids.email, dataValue: 'a@b.li' }],
    address: { street: 'Städtle' },
    geojsons: [{ type: 2000, geojson: line(47.2) }],
  });
  const states = new Map([[1, await read(id)]]);
  const {
    addresses: [address],
    itemDetails: [detail],
    geojsons: [geojson],
  } = states.get(1)!;
  const steps = [
    () => call('PUT', `/items/${id}`, { version: 1, title: 'Mitte', datePermanentlyClosed: '2030-01-01' }),
    () => call('POST', '/items/tags/', { itemId: id, tagId: ids.pizza }),
    () => call('PUT', `/items/details/${detail!.id}`, { id: detail!.id, dataValue: 'c@d.li' }),
    () => call('POST', '/items/details/', { itemId: id, dataKeyV2: ids.height, dataValue: '12', dataValueUnit: 'km' }),
    () => call('DELETE', `/items/details/${detail!.id}`),
    () => call('PUT', `/items/addresses/${address!.id}`, { street: 'Aeulestrasse' }),
    () => call('PUT', `/geojsons/${geojson!.itemGeojsonId}`, { geojson: line(47.3) }),
    () => call('DELETE', `/items/categories/${id}/${ids.bakery}`),
    () => call('POST', '/items/items/', { itemParentId: bakery.id, itemChildId: id, relationshipId: 3 }),
    () => call('POST', '/items/mentions/', { itemId: id, title: 'Im Radio' }),
    () => call('DELETE', `/items/geojsons/${geojson!.itemGeojsonId}`),
    () => call('PUT', `/items/${id}`, { version: 12, title: 'Ende' }),
  ];
  for (const [index, step] of steps.entries()) {
    expect([index, (await step()).statusCode < 300]).toEqual([index, true]);
    states.set(index + 2, await read(id));
  }
  for (const revision of [1, 6, 13, 3, 9, 4, 12, 2]) {
    const { version } = await read(id);
    expect([revision, (await restore(id, revision, version)).statusCode]).toEqual([revision, 200]);
    const now = await read(id);
    expect(content(now)).toEqual(content(states.get(revision)!));
    expect(now.version).toBe(version + 1);
  }
  const [last] = (await call('GET', `/items/${id}/revisions/`)).json<ItemRevision[]>();
  expect(last).toMatchObject({ action: 'restore', author: 'one@test.example' });
});

test('restores the state before the first edit of an imported item', async () => {
  const before = await read(bakery.id);
  const { version } = before;
  const edited = (await call('PUT', `/items/${bakery.id}`, { version, title: 'Falsch' })).json<Item>();
  expect((await restore(bakery.id, version, edited.version)).json<Item>().title).toBe(before.title);
  expect((await restore(bakery.id, version - 1, edited.version + 1)).statusCode).toBe(404);
});

test('requires the newest version and an existing revision to restore', async () => {
  const id = await create();
  await call('PUT', `/items/${id}`, { version: 1, title: 'Neuer' });
  expect((await restore(id, 1, 1)).json<Problem>()).toMatchObject({ status: 409, currentVersion: 2 });
  expect((await restore(id, 7, 2)).statusCode).toBe(404);
  expect((await restore(id, 0, 2)).statusCode).toBe(404);
  expect((await restore(id, -1, 2)).statusCode).toBe(400);
});

test('restores only the chosen fields of an older state', async () => {
  const id = await create({ details: [{ dataKeyV2: ids.email, dataValue: 'a@b.li' }] });
  const [detail] = (await read(id)).itemDetails;
  await call('PUT', `/items/${id}`, { version: 1, title: 'Mitte', datePermanentlyClosed: '2030-01-01' });
  await call('PUT', `/items/details/${detail!.id}`, { id: detail!.id, dataValue: 'c@d.li' });
  await call('POST', '/items/tags/', { itemId: id, tagId: ids.pizza });
  const part = (fields: string[], version: number) =>
    call('POST', `/items/${id}/revisions/1/restore`, { version, fields });
  expect((await part(['title', 'detail:email'], 4)).statusCode).toBe(200);
  const now = await read(id);
  expect([now.title, now.itemDetails[0]!.dataValue, now.datePermanentlyClosed, now.tags.length]).toEqual([
    'Anfang',
    'a@b.li',
    '2030-01-01',
    1,
  ]);
  expect((await part(['address'], now.version)).statusCode).toBe(400);
  expect((await part([], now.version)).statusCode).toBe(400);
  expect((await part(['tags'], now.version)).statusCode).toBe(200);
  expect((await read(id)).tags).toEqual([]);
});

test('loses nothing when two writers write in random order', async () => {
  const value = fc.integer({ min: 1, max: 899 });
  const op = fc.record({
    who: fc.constantFrom<Writer>('one', 'staff'),
    what: fc.constantFrom('title', 'lat', 'lon', 'datePermanentlyClosed', 'detail'),
    value,
    rereads: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(op, { minLength: 2, maxLength: 10 }), fc.boolean(), async (ops, atOnce) => {
      const id = await create();
      const seen: Record<Writer, number> = { one: 1, staff: 1 };
      const valueOf = (what: string, n: number) =>
        what === 'lat'
          ? 47 + n / 1000
          : what === 'lon'
            ? 9 + n / 1000
            : what === 'title'
              ? `Titel ${n}`
              : `2030-01-${String((n % 28) + 1).padStart(2, '0')}`;
      const accepted: { who: Writer; from: number; field: string; value: unknown }[] = [];
      const details: string[] = [];
      const write = async ({ who, what, value: n, rereads: looks }: (typeof ops)[number]) => {
        if (looks) seen[who] = (await read(id)).version;
        const from = seen[who];
        const response =
          what === 'detail'
            ? await as(who, 'POST', '/items/details/', { itemId: id, dataKeyV2: ids.email, dataValue: `n${n}@b.li` })
            : await as(who, 'PUT', `/items/${id}`, { version: from, [what]: valueOf(what, n) });
        if (what === 'detail' && response.statusCode === 201) details.push(`n${n}@b.li`);
        else if (response.statusCode === 200) accepted.push({ who, from, field: what, value: valueOf(what, n) });
        else {
          const { status, conflicts } = response.json<Problem>();
          expect([status, conflicts?.map((one) => [one.field, one.yours])]).toEqual([409, [[what, valueOf(what, n)]]]);
          expect(conflicts![0]!.theirs).not.toEqual(valueOf(what, n));
        }
      };
      if (atOnce) await Promise.all(ops.map(write));
      else for (const one of ops) await write(one);

      const item = await read(id);
      const revisions = (await call('GET', `/items/${id}/revisions/`)).json<ItemRevision[]>().toReversed();
      expect(revisions.map((one) => one.revision)).toEqual(
        Array.from({ length: item.version }, (_, index) => index + 1),
      );
      expect(item.itemDetails.map((detail) => detail.dataValue).toSorted()).toEqual(details.toSorted());
      for (const { who, from, field, value: sent } of accepted) {
        const own = revisions.filter(
          (one) => one.revision > from && one.author === `${who}@test.example` && one.changes[field]?.after === sent,
        );
        const isBlind = (own: ItemRevision) =>
          revisions.some((one) => one.revision > from && one.revision < own.revision && one.changes[field]);
        if (own.length) expect([field, sent, own.every(isBlind)]).toEqual([field, sent, false]);
        const isPreserved =
          item[field as keyof Item] === sent || revisions.some((one) => one.changes[field]?.before === sent);
        expect([field, sent, isPreserved]).toEqual([field, sent, true]);
      }
      for (const field of ['title', 'lat', 'lon', 'datePermanentlyClosed'] as const) {
        const chain = revisions.flatMap((one) => (one.changes[field] ? [one.changes[field]] : []));
        for (const [index, link] of chain.entries())
          if (index > 0) expect(link.before).toEqual(chain[index - 1]!.after);
        if (chain.length) expect(item[field]).toEqual(chain.at(-1)!.after);
      }
    }),
    { numRuns: 25 },
  );
}, 180_000);

test.each([
  { street: 'Städtle', housenumber: '12', postcode: '9490', city: 'Vaduz' },
  { street: 'Städtle', housenumber: '', postcode: '', city: 'Vaduz' },
  { street: '', housenumber: '12', postcode: '9490', city: '' },
  { street: '', housenumber: '', postcode: '', city: 'Vaduz' },
])('formats an address in the history as visitors see it: %j', async (address) => {
  const id = await create({ address: { street: 'Anfang', city: 'Triesen' } });
  const [stored] = (await read(id)).addresses;
  await call('PUT', `/items/addresses/${stored!.id}`, address);
  const [last] = (await call('GET', `/items/${id}/revisions/`)).json<ItemRevision[]>();
  expect(last!.changes.address!.after).toEqual(addressLine(address));
});

test('names authors and places, deleted ones by their last title', async () => {
  await api.db.updateTable('staff').set({ name: 'Anna Beck' }).where('email', '=', 'one@test.example').execute();
  const [id, original, purged] = [await create(), await create({ title: 'Original' }), await create()];
  await call('PUT', `/items/${original}`, { version: 1, isBinned: true });
  await call('PUT', `/items/${purged}`, { version: 1, title: 'Entfernt' });
  expect((await call('PUT', `/items/${id}`, { version: 1, isDuplicateOf: purged })).statusCode).toBe(200);
  await api.db.updateTable('items').set({ is_duplicate_of: null }).where('id', '=', id).execute();
  await api.db.deleteFrom('items').where('id', '=', purged).execute();
  const revisions = async () => (await call('GET', `/items/${id}/revisions/`)).json<ItemRevision[]>();
  expect((await revisions())[0]).toMatchObject({
    authorName: 'Anna Beck',
    names: { [purged]: { title: 'Entfernt', isDeleted: true } },
  });

  const { id: event } = (
    await as('staff', 'POST', '/events', {
      itemId: id,
      title: 'Markt',
      dateBegin: '2030-05-01T08:00:00.000Z',
      itemIds: [original],
    })
  ).json<{ id: string }>();
  const [created] = (await as('staff', 'GET', `/events/${event}/revisions/`)).json<ItemRevision[]>();
  expect(created!.names).toEqual({
    [id]: { title: 'Anfang', isDeleted: false },
    [original]: { title: 'Original', isDeleted: true },
  });
});
