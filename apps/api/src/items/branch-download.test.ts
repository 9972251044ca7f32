import { afterAll, beforeAll, expect, test } from 'vitest';
import { runQueued } from '@umkreis/db/pool-queue.ts';
import { seedGuide } from '../testing/seed-guide.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(seedGuide);
});
afterAll(async () => api?.close());

test("responds to the download of a branch while its visitors' queue is blocked", async () => {
  const blocked = Promise.withResolvers<void>();
  const running = runQueued(api.db, 'visitors', 1, () => blocked.promise);
  const { statusCode } = await api.app.inject('/items/branchshortid/1');
  blocked.resolve();
  await running;
  expect(statusCode).toBe(200);
});
