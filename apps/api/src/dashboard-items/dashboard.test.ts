import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generateKeyPair } from 'jose';
import { tokenClaims } from '@umkreis/contract/token-claims.ts';
import type { DashboardItemPage, ItemRevision } from '@umkreis/contract/dashboard.ts';
import type { Item, ItemDetail } from '@umkreis/contract/item.ts';
import type { Problem } from '@umkreis/contract/problem.ts';
import { uniqueId } from '@umkreis/testing/unique-id.ts';
import { bakery, foreign, ids, seedGuide } from '../testing/seed-guide.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(seedGuide);
});
afterAll(async () => api?.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const as = async (email: string | null, method: Method, url: string, payload?: object) =>
  api.app.inject({
    method,
    url,
    ...(payload && { payload }),
    headers: email ? { authorization: `Bearer ${await api.issuer.tokenOf(email)}` } : {},
  });
const current = async () => (await as('staff@test.example', 'GET', `/items/dashboard/${bakery.id}`)).json<Item>();

describe('permissions', () => {
  const roles = [
    null,
    'stranger@test.example',
    'viewer@test.example',
    'two@test.example',
    'one@test.example',
    'staff@test.example',
  ] as const;
  const newDetail = () => ({ itemId: bakery.id, dataKeyV2: ids.email, dataValue: 'a@b.li' });
  const calls: [name: string, call: [Method, string, object?], expected: number[]][] = [
    ['GET /staff/me', ['GET', '/staff/me'], [401, 403, 200, 200, 200, 200]],
    ['GET /items/dashboard/', ['GET', '/items/dashboard/'], [401, 403, 200, 200, 200, 200]],
    ['GET /items/dashboard/?branch=1', ['GET', '/items/dashboard/?branch=1'], [401, 403, 200, 403, 200, 200]],
    ['GET /items/dashboard/{id}', ['GET', `/items/dashboard/${bakery.id}`], [401, 403, 200, 403, 200, 200]],
    ['GET /items/{id}/revisions/', ['GET', `/items/${bakery.id}/revisions/`], [401, 403, 200, 403, 200, 200]],
    ['PUT /items/{id}', ['PUT', `/items/${bakery.id}`, { version: 1 }], [401, 403, 403, 403, 200, 200]],
    ['POST /items/details/', ['POST', '/items/details/', newDetail()], [401, 403, 403, 403, 201, 201]],
    [
      'PUT /items/details/{id}',
      ['PUT', `/items/details/${ids.hoursDetail}`, { id: ids.hoursDetail, dataValue: 'Mo-Fr 08:00-12:00' }],
      [401, 403, 403, 403, 200, 200],
    ],
    ['DELETE /items/details/{id}', ['DELETE', `/items/details/${uniqueId()}`], [401, 403, 403, 404, 404, 404]],
    ['GET /events/dashboard/', ['GET', '/events/dashboard/'], [401, 403, 200, 200, 200, 200]],
    ['GET /metrics/sessions/daily/', ['GET', '/metrics/sessions/daily/'], [401, 403, 200, 200, 200, 200]],
    [
      'GET /metrics/sessions/daily/?branch=1',
      ['GET', '/metrics/sessions/daily/?branch=1'],
      [401, 403, 200, 403, 200, 200],
    ],
  ];

  test.each(calls)('%s', async (_name, call, expected) => {
    const got = [];
    for (const person of roles) got.push((await as(person, ...call)).statusCode);
    expect(got).toEqual(expected);
  });
});

describe('tokens', () => {
  const me = async (token: string) =>
    (await api.app.inject({ url: '/staff/me', headers: { authorization: `Bearer ${token}` } })).statusCode;
  const claims = {
    sub: 'test|one@test.example',
    [tokenClaims.email]: 'one@test.example',
    [tokenClaims.emailVerified]: true,
  };

  test('rejects a foreign issuer, audience or key, and an expired token or one without expiry', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    expect(await me(await api.issuer.sign(claims))).toBe(200);
    expect(await me(await api.issuer.sign({ ...claims, iss: 'https://other.example/' }))).toBe(401);
    expect(await me(await api.issuer.sign({ ...claims, aud: 'https://other.example' }))).toBe(401);
    expect(await me(await api.issuer.sign({ ...claims, exp: 1000 }))).toBe(401);
    expect(await me(await api.issuer.sign({ ...claims, exp: undefined }))).toBe(401);
    expect(await me(await api.issuer.sign(claims, privateKey))).toBe(401);
    expect(await me('a.b.c')).toBe(401);
  });

  test('binds an e-mail to the subject that logged in first', async () => {
    expect(await me(await api.issuer.sign({ ...claims, sub: 'someone-else' }))).toBe(403);
  });

  test('does not accept an unverified e-mail; the first verified login binds the member permanently', async () => {
    const email = 'new@test.example';
    await api.db.insertInto('staff').values({ email, name: 'Neu', role: 'viewer' }).execute();
    const login = { sub: 'tenant|new', [tokenClaims.email]: email };
    for (const isVerified of [undefined, false, 'true', 1])
      expect(await me(await api.issuer.sign({ ...login, [tokenClaims.emailVerified]: isVerified }))).toBe(403);
    expect(await me(await api.issuer.sign({ ...login, email_verified: true }))).toBe(403);
    const verified = await api.issuer.sign({
      ...login,
      [tokenClaims.email]: 'New@Test.example',
      [tokenClaims.emailVerified]: true,
    });
    expect(await Promise.all([me(verified), me(verified)])).toEqual([200, 200]);
    expect(await me(await api.issuer.sign(login))).toBe(200);
    expect(
      await api.db.selectFrom('staff_revisions').where('email', '=', email).select(['action', 'changes']).execute(),
    ).toEqual([{ action: 'bind', changes: { subject: { before: null, after: 'tenant|new' } } }]);
  });

  test('prevents caching of what a person sees', async () => {
    const headers = { authorization: `Bearer ${await api.issuer.sign(claims)}` };
    for (const url of ['/staff/me', '/items/dashboard/', '/items/change-requests/', '/nothing-here'])
      expect([url, (await api.app.inject({ url, headers })).headers['cache-control']]).toEqual([url, 'no-store']);
  });
});

