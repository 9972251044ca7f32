import path from 'node:path';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ItemCreated } from '@umkreis/contract/item-write.ts';
import { ContentState } from '@umkreis/content/content-state.ts';
import { bakery, ids, seedGuide } from '../testing/seed-guide.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { CachedPoints } from './cached-points.ts';

/** Of a busy machine. */
const SOON = { timeout: 20_000 };

let api: TestApi;
let authorization: string;
let content: ContentState;
beforeAll(async () => {
  api = await startTestApi(seedGuide);
  authorization = `Bearer ${await api.issuer.tokenOf('staff@test.example')}`;
  content = new ContentState(api.db, path.join(api.dataDir, 'own-content-state.json'), []);
  await content.open();
  content.start();
});
afterAll(async () => {
  content?.stop();
  await api?.close();
});

const pointsOf = (cached: CachedPoints) => cached.get(1).points;
const titlesOf = (cached: CachedPoints) => async () => (await pointsOf(cached)).titles;
/** @param betweenReadsMs 0 if a test waits until all points are read again */
const startCaching = async (betweenReadsMs?: number) => {
  const cached = new CachedPoints(api.db, content, () => 'Europe/Vaduz', betweenReadsMs);
  await pointsOf(cached);
  return cached;
};
const call = async <T>(method: 'POST' | 'PUT', url: string, payload: object): Promise<T> => {
  const response = await api.app.inject({ method, url, payload, headers: { authorization } });
  expect(response.statusCode).toBeLessThan(300);
  return response.json<T>();
};

test('has new, changed and binned items soon after the write, without reading all again', async () => {
  const titles = titlesOf(await startCaching());
  const { id } = await call<ItemCreated>('POST', '/items', {
    branchShortId: 1,
    title: 'Neue Halle',
    lat: 47.1,
    lon: 9.5,
    categoryIds: [ids.bakery],
  });
  await expect.poll(titles, SOON).toContain('Neue Halle');
  await call('PUT', `/items/${id}`, { version: 1, title: 'Große Halle' });
  await expect.poll(titles, SOON).toContain('Große Halle');
  expect(await titles()).not.toContain('Neue Halle');
  await call('PUT', `/items/${id}`, { version: 2, isBinned: true });
  await expect.poll(titles, SOON).not.toContain('Große Halle');
});

test('has earlier writes in the responses to all requests of a page that is the first for a while', async () => {
  const cached = await startCaching();
  // Longer than points are kept that have just been read.
  await wait(1100);
  const version = content.versionOf(1);
  await call<ItemCreated>('POST', '/items', {
    branchShortId: 1,
    title: 'Ungesehene Halle',
    lat: 47.1,
    lon: 9.5,
    categoryIds: [ids.bakery],
  });
  await expect.poll(() => content.versionOf(1), SOON).not.toBe(version);
  for (const { points } of await Promise.all([cached.request(1), cached.request(1)]))
    expect((await points).titles).toContain('Ungesehene Halle');
});

test('follows changes only of branches whose tiles are requested', async () => {
  let statements = 0;
  const counting = api.db.withPlugin({
    transformQuery: ({ node }) => {
      statements++;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  const cached = new CachedPoints(counting, content, () => 'Europe/Vaduz', 0);
  /** @returns whether points are read after a change */
  const follows = async () => {
    // Longer than points are kept that have just been read.
    await wait(1100);
    const version = content.versionOf(1);
    await sql`update branches set content_version = content_version + 1 where short_id = 1`.execute(api.db);
    await expect.poll(() => content.versionOf(1), SOON).not.toBe(version);
    const before = statements;
    cached.follow(1);
    await nextTurn();
    return statements > before;
  };
  await cached.get(1).points;
  expect(await follows()).toBe(false);
  await cached.request(1);
  await expect.poll(follows, SOON).toBe(true);
});

test('keeps the points, and so their tiles, when other content of the branch changes', async () => {
  const cached = await startCaching();
  const before = cached.get(1);
  await sql`update branches set content_version = content_version + 1 where short_id = 1`.execute(api.db);
  await sql`insert into content_changes (branch_id, content_version, item_owner_id, item_ids)
    select short_id, content_version, 0, '{}' from branches where short_id = 1`.execute(api.db);
  await expect.poll(() => cached.get(1), SOON).not.toBe(before);
  expect(cached.get(1).version).toBe(before.version);
  expect(await pointsOf(cached)).toBe(await before.points);
  await call('PUT', `/items/${bakery.id}`, { version: 1, title: 'Später geändert' });
  await expect.poll(titlesOf(cached), SOON).toContain('Später geändert');
  expect(cached.get(1).version).not.toBe(before.version);
});

test('reads all points again after a change that does not say which items it changed', async () => {
  const cached = await startCaching(0);
  await sql`update items set title = 'Von einem Import' where id = ${bakery.id}`.execute(api.db);
  await sql`update branches set content_version = content_version + 1`.execute(api.db);
  await expect.poll(titlesOf(cached), SOON).toContain('Von einem Import');
});

test('has the color of a changed category', async () => {
  const cached = await startCaching(0);
  await sql`update categories set background_color_name = '#123456' where id = ${ids.bakery}`.execute(api.db);
  await sql`update branches set content_version = content_version + 1 where short_id = 0`.execute(api.db);
  await expect.poll(async () => (await pointsOf(cached)).colors, SOON).toContain('#123456');
});
