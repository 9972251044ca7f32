import { spawnSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { Health } from '@umkreis/contract/health.ts';
import type { BasemapDocument, Item } from '@umkreis/contract/item.ts';
import { workspace } from '../services.ts';
import { startFaultTest, type FaultTestSetup } from './fault-test-setup.ts';
import { writeThroughFaults } from './write-through-faults.ts';

/** Starting takes most of the time, so two tests share what they start, and only the nightly run kills it twice. */
let setup: FaultTestSetup;
beforeAll(async () => {
  setup = await startFaultTest({ port: 4540, items: 9 });
}, 240_000);
afterAll(async () => setup?.close(), 60_000);

test('serves the last state without the database, also after a restart, and recovers', async () => {
  const get = (path: string) => fetch(setup.api + path, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined);
  const until = async <T>(read: () => Promise<T | undefined>): Promise<T> => {
    for (const end = Date.now() + 60_000; ;) {
      const found = await read();
      if (found !== undefined) return found;
      if (Date.now() > end) throw new Error('it did not come');
      await wait(50);
    }
  };
  const headers = { Authorization: `Bearer ${setup.token}`, 'Content-Type': 'application/json' };
  const write = (title: string, version: number) =>
    fetch(setup.api + apiPaths.updateItem(setup.items[0]!), {
      method: 'PUT',
      headers,
      body: JSON.stringify({ version, title }),
      signal: AbortSignal.timeout(10_000),
    });
  const health = async () => (await get(apiPaths.health))?.json() as Promise<Health> | undefined;
  const paths = [
    apiPaths.basemap(1),
    apiPaths.branches,
    apiPaths.categories,
    apiPaths.tags,
    apiPaths.icons,
    apiPaths.detailKeys,
    apiPaths.events(1),
    apiPaths.lists,
    apiPaths.searchShortcuts,
    apiPaths.mainSite,
  ];
  await until(
    async () =>
      ((await (await get(apiPaths.basemap(1)))!.json()) as BasemapDocument).items.length === setup.items.length ||
      undefined,
  );
  const states = async () => Promise.all(paths.map(async (path) => [path, (await (await get(path))!.text()).length]));
  const good = await states();
  const served = async () => {
    expect(await states()).toEqual(good);
    const response = await write('Ohne Datenbank', 1);
    expect([response.status, response.headers.get('retry-after'), response.headers.get('content-type')]).toEqual([
      503,
      '2',
      expect.stringContaining('application/problem+json'),
    ]);
    expect(await response.json()).toMatchObject({ type: '/problems/unavailable', status: 503 });
  };

  await setup.stopDatabase();
  await until(async () => ((await health())?.status === 'degraded' ? true : undefined));
  await served();
  const { startedAt } = (await health())!;
  setup.killApi();
  const again = await until(async () => {
    const state = await health();
    return state && state.startedAt !== startedAt ? state : undefined;
  });
  expect(again).toMatchObject({ status: 'degraded', database: false });
  await served();

  await setup.startDatabase();
  await until(async () => ((await health())?.status === 'ok' ? true : undefined));
  const { version } = (await (
    await fetch(setup.api + apiPaths.dashboardItem(setup.items[0]!), { headers })
  ).json()) as Item;
  expect((await write('Wieder da', version)).status).toBe(200);
  const updated = await until(async () => {
    const { items } = (await (await get(apiPaths.basemap(1)))!.json()) as BasemapDocument;
    return items.find((item) => item.title === 'Wieder da');
  });
  expect(updated.id).toBe(setup.items[0]);
}, 240_000);

for (const { kills, writes, isShared, tags } of [
  { kills: 1, writes: 150, isShared: true, tags: [] },
  { kills: 2, writes: 400, isShared: false, tags: ['nightly'] },
])
  test(
    `loses no acknowledged write and has them in the snapshots when API and database are killed ${kills} × during ${writes} writes`,
    { tags, timeout: 180_000 },
    async () => {
      const options = { writes, writers: 6, kills, seed: 20_261_121, port: 4520, ...(isShared && { setup }) };
      const report = await writeThroughFaults(options);
      expect(report).toMatchObject({ apiKills: kills, databaseKills: kills, lost: [], stale: [] });
      expect(report.acknowledged).toBeGreaterThanOrEqual(writes);
    },
  );

const ROUNDS = 2;
const LONGEST_MS = 5000;

/** The time limit, adapted to the machine's load: how long loading the API's modules takes at the moment. */
function longestHere(): number {
  const started = performance.now();
  spawnSync(process.execPath, ['--input-type=module', '-e', "await import('./apps/api/src/app.ts')"], {
    cwd: workspace,
  });
  return Math.max(LONGEST_MS, 1000 + 3 * (performance.now() - started));
}

test(
  'accepts the first write within 5 s after each of several kills',
  { tags: ['nightly'], timeout: 180_000 },
  async () => {
    const own = await startFaultTest({ port: 4560, items: 1 });
    let version = 1;
    const write = async () => {
      const response = await fetch(own.api + apiPaths.updateItem(own.items[0]!), {
        method: 'PUT',
        headers: { Authorization: `Bearer ${own.token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ version, title: `Ort ${version}` }),
        signal: AbortSignal.timeout(2000),
      }).catch(() => undefined);
      if (response?.ok) version++;
      return response?.ok ?? false;
    };
    const times: { what: string; ms: number; longest: number }[] = [];
    try {
      while (!(await write())) await wait(50);
      for (let round = 0; round < ROUNDS; round++)
        for (const what of ['API', 'database']) {
          if (what === 'API') own.killApi();
          else await own.killDatabase();
          const killed = performance.now();
          await wait(100);
          while (!(await write())) await wait(50);
          const ms = performance.now() - killed;
          times.push({ what, ms, longest: ms > LONGEST_MS ? longestHere() : LONGEST_MS });
        }
    } finally {
      await own.close();
    }
    expect(times).toHaveLength(2 * ROUNDS);
    expect(times.filter(({ ms, longest }) => ms > longest)).toEqual([]);
  },
);