test('searches, filters and counts the list', async () => {
  const list = async (query: string) =>
    (await as('staff@test.example', 'GET', `/items/dashboard/?${query}`)).json<DashboardItemPage>();
  expect((await list('text=mueller')).items.map((item) => item.title)).toEqual(['Bäckerei Müller']);
  expect((await list('text=staedtle')).total).toBe(1);
  expect((await list('text=bekerei+muler')).items[0]?.title).toBe('Bäckerei Müller');
  expect((await list('category=Shopping')).total).toBe(1);
  expect((await list('branch=14')).total).toBe(2);
  expect(await list('sorting=2&pageSize=1&page=2')).toMatchObject({
    total: 2,
    pageCount: 2,
    items: [{ title: foreign.title }],
  });
  expect((await list('reviewIsDue=true')).total).toBe(0);
});

test('lists what the fields of a row are saved with', async () => {
  const staff = 'staff@test.example';
  const row = async () =>
    (await as(staff, 'GET', '/items/dashboard/?text=mueller')).json<DashboardItemPage>().items[0]!;
  for (const dataValue of ['erste@mueller.li', 'zweite@mueller.li'])
    await as(staff, 'POST', '/items/details/', { itemId: bakery.id, dataKeyV2: ids.email, dataValue });
  const { version, addresses, itemDetails } = await current();
  const [first] = itemDetails.filter(({ dataKeyName }) => dataKeyName === 'email');
  const { id, dataKeyName, dataValue, dateUpdated } = first!;
  expect(await row()).toMatchObject({
    version,
    addressId: addresses[0]?.id,
    contacts: [{ id, dataKeyName, dataValue, dateUpdated }],
  });
  const change = { id, dataValue: 'neu@mueller.li', dateUpdated };
  expect((await as(staff, 'PUT', `/items/details/${id}`, change)).statusCode).toBe(200);
  expect((await row()).contacts).toMatchObject([{ id, dataValue: 'neu@mueller.li' }]);
});

