import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import '@umkreis/serving/graceful-end.ts';
import { builtSnapshots } from '../testing/built-snapshots.ts';
import { bakery, seedGuide } from '../testing/seed-guide.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(seedGuide);
  await builtSnapshots(api);
});
afterAll(async () => api?.close());

const read = (headers: Record<string, string> = {}) =>
  api.app.inject({ method: 'GET', url: '/branches/basemap-files/', headers });
const etag = async () => String((await read()).headers.etag);

/** Whether a response has arrived. */
function track(response: ReturnType<typeof read>) {
  let isThere = false;
  void response.then(() => (isThere = true));
  return () => isThere;
}

it('waits for the next snapshot if the client has the current one and prefers to wait', async () => {
  const current = await etag();
  const response = read({ 'if-none-match': current, prefer: 'wait=20' });
  const isThere = track(response);
  await wait(500);
  expect(isThere()).toBe(false);
  const authorization = `Bearer ${await api.issuer.tokenOf('one@test.example')}`;
  const payload = { version: 1, title: 'Neue Bäckerei' };
  await api.app.inject({ method: 'PUT', url: `/items/${bakery.id}`, headers: { authorization }, payload });
  const { statusCode, headers } = await response;
  expect(statusCode).toBe(200);
  expect(headers.etag).not.toBe(current);
  await builtSnapshots(api);
});

it('responds at once to other clients', async () => {
  expect((await read({ 'if-none-match': await etag() })).statusCode).toBe(304);
  expect((await read({ 'if-none-match': '"older"', prefer: 'wait=20' })).statusCode).toBe(200);
  expect((await read({ prefer: 'wait=20' })).statusCode).toBe(200);
  expect((await read({ 'if-none-match': await etag(), prefer: 'respond-async, wait=x' })).statusCode).toBe(304);
});

it('responds after the preferred time without a new snapshot', async () => {
  const timeToRespond = async () => {
    const started = performance.now();
    expect((await read({ 'if-none-match': await etag(), prefer: 'wait=1' })).statusCode).toBe(304);
    return performance.now() - started;
  };
  // The archive of the last snapshot, which is written later, ends the wait early.
  await expect.poll(timeToRespond).toBeGreaterThan(900);
});

it('does not wait with more than 64 requests', async () => {
  /** Between the last response that comes at once and the first one that comes when its time is over, ms */
  const gapAfterSix = async () => {
    const headers = { 'if-none-match': await etag(), prefer: 'wait=3' };
    const started = performance.now();
    const timeOfResponse = async () => {
      await read(headers);
      return performance.now() - started;
    };
    const times = await Promise.all(Array.from({ length: 70 }, timeOfResponse));
    const [sixth, seventh] = times.toSorted((a, b) => a - b).slice(5);
    return seventh! - sixth!;
  };
  // The archive of the last snapshot, which is written later, ends the wait early.
  await expect.poll(gapAfterSix, { timeout: 30_000 }).toBeGreaterThan(500);
}, 60_000);

it('responds at once when the process ends', async () => {
  const response = read({ 'if-none-match': await etag(), prefer: 'wait=20' });
  await wait(100);
  const started = performance.now();
  expect(await api.app.gracefulEnd.end({ drainMs: 0, longestMs: 15_000 })).toBe(true);
  expect((await response).statusCode).toBe(304);
  expect(performance.now() - started).toBeLessThan(12_000);
});
