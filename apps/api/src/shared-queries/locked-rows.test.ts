import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { ItemCreated } from '@umkreis/contract/item-write.ts';
import type { Problem } from '@umkreis/contract/problem.ts';
import { requestLimits } from '@umkreis/db/connection-limits.ts';
import { itemRow } from '@umkreis/testing/item-row.ts';
import { addItems, bakery, foreign, seedGuide } from '../testing/seed-guide.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

const WRITERS = 500;
const ROUNDS = 3;
/** A reader may wait for a busy machine, but never for the locked row. */
const SOON_MS = 2000;
const second = itemRow({ title: 'Gasthof Krone' });

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(
    async (db) => {
      await seedGuide(db);
      await addItems(db, [second]);
    },
    {},
    { asServed: true },
  );
  // The first login binds the person.
  await call('GET', '/items/dashboard/');
});
afterAll(async () => api?.close());

const call = async (method: 'POST' | 'PUT' | 'GET', url: string, payload?: object) =>
  api.app.inject({
    method,
    url,
    ...(payload && { payload }),
    headers: { authorization: `Bearer ${await api.issuer.tokenOf('staff@test.example')}` },
  });
const write = (id: string, title: string) => call('PUT', `/items/${id}`, { version: 1, title });

async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; result: T }> {
  const started = performance.now();
  const result = await work();
  return { ms: performance.now() - started, result };
}

/** Locks the row in another session until released. */
async function lockRow(id: string): Promise<() => Promise<void>> {
  const free = Promise.withResolvers<void>();
  const lockedRows = Promise.withResolvers<void>();
  const done = api.db.transaction().execute(async (trx) => {
    await trx.selectFrom('items').where('id', '=', id).select('id').forUpdate().executeTakeFirstOrThrow();
    lockedRows.resolve();
    await free.promise;
  });
  await lockedRows.promise;
  return async () => {
    free.resolve();
    await done;
  };
}

test('does not slow down other branches with a locked row and 500 writers of one branch', async () => {
  const letGo = await lockRow(bakery.id);
  onTestFinished(letGo);
  let rejected = 0;
  const writers = Array.from({ length: WRITERS }, async (_, n) => {
    const result = await write(bakery.id, `Ort ${n}`);
    rejected++;
    return result;
  });
  // All have arrived: the others wait for the row or in the queue.
  await vi.waitFor(() => expect(rejected).toBeGreaterThan(WRITERS - 60), { timeout: 20_000, interval: 20 });
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) {
    const reads = await Promise.all(
      [
        '/items/search/?branch=2&text=gasthof',
        '/items/search/?branch=1&text=krone',
        `/items/nanoid/${foreign.nano_id}`,
      ].map((url) => timed(() => call('GET', url))),
    );
    const written = await timed(() =>
      call('POST', '/items', { branchShortId: 2, title: `Neu ${round}`, lat: 47, lon: 9 }),
    );
    rounds.push(...reads, written);
  }
  expect(rounds.map(({ result }) => result.statusCode).toSorted()).toEqual([
    ...Array.from({ length: 3 * ROUNDS }, () => 200),
    ...Array.from({ length: ROUNDS }, () => 201),
  ]);
  expect(Math.max(...rounds.map(({ ms }) => ms))).toBeLessThan(SOON_MS);

  const responses = await Promise.all(writers);
  expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([503]));
  expect(new Set(responses.map(({ headers }) => headers['retry-after']))).toEqual(new Set(['2']));
  expect(new Set(responses.map((result) => result.json<Problem>().type))).toEqual(new Set(['/problems/busy']));
  await letGo();
  expect((await write(bakery.id, 'Frei')).statusCode).toBe(200);
}, 60_000);

test('writes exactly those of 500 concurrent writes that respond with success', async () => {
  const writers = Array.from({ length: WRITERS }, (_, n) =>
    call('POST', '/items', { branchShortId: 1, title: `Viele ${n}`, lat: 47, lon: 9 }),
  );
  const others = [];
  for (let n = 0; n < 10; n++)
    others.push(await timed(() => call('POST', '/items', { branchShortId: 2, title: `Andere ${n}`, lat: 47, lon: 9 })));
  expect(others.map(({ result }) => result.statusCode)).toEqual(others.map(() => 201));
  const responses = await Promise.all(writers);
  const created = responses
    .filter(({ statusCode }) => statusCode === 201)
    .map((result) => result.json<ItemCreated>().id);
  expect(created.length).toBeGreaterThan(0);
  expect(created.length + responses.filter(({ statusCode }) => statusCode === 503).length).toBe(WRITERS);
  const rows = await api.db.selectFrom('items').where('title', 'like', 'Viele %').select('id').execute();
  expect(rows.map(({ id }) => id).toSorted()).toEqual(created.toSorted());
}, 60_000);

test('reserves slots for editors when visitors write much', async () => {
  const free = Promise.withResolvers<void>();
  const lockedRows = Promise.withResolvers<void>();
  const locked = api.db.transaction().execute(async (trx) => {
    await sql`lock table metrics in exclusive mode`.execute(trx);
    lockedRows.resolve();
    await free.promise;
  });
  await lockedRows.promise;
  onTestFinished(() => free.resolve());
  const metric = { branch_short_id: 1, session_id: crypto.randomUUID(), metric_key: 'page_view', route_full_path: '/' };
  const batches = Array.from({ length: 150 }, () =>
    api.app.inject({ method: 'POST', url: '/metrics/', payload: metric }),
  );
  await wait(50);
  const { ms, result } = await timed(() => call('POST', '/items', { branchShortId: 1, title: 'Neu', lat: 47, lon: 9 }));
  expect(result.statusCode).toBe(201);
  expect(ms).toBeLessThan(SOON_MS);
  free.resolve();
  await locked;
  expect(new Set((await Promise.all(batches)).map(({ statusCode }) => statusCode))).toEqual(new Set([201, 503]));
}, 60_000);

test('limits the time of requests on their connections, but not of imports', async () => {
  const { rows } = await sql<{ lock_timeout: string }>`show lock_timeout`.execute(api.db);
  expect(rows).toEqual([{ lock_timeout: '0' }]);
  expect(requestLimits.lock_timeout).toBeLessThan(requestLimits.statement_timeout);
});

const LOAD_MS = 4000;

test('does not let continuous writers fail those of another branch, whichever branch shows both', async () => {
  let isOn = true;
  const busyWriters = Array.from({ length: 8 }, async (_, nr) => {
    for (; isOn;) await call('POST', '/items', { branchShortId: 1, title: `Viel ${nr}`, lat: 47, lon: 9 });
  });
  const others = [];
  for (const end = performance.now() + LOAD_MS; performance.now() < end;)
    others.push(await timed(() => call('POST', '/items', { branchShortId: 2, title: 'Ruhig', lat: 47, lon: 9 })));
  isOn = false;
  await Promise.all(busyWriters);
  expect(new Set(others.map(({ result }) => result.statusCode))).toEqual(new Set([201]));
  expect(Math.max(...others.map(({ ms }) => ms))).toBeLessThan(SOON_MS);
}, 60_000);
