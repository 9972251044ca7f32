import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { branchConfigs } from '@umkreis/branches/registry.ts';
import type { ChangeRequest, ChangeRequestPage } from '@umkreis/contract/change-request.ts';
import type { Contest } from '@umkreis/contract/contest.ts';
import type { Problem } from '@umkreis/contract/problem.ts';
import { uniqueId } from '@umkreis/testing/unique-id.ts';
import { bakery, foreign, ids, seedGuide } from '../testing/seed-guide.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

const DAY_MS = 86_400_000;
const running = uniqueId();
const ended = uniqueId();
const later = uniqueId();
const contestRow = (id: string, from: number, to: number) => ({
  id,
  nano_id: id.slice(-8),
  branch_id: 1,
  owner_id: 1,
  item_id: bakery.id,
  title_de: 'Gipfeli-Quiz',
  title_en: 'Croissant quiz',
  conditions_url: null,
  date_begin: new Date(Date.now() + from * DAY_MS),
  date_end: new Date(Date.now() + to * DAY_MS),
});
const shortcuts = branchConfigs
  .find((branch) => branch.shortId === 1)!
  .searchShortcuts.filter((shortcut) => shortcut.env === 'development');
const directory = shortcuts.find((shortcut) => shortcut.allowChangeRequest && shortcut.allowItemAddition)!.id;
const closed = shortcuts.find((shortcut) => !shortcut.allowChangeRequest)!.id;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(async (db) => {
    await seedGuide(db);
    await db
      .insertInto('contests')
      .values([contestRow(running, -1, 1), contestRow(ended, -2, -1), contestRow(later, 1, 2)])
      .execute();
  });
});
afterAll(async () => api?.close());

let address = 0;
/** Sends each call from its own address, so that only the test about limits is limited. */
const post = (url: string, payload: object, remoteAddress = `10.0.${Math.floor(++address / 250)}.${address % 250}`) =>
  api.app.inject({ method: 'POST', url, payload, remoteAddress });
const as = async (name: string, method: 'GET' | 'PUT', url: string, payload?: object) =>
  api.app.inject({
    method,
    url,
    ...(payload && { payload }),
    headers: { authorization: `Bearer ${await api.issuer.tokenOf(`${name}@test.example`)}` },
  });
const fields = (problem: Problem) => problem.errors?.map((error) => error.field);

describe('contests', () => {
  const entry = {
    contestId: running,
    name: 'Anna Beck',
    email: 'Anna@beck.li',
    answer: '1834',
    acceptsConditions: true,
  };

  test('lists the contests that have not ended', async () => {
    const contests = (await api.app.inject('/contests/')).json<Contest[]>();
    expect(contests.map((contest) => contest.id)).toEqual([running, later]);
    expect(contests[0]).toMatchObject({ title: { de: 'Gipfeli-Quiz' }, itemId: bakery.id, branchShortId: 1 });
  });

  test('lets an address participate once, without revealing that it did', async () => {
    const first = await post('/contest/participant/', entry);
    const again = await post('/contest/participant/', { ...entry, email: 'anna@BECK.li', answer: 'anders' });
    expect([first.statusCode, again.statusCode, again.json()]).toEqual([201, 201, first.json()]);
    expect(await api.db.selectFrom('contest_participants').select(['email', 'answer']).execute()).toEqual([
      { email: 'anna@beck.li', answer: '1834' },
    ]);
  });

  test.each([
    ['/contestId', { contestId: ended }],
    ['/contestId', { contestId: later }],
    ['/contestId', { contestId: uniqueId() }],
    ['/email', { email: 'keine' }],
    ['/name', { name: ' ' }],
    ['/acceptsConditions', { acceptsConditions: false }],
    ['/rolle', { rolle: 'x' }],
    ['/answer', { answer: 'x'.repeat(1001) }],
  ])('rejects an error in %s: %j', async (field, change) => {
    const response = await post('/contest/participant/', { ...entry, ...change });
    expect([response.statusCode, fields(response.json<Problem>())]).toEqual([400, [field]]);
  });

  test('limits one address and tells it when to retry', async () => {
    const responses = [];
    for (let n = 0; n < 21; n++)
      responses.push(await post('/contest/participant/', { ...entry, email: `n${n}@beck.li` }, '10.9.9.9'));
    expect(responses.map((answer) => answer.statusCode)).toEqual([...Array.from({ length: 20 }, () => 201), 429]);
    // Remainder of ten minutes.
    const left = Number(responses[20]!.headers['retry-after']);
    expect(left).toBeGreaterThan(540);
    expect(left).toBeLessThanOrEqual(600);
    expect(responses[20]!.headers['content-type']).toContain('application/problem+json');
  });
});