describe('writing', () => {
  test('writes a title with version and revision, and updates every branch that includes the item', async () => {
    const before = await current();
    const versions = async () =>
      Object.fromEntries(
        (await api.db.selectFrom('branches').select(['short_id', 'content_version']).execute()).map((row) => [
          row.short_id,
          row.content_version,
        ]),
      );
    const old = await versions();
    const response = await as('one@test.example', 'PUT', `/items/${bakery.id}`, {
      version: before.version,
      title: ' Bäckerei Meier ',
    });
    expect(response.json<Item>()).toMatchObject({ title: 'Bäckerei Meier', version: before.version + 1 });
    const fresh = await versions();
    expect([fresh[1]! - old[1]!, fresh[14]! - old[14]!, fresh[2]! - old[2]!]).toEqual([1, 1, 0]);
    const [revision] = (await as('one@test.example', 'GET', `/items/${bakery.id}/revisions/`)).json<ItemRevision[]>();
    expect(revision).toMatchObject({
      revision: before.version + 1,
      author: 'one@test.example',
      action: 'update',
      changes: { title: { before: before.title, after: 'Bäckerei Meier' } },
    });
    const { edited_fields } = await api.db
      .selectFrom('items')
      .where('id', '=', bakery.id)
      .select('edited_fields')
      .executeTakeFirstOrThrow();
    expect(edited_fields).toContain('title');
  });

  test('merges different fields and reports a conflict with both values for the same field', async () => {
    const { version, title } = await current();
    expect((await as('one@test.example', 'PUT', `/items/${bakery.id}`, { version, lat: 47.15 })).statusCode).toBe(200);
    expect(
      (
        await as('staff@test.example', 'PUT', `/items/${bakery.id}`, { version, title: 'Konditorei Meier' })
      ).json<Item>(),
    ).toMatchObject({ lat: 47.15, title: 'Konditorei Meier' });
    const conflict = await as('one@test.example', 'PUT', `/items/${bakery.id}`, { version, title: `${title}!` });
    expect(conflict.statusCode).toBe(409);
    expect(conflict.json<Problem>()).toMatchObject({
      currentVersion: version + 2,
      conflicts: [{ field: 'title', yours: `${title}!`, theirs: 'Konditorei Meier' }],
    });
    expect(
      (await as('one@test.example', 'PUT', `/items/${bakery.id}`, { version: version + 2, title: `${title}!` }))
        .statusCode,
    ).toBe(200);
  });

  test('loses no concurrent write', async () => {
    const { version } = await current();
    const responses = await Promise.all([
      as('one@test.example', 'PUT', `/items/${bakery.id}`, { version, lon: 9.53 }),
      as('staff@test.example', 'PUT', `/items/${bakery.id}`, { version, lat: 47.16 }),
      as('staff@test.example', 'PUT', `/items/${bakery.id}`, { version, title: 'Gleichzeitig' }),
      as('one@test.example', 'PUT', `/items/${bakery.id}`, { version, datePermanentlyClosed: '2030-01-01' }),
    ]);
    expect(responses.map((response) => response.statusCode)).toEqual([200, 200, 200, 200]);
    expect(await current()).toMatchObject({
      lon: 9.53,
      lat: 47.16,
      title: 'Gleichzeitig',
      datePermanentlyClosed: '2030-01-01',
      version: version + 4,
    });
  });

  test('creates, changes and deletes details and reports conflicts', async () => {
    const created = await as('one@test.example', 'POST', '/items/details/', {
      itemId: bakery.id,
      dataKeyV2: ids.height,
      dataValue: ' 12,5 ',
    });
    expect(created.json<ItemDetail>()).toMatchObject({ dataValue: '12,5', dataValueUnit: 'm', dataKeyName: 'height' });
    const detail = created.json<ItemDetail>();
    const change = { id: detail.id, dataValue: '13', dataValueUnit: 'km', dateUpdated: detail.dateUpdated };
    expect(
      (await as('staff@test.example', 'PUT', `/items/details/${detail.id}`, change)).json<ItemDetail>(),
    ).toMatchObject({ dataValue: '13', dataValueUnit: 'km' });
    const conflict = await as('one@test.example', 'PUT', `/items/details/${detail.id}`, { ...change, dataValue: '14' });
    expect([conflict.statusCode, conflict.json<Problem>().conflicts?.[0]]).toEqual([
      409,
      { field: 'dataValue', yours: '14', theirs: '13' },
    ]);
    const seen = encodeURIComponent(detail.dateUpdated);
    const outdated = await as('one@test.example', 'DELETE', `/items/details/${detail.id}?dateUpdated=${seen}`);
    expect(outdated.statusCode).toBe(409);
    expect((outdated.json() as Problem).conflicts![0]).toMatchObject({ field: 'dataValue', yours: '' });
    expect((await as('one@test.example', 'DELETE', `/items/details/${detail.id}`)).json()).toEqual({ id: detail.id });
    expect((await as('one@test.example', 'DELETE', `/items/details/${detail.id}`)).statusCode).toBe(404);
  });

  test.each([
    ['/dataValue', { dataKeyV2: ids.hours, dataValue: 'irgendwann' }],
    ['/dataValue', { dataKeyV2: ids.email, dataValue: 'keine' }],
    ['/dataValue', { dataKeyV2: ids.height, dataValue: 'hoch' }],
    ['/dataValue', { dataKeyV2: ids.email, dataValue: '   ' }],
    ['/dataValueUnit', { dataKeyV2: ids.email, dataValue: 'a@b.li', dataValueUnit: 'm' }],
    ['/dataKeyV2', { dataKeyV2: bakery.id, dataValue: 'x' }],
    ['/fremd', { dataKeyV2: ids.email, dataValue: 'a@b.li', fremd: 1 }],
    ['/dataValue', { dataKeyV2: ids.offer, dataValue: 'Hallo <script>alert(1)</script>' }],
  ])('rejects a detail with an error in %s: %j', async (field, body) => {
    const response = await as('one@test.example', 'POST', '/items/details/', { itemId: bakery.id, ...body });
    expect(response.statusCode).toBe(400);
    expect(response.json<Problem>().errors?.map((error) => error.field)).toContain(field);
  });
});
