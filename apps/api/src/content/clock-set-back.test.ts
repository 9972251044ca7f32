import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { BasemapDocument, BasemapFiles } from '@umkreis/contract/item.ts';
import { bakery, seedGuide } from '../testing/seed-guide.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

const HOUR_MS = 3_600_000;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(seedGuide);
});
afterEach(() => vi.useRealTimers());
afterAll(async () => api?.close());

const setBack = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - HOUR_MS });
let version = 1;
async function write(title: string): Promise<void> {
  const { statusCode } = await api.app.inject({
    method: 'PUT',
    url: `/items/${bakery.id}`,
    payload: { version: version++, title },
    headers: { authorization: `Bearer ${await api.issuer.tokenOf('staff@test.example')}` },
  });
  expect(statusCode).toBe(200);
}
const titles = async (url: string) =>
  (await api.app.inject(url)).json<BasemapDocument>().items.map(({ title }) => title);
/** Waits for a snapshot with this title. @returns the time in its file name */
async function snapshotTimeWith(title: string): Promise<number> {
  await expect.poll(() => titles('/items/basemap/branchshortid/1'), { timeout: 10_000 }).toContain(title);
  const files = (await api.app.inject('/branches/basemap-files/')).json<BasemapFiles>();
  return Number(/-(\d+)\.json$/.exec(files[1]!)![1]);
}

test('publishes updates and increases snapshot names after the clock is set back, even across a restart', async () => {
  await write('Vorher');
  const before = await snapshotTimeWith('Vorher');
  setBack();
  await write('Eine Stunde früher');
  const after = await snapshotTimeWith('Eine Stunde früher');
  expect(after).toBeGreaterThan(before);
  await expect
    .poll(() => titles('/items/search/?branch=1&text=fr%C3%BCher'), { timeout: 10_000 })
    .toEqual(['Eine Stunde früher']);
  await rm(path.join(api.dataDir, 'snapshots-development.json'));
  await api.restart();
  await write('Noch später');
  expect(await snapshotTimeWith('Noch später')).toBeGreaterThan(after);
});