describe('change requests', () => {
  const change = {
    searchShortcutId: directory,
    itemId: bakery.id,
    title: 'Bäckerei Müller',
    details: [{ dataKeyV2: ids.hours, dataValue: 'Mo-Sa 07:00-12:00' }],
    note: 'Neue Zeiten',
    contactEmail: 'anna@beck.li',
  };

  test('stores the difference as pending; the sender tracks it by a private link; an editor decides once', async () => {
    const response = await post('/items/change-requests/', change);
    expect(response.statusCode).toBe(201);
    const sent = response.json<ChangeRequest>();
    expect(sent).toMatchObject({
      itemId: bakery.id,
      state: 'open',
      changes: { 'detail:hours': { before: 'Mo-Fr 08:00-12:00', after: 'Mo-Sa 07:00-12:00' } },
      note: 'Neue Zeiten',
    });
    expect(Object.keys(sent.changes)).toEqual(['detail:hours']);
    expect(sent.linkId).toMatch(/^[\w-]{24}$/);
    const follow = await api.app.inject(`/items/change-requests/follow/${sent.linkId}`);
    expect([follow.json(), follow.body.includes('anna@beck.li')]).toEqual([sent, false]);
    expect((await api.app.inject(`/items/change-requests/follow/${'x'.repeat(24)}`)).statusCode).toBe(404);

    const received = await as('one', 'GET', '/items/change-requests/');
    expect([received.json<ChangeRequestPage>().total, received.body.includes(sent.linkId)]).toEqual([1, false]);
    const [row] = received.json<ChangeRequestPage>().changeRequests;
    expect(row).toMatchObject({
      itemTitle: 'Bäckerei Müller',
      branchShortId: 1,
      contactEmail: 'anna@beck.li',
      changes: sent.changes,
    });
    expect((await as('two', 'GET', '/items/change-requests/')).json<ChangeRequestPage>().total).toBe(0);
    expect(
      (
        await as('one', 'PUT', `/items/change-requests/${row!.id}`, {
          state: 'declined',
          reply: 'Die Zeiten stimmen noch.',
        })
      ).statusCode,
    ).toBe(200);
    expect((await as('staff', 'PUT', `/items/change-requests/${row!.id}`, { state: 'accepted' })).statusCode).toBe(409);
    expect((await api.app.inject(`/items/change-requests/follow/${sent.linkId}`)).json<ChangeRequest>()).toMatchObject({
      state: 'declined',
      reply: 'Die Zeiten stimmen noch.',
      dateDecided: expect.stringMatching(/^\d{4}-/),
    });
  });

  test('stores the proposal of a new item without creating it', async () => {
    const before = await api.db.selectFrom('items').select('id').execute();
    const response = await post('/items/change-requests/', {
      searchShortcutId: directory,
      title: 'Velo Beck',
      lat: 47.14,
      lon: 9.52,
      categoryIds: [ids.bakery],
      address: { street: 'Landstrasse', city: '' },
    });
    expect(response.json<ChangeRequest>()).toMatchObject({
      itemId: null,
      changes: {
        title: { before: null, after: 'Velo Beck' },
        categoryIds: { after: [ids.bakery] },
        'address.street': { before: '', after: 'Landstrasse' },
      },
    });
    expect(await api.db.selectFrom('items').select('id').execute()).toEqual(before);
  });

  test.each([
    ['/searchShortcutId', { searchShortcutId: closed }],
    ['/searchShortcutId', { searchShortcutId: uniqueId() }],
    ['/itemId', { itemId: foreign.id }],
    ['/itemId', { itemId: uniqueId() }],
    ['/details/0/dataValue', { details: [{ dataKeyV2: ids.hours, dataValue: 'irgendwann' }] }],
    ['/details/0/dataKeyV2', { details: [{ dataKeyV2: uniqueId(), dataValue: 'x' }] }],
    ['/lat', { lat: 100 }],
    ['/categoryIds', { categoryIds: [ids.bakery] }],
    ['/title', { itemId: null, title: undefined }],
    ['/note', { note: 'a\0' }],
    ['/owner_id', { owner_id: 2 }],
    ['/', { details: [], note: '' }],
  ])('rejects an error in %s: %j', async (field, overrides) => {
    const response = await post('/items/change-requests/', { ...change, ...overrides });
    expect([response.statusCode, fields(response.json<Problem>())]).toEqual([400, [field]]);
  });
});

