import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ItemRevision } from '@umkreis/contract/dashboard.ts';
import type { EditedItem, ItemCreated } from '@umkreis/contract/item-write.ts';
import type { Problem } from '@umkreis/contract/problem.ts';
import type { ExportPage, ImportResult } from '@umkreis/contract/transfer.ts';
import { uniqueId } from '@umkreis/testing/unique-id.ts';
import { itemRow } from '@umkreis/testing/item-row.ts';
import { addItems, bakery, foreign, ids, seedGuide } from '../testing/seed-guide.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

let api: TestApi;
let token = '';
const li = uniqueId();
beforeAll(async () => {
  api = await startTestApi(async (db) => {
    await seedGuide(db);
    await db.insertInto('countries').values({ id: li, iso2: 'LI', oh_state_field: null }).execute();
  });
  token = await api.issuer.tokenOf('one@test.example');
});
afterAll(async () => api?.close());

const call = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
  api.app.inject({ method, url, ...(payload && { payload }), headers: { authorization: `Bearer ${token}` } });
const read = async (id: string) => (await call('GET', `/items/dashboard/${id}`)).json<EditedItem>();
const exported = async () => (await call('GET', '/items/dashboard/export/?branch=1&sorting=2')).json<ExportPage>();
const send = (rows: object[], isTrial = true) => call('PUT', '/items/import/', { branchShortId: 1, isTrial, rows });
const dryRun = async (rows: object[]) => (await send(rows)).json<ImportResult>().rows;
const create = async (title: string, fields: object = {}) =>
  (await call('POST', '/items', { branchShortId: 1, title, lat: 47.1, lon: 9.5, ...fields })).json<ItemCreated>().id;

test('importing an unchanged export changes nothing', async () => {
  await create('Löwen', {
    categoryIds: [ids.bakery],
    tagIds: [ids.pizza],
    address: { street: 'Herrengasse', housenumber: '2', postcode: '9490', city: 'Vaduz', countryId: li },
    details: [
      { dataKeyV2: ids.height, dataValue: '12.5', dataValueUnit: 'km' },
      { dataKeyV2: ids.email, dataValue: 'a@b.li' },
      { dataKeyV2: ids.email, dataValue: 'c@d.li' },
    ],
    datePermanentlyClosed: '2020-01-01',
  });
  const { rows, total } = await exported();
  expect(total).toBe(rows.length);
  expect(rows.find(({ title }) => title === 'Löwen')).toMatchObject({
    categories: ['Shopping/Bakery'],
    tags: ['cuisine=pizza'],
    street: 'Herrengasse',
    country: 'LI',
    datePermanentlyClosed: '2020-01-01',
    details: { email: ['a@b.li', 'c@d.li'], height: ['12.5 km'] },
  });
  const versions = async () => Promise.all(rows.map(async ({ id }) => (await read(id!)).version));
  const before = await versions();
  const { isWritten, rows: results } = (await send(rows, false)).json<ImportResult>();
  expect([isWritten, new Set(results.map(({ result }) => result))]).toEqual([false, new Set(['unchanged'])]);
  expect(await versions()).toEqual(before);
});

test('accepts unchanged values that an importer wrote and an editor could not', async () => {
  const odd = itemRow({ title: '', type: 'lift' });
  await addItems(api.db, [odd]);
  await api.db
    .insertInto('item_details')
    .values({ owner_id: 1, id: uniqueId(), item_id: odd.id, item_detail_key_id: ids.hours, data_value: ' nach Lust ' })
    .execute();
  const row = (await exported()).rows.find(({ id }) => id === odd.id)!;
  expect([row.title, row.details]).toEqual(['', { hours: [' nach Lust '] }]);
  const trimmed = { ...row, details: { hours: ['nach Lust'] } };
  expect((await dryRun([row])).concat(await dryRun([trimmed])).map(({ result }) => result)).toEqual([
    'unchanged',
    'unchanged',
  ]);
  expect((await dryRun([{ ...row, city: 'Vaduz' }]))[0]).toMatchObject({
    result: 'changed',
    changes: { address: { before: null, after: 'Vaduz' } },
  });
});

