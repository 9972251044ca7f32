import { beforeEach, expect, test } from 'vitest';
import type { ReleasePointers } from '@umkreis/contract/releases.ts';
import { createReleaseFailures, type ReleaseFailures } from './release-failures.ts';

let pointers: ReleasePointers;
let now: number;
let files: boolean;
let semvers: Record<string, string>;
let failures: ReleaseFailures;
beforeEach(() => {
  pointers = { map: { current: 'v2', previous: ['v1'], undone: [] } };
  now = 1_700_000_000_000;
  files = true;
  semvers = {};
  failures = createReleaseFailures({
    pointers: async () => pointers,
    isThere: async () => files,
    semver: async (surface, version) => semvers[`${surface}/${version}`],
    now: () => now,
  });
});

async function pages(version: string, loads: number, faults: number) {
  for (let n = 0; n < loads; n++) failures.loaded('map', version);
  for (let n = 0; n < faults; n++) await failures.failed('map', version);
}
const map = async () => (await failures.health()).surfaces.map!;

test('reports a release that fails more than the previous one, with both rates and the rollback command', async () => {
  await pages('v1', 400, 4);
  await pages('v2', 100, 2);
  expect(await failures.health()).toMatchObject({ status: 'ok', surfaces: { map: { status: 'ok' } } });
  await pages('v2', 0, 8);
  expect((await failures.health()).status).toBe('degraded');
  expect(await map()).toMatchObject({
    status: 'degraded',
    reason: 'Map v2 failed in 10 of 100 pages of the last 15 minutes; the release before, v1, failed in 4 of 400.',
    rollback: 'npm run deploy -- rollback map',
    current: { loads: 100, faults: 10 },
    previous: { version: 'v1', loads: 400, faults: 4 },
  });
});

test('reports the semantic version of each release, also of one whose files arrive later', async () => {
  pointers.map = { current: 'v2', previous: ['v1'], canary: { version: 'v3', branches: [3] } };
  semvers = { 'map/v2': '1.2.0', 'map/v3': '1.3.0' };
  const named = async () => {
    const { current, previous, canary } = await map();
    return [current, previous, canary].map((one) => one?.semver);
  };
  expect(await named()).toEqual(['1.2.0', undefined, '1.3.0']);
  semvers['map/v1'] = '1.1.0';
  expect(await named()).toEqual(['1.2.0', '1.1.0', '1.3.0']);
});

test('blames no release if all fail alike', async () => {
  await pages('v1', 100, 8);
  await pages('v2', 100, 10);
  expect((await map()).status).toBe('ok');
  // two visitors with a bad network
  pointers.map = { current: 'v3', previous: ['v2', 'v1'] };
  await pages('v3', 2, 2);
  expect((await map()).status).toBe('ok');
});

test('detects a release that never starts by its first visitors', async () => {
  await pages('v1', 50, 25);
  await pages('v2', 3, 3);
  expect((await map()).reason).toContain('failed in 3 of 3 pages');
});

test('forgets failures after 15 minutes, and immediately after a rollback', async () => {
  await pages('v2', 10, 10);
  expect((await map()).status).toBe('degraded');
  const before = pointers;
  pointers = { map: { current: 'v1', previous: [], undone: ['v2'] } };
  expect((await map()).status).toBe('ok');
  pointers = before;
  now += 16 * 60_000;
  expect(await map()).toMatchObject({ status: 'ok', current: { loads: 10, faults: 10, recentFaults: 0 } });
});

test('compares a canary with the version of the other branches', async () => {
  pointers = { map: { current: 'v2', previous: [], canary: { version: 'v3', branches: [3] } } };
  await pages('v2', 100, 1);
  await pages('v3', 10, 5);
  expect(await map()).toMatchObject({
    status: 'degraded',
    reason: expect.stringMatching(
      /^The canary of map v3 failed in 5 of 10 .* the version of the other branches, v2, failed in 1 of 100/,
    ),
    rollback: 'npm run deploy -- rollback map',
  });
});

test('reports missing files of a release, and discards counts of versions without pointers', async () => {
  files = false;
  expect((await map()).reason).toBe('The files of map v2 are not there.');
  for (let n = 0; n < 1000; n++) await failures.failed('map', `made-up-${n}`);
  expect(JSON.stringify(await failures.health())).not.toContain('made-up');
  expect(await map()).toMatchObject({ current: { faults: 0 } });
});