describe('requests queued offline', () => {
  const headers = { 'umkreis-once': 'c0ffee00-0000-4000-8000-000000000001' };
  const again = (url: string, payload: object, more: Record<string, string> = headers) =>
    api.app.inject({ method: 'POST', url, payload, headers: more, remoteAddress: '10.77.0.1' });

  test('count once on the day they happened, however often they arrive', async () => {
    const batch = ['page_view', 'map_item_click'].map((metric_key) => ({
      metric_key,
      session_id: 'waited',
      route_full_path: '/map',
    }));
    const waited = { ...headers, 'umkreis-waited': String(2 * 86_400) };
    const responses = await Promise.all([again('/metrics/', batch), again('/metrics/', batch, waited)]);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    await again('/metrics/', batch.slice(0, 1), {
      'umkreis-once': 'another-name-of-its-own',
      'umkreis-waited': '172800',
    });
    const rows = await api.db.selectFrom('metrics').where('session_id', '=', 'waited').select('date').execute();
    expect(rows).toHaveLength(3);
    expect(rows.filter(({ date }) => Date.now() - date.getTime() > 1.9 * DAY_MS)).toHaveLength(1);
  });

  test('return the same link if a proposal arrives twice', async () => {
    const proposal = { searchShortcutId: directory, itemId: bakery.id, note: 'Der Eingang ist neu.' };
    const [one, two] = [
      await again('/items/change-requests/', proposal),
      await again('/items/change-requests/', proposal),
    ].map((answer) => answer.json<ChangeRequest>());
    expect(two).toEqual(one);
    const other = await again('/items/change-requests/', proposal, {});
    expect(other.json<ChangeRequest>().linkId).not.toBe(one!.linkId);
  });
});

describe('metrics', () => {
  const metric = { session_id: 's-limit', metric_key: 'page_view', route_full_path: '/map' };
  const from = (remoteAddress: string) => post('/metrics/', [metric, metric], remoteAddress);

  test('limits one address to 240 batches a minute without affecting others, and counts nothing of rejected ones', async () => {
    const responses = [];
    for (let n = 0; n < 243; n++) responses.push(await from('10.8.8.8'));
    const statuses = responses.map(({ statusCode }) => statusCode);
    expect([
      statuses.filter((status) => status === 201).length,
      statuses.filter((status) => status === 429).length,
    ]).toEqual([240, 3]);
    const rejected = responses.find(({ statusCode }) => statusCode === 429)!;
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(rejected.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(rejected.json<Problem>()).toMatchObject({ type: '/problems/too-many-requests', status: 429 });
    expect((await from('10.8.8.9')).statusCode).toBe(201);
    const { count } = await api.db
      .selectFrom('metrics')
      .where('session_id', '=', metric.session_id)
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(2 * 241);
  });

  test('limits one address to a megabyte a minute, per network, with or without Content-Length', async () => {
    const large = Array.from({ length: 100 }, () => ({ ...metric, referrer: 'r'.repeat(2000) }));
    const statuses = async (addresses: readonly string[]) => {
      const all = [];
      for (const address of addresses) all.push((await post('/metrics/', large, address)).statusCode);
      return all;
    };
    expect(await statuses(Array.from({ length: 6 }, () => '10.8.9.1'))).toEqual([201, 201, 201, 201, 201, 429]);
    expect(await statuses(Array.from({ length: 6 }, (_, at) => `2001:db8::${at + 1}`))).toEqual([
      201, 201, 201, 201, 201, 429,
    ]);
    expect(await statuses(['10.8.9.2'])).toEqual([201]);
    const inPieces = [];
    for (let n = 0; n < 6; n++)
      inPieces.push(
        (
          await api.app.inject({
            method: 'POST',
            url: '/metrics/',
            payload: Readable.from([JSON.stringify(metric)]),
            headers: { 'content-type': 'application/json' },
            remoteAddress: '10.8.9.3',
          })
        ).statusCode,
      );
    expect(inPieces).toEqual([201, 201, 201, 201, 429, 429]);
  });

  test('ignores a forged address if no proxy is trusted', async () => {
    const statuses = [];
    for (let n = 0; n < 243; n++)
      statuses.push(
        (
          await api.app.inject({
            method: 'POST',
            url: '/metrics/',
            payload: metric,
            remoteAddress: '10.8.8.10',
            headers: { 'x-forwarded-for': `1.2.3.${n}` },
          })
        ).statusCode,
      );
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
  });
});