test('previews the result of each row in a dry run, and writes nothing', async () => {
  const id = await create('Adler', { tagIds: [ids.pizza], details: [{ dataKeyV2: ids.email, dataValue: 'a@b.li' }] });
  const before = await read(id);
  const items = (await exported()).total;
  const results = await dryRun([
    { id, title: 'Adler neu', tags: [], details: { email: ['x@y.li'] } },
    { title: 'Bären', lat: 47.1, lon: 9.5, street: 'Dorf' },
    { id, title: 'zweimal' },
    { title: 'Ohne Ort' },
    { id: foreign.id, title: 'Fremd' },
    { id: bakery.id, details: { hours: ['irgendwann'] } },
    { id: bakery.id, lat: 99 },
    { id: uniqueId(), title: 'X', lat: 47, lon: 9, categories: ['Shopping/Nichts'], country: 'XX' },
    { id: bakery.id },
    { id: uniqueId(), title: 'Y', lat: 47, lon: 9, details: { unbekannt: ['a'] } },
    { id: uniqueId(), title: 'Z', lat: 47, lon: 9, colour: 'red' },
  ]);
  expect(results.map(({ result }) => result)).toEqual([
    'changed',
    'new',
    'refused',
    'refused',
    'refused',
    'refused',
    'refused',
    'refused',
    'refused',
    'refused',
    'refused',
  ]);
  expect(results[0]!.changes).toEqual({
    title: { before: 'Adler', after: 'Adler neu' },
    tags: { before: 'cuisine=pizza', after: null },
    'detail:email': { before: 'a@b.li', after: 'x@y.li' },
  });
  expect(results.slice(2).map(({ errors }) => errors[0]!.field)).toEqual([
    '/id',
    '/lat',
    '/id',
    '/details/hours/dataValue',
    '/lat',
    '/categories',
    '/id',
    '/details/unbekannt',
    '/colour',
  ]);
  expect([await read(id), (await exported()).total]).toEqual([before, items]);
});

test('writes rows with a revision each, and nothing at all if one is rejected', async () => {
  const id = await create('Krone', { address: { street: 'Alt', city: 'Vaduz' } });
  const fresh = uniqueId();
  const good = [
    { id, street: 'Neu', housenumber: '3', details: { height: ['7 ft'] } },
    { id: fresh, title: 'Sonne', lat: 47.2, lon: 9.5, categories: ['Shopping/Bakery'], tags: ['cuisine=pizza'] },
  ];
  const rejected = await send([...good, { id: bakery.id, title: '' }], false);
  expect([rejected.statusCode, rejected.json<Problem>().errors?.[0]?.field]).toEqual([400, '/rows/2/title']);
  expect((await read(id)).addresses[0]!.street).toBe('Alt');
  expect((await call('GET', `/items/dashboard/${fresh}`)).statusCode).toBe(404);

  const written = (await send(good, false)).json<ImportResult>();
  expect([written.isWritten, written.rows.map(({ result }) => result)]).toEqual([true, ['changed', 'new']]);
  expect(await read(id)).toMatchObject({
    title: 'Krone',
    addresses: [{ street: 'Neu', housenumber: '3', city: 'Vaduz' }],
    itemDetails: [{ dataValue: '7', dataValueUnit: 'ft' }],
  });
  expect(await read(fresh)).toMatchObject({
    title: 'Sonne',
    source: 'editor',
    branchShortId: 1,
    categories: [{ categoryId: ids.bakery }],
    tags: [{ tagId: ids.pizza }],
    itemReviews: { isCompleted: false },
  });
  const actions = async (of: string) =>
    (await call('GET', `/items/${of}/revisions/`)).json<ItemRevision[]>().map(({ action }) => action);
  expect([(await actions(id))[0], await actions(fresh)]).toEqual(['import', ['create:import']]);
  // Sent twice, as after a lost response, it is stored once.
  expect((await send(good, false)).json<ImportResult>().rows.map(({ result }) => result)).toEqual([
    'unchanged',
    'unchanged',
  ]);
});

test('rejects another branch and more rows than one call may contain', async () => {
  expect((await call('PUT', '/items/import/', { branchShortId: 2, rows: [{ title: 'A' }] })).statusCode).toBe(403);
  const many = Array.from({ length: 201 }, () => ({ id: bakery.id }));
  expect((await send(many)).statusCode).toBe(400);
});
