import { spawnSync } from 'node:child_process';
import { get } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiPaths } from '@umkreis/contract/api-paths.ts';
import { versionsPath } from '@umkreis/contract/releases.ts';
import type { BasemapDocument } from '@umkreis/contract/item.ts';
import { snapshotChangesPath } from '@umkreis/contract/snapshot-changes.ts';
import { demoPeople } from '@umkreis/db/demo-people.ts';
import { seedStaff } from '@umkreis/dev-identity/seed-staff.ts';
import { workspace } from '../services.ts';
import { bareEnv } from '@umkreis/serving/bare-env.ts';
import { missingSettings, processes, productionNeeds } from '@umkreis/serving/production/required-settings.ts';
import { lostWrites, writeOn } from './write-on.ts';
import { MAIN_HOST, startProduction, type ProductionSetup, type Served } from './production-setup.ts';

const OWNER = 1;
let setup: ProductionSetup;
beforeAll(async () => {
  setup = await startProduction({ port: 4600, edges: 2, apis: 2, jobs: 2, items: 4, prepare: seedStaff });
}, 120_000);
afterAll(async () => setup?.close(), 60_000);

/** Uses node:http, since fetch() does not allow setting the host. */
const textOf = (url: string, host = MAIN_HOST) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    get(url, { headers: { host } }, (response) => {
      let text = '';
      response
        .on('data', (chunk: Buffer) => {
          text += chunk.toString();
        })
        .on('end', () => resolve({ status: response.statusCode!, text }));
    }).on('error', reject);
  });
const titles = async (edge: { url: string }) =>
  (JSON.parse((await textOf(`${edge.url}/api${apiPaths.basemap(OWNER)}`)).text) as BasemapDocument).items.map(
    ({ title }) => title,
  );

async function write(itemId: string, title: string, version = 1): Promise<void> {
  const response = await fetch(`${setup.edges[0]!.url}/api${apiPaths.updateItem(itemId)}`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${setup.editor.token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ version, title }),
  });
  expect(response.status).toBe(200);
}

test('shows writes and releases at both edges, regardless of the API, with production names of snapshots', async () => {
  const [one, two] = setup.edges;
  await write(setup.items[0]!, 'Überall zu sehen');
  for (const edge of [one!, two!])
    await expect.poll(() => titles(edge), { timeout: 15_000 }).toContain('Überall zu sehen');
  const names = () =>
    Promise.all(setup.apis.map(async ({ url }) => (await fetch(`${url}/branches/basemap-files/`)).text()));
  expect((await names())[0]).toMatch(/basemap-items-branch-1-production-\d+\.json/);
  await expect.poll(async () => new Set(await names()).size, { timeout: 10_000 }).toBe(1);

  await setup.releasePointers({ shell: { current: 'v1', previous: [] }, map: { current: 'v2', previous: [] } });
  for (const edge of [one!, two!])
    expect(JSON.parse((await textOf(edge.url + versionsPath)).text)).toEqual({ shell: 'v1', map: 'v2' });
});

/** Text of a stream of the branch's changes so far. */
function changesOf({ url }: { url: string }): { text(): string; end(): void } {
  let text = '';
  const request = get(url + snapshotChangesPath, { headers: { host: `vaduz.${MAIN_HOST}` } }, (response) => {
    response.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
  });
  request.on('error', () => {});
  return { text: () => text, end: () => request.destroy() };
}

test('pushes each new snapshot to the pages of both edges', async () => {
  const streams = setup.edges.map(changesOf);
  const pushed = (text: string) => [...text.matchAll(/"1":"([^"]+)"/g)].map(([, name]) => name);
  for (const { text } of streams)
    await expect.poll(() => pushed(text()).length, { timeout: 15_000 }).toBeGreaterThan(0);
  const before = new Set(streams.flatMap(({ text }) => pushed(text())));
  await write(setup.items[0]!, 'Geschoben', 2);
  for (const { text } of streams)
    await expect.poll(() => pushed(text()).some((name) => !before.has(name)), { timeout: 15_000 }).toBe(true);
  for (const { end } of streams) end();
});

const readiness = async ({ metrics }: Served) => (await fetch(`${metrics}/ready`)).text();
const working = async () =>
  (await Promise.all(setup.jobs.map(readiness))).flatMap((text, n) => (text === 'ready\n' ? [setup.jobs[n]!] : []));

test('runs one of two job processes, and lets the other take over when it ends', async () => {
  await expect.poll(async () => (await working()).length, { timeout: 15_000 }).toBe(1);
  const [first] = await working();
  expect(await first!.end()).toBe(0);
  const others = setup.jobs.filter((one) => one !== first);
  await expect.poll(() => readiness(others[0]!), { timeout: 15_000 }).toBe('ready\n');
  await write(setup.items[1]!, 'Nach dem Wechsel');
  await expect.poll(() => titles(setup.edges[0]!), { timeout: 15_000 }).toContain('Nach dem Wechsel');
}, 60_000);

test(
  'runs jobs in their own process only: without it, writes do not reach the snapshots',
  { tags: ['nightly'], timeout: 60_000 },
  async () => {
    const other = setup.jobs.find(({ process }) => process.exitCode === null);
    await other!.end();
    await write(setup.items[2]!, 'Niemand baut');
    await new Promise((resolve) => setTimeout(resolve, 2500));
    for (const edge of [...setup.edges, ...setup.edges]) expect(await titles(edge)).not.toContain('Niemand baut');
    await other!.start();
    await expect.poll(() => titles(setup.edges[1]!), { timeout: 15_000 }).toContain('Niemand baut');
  },
);

test('removes the rights of demo users and offers no local login', async () => {
  const members = await setup.db.selectFrom('staff').select('email').execute();
  expect(members.map(({ email }) => email)).toEqual([setup.editor.email]);
  expect(demoPeople.length).toBeGreaterThan(0);
  expect((await textOf(`${setup.edges[0]!.url}/login`)).text).not.toContain(demoPeople[0]!.name);
});

test('loses no acknowledged write and returns only clear responses while APIs restart one after the other', async () => {
  const writing = writeOn(setup);
  const moments: number[] = [];
  for (const api of setup.apis) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    const ended = api.end();
    await expect.poll(async () => (await fetch(`${api.url}/ready`)).status, { timeout: 20_000 }).toBe(503);
    expect(((await (await fetch(`${api.url}/health`)).json()) as { isEnding: boolean }).isEnding).toBe(true);
    moments.push((await ended) ?? -1);
    await new Promise((resolve) => setTimeout(resolve, 500));
    // The last one is started by the next test.
    if (api !== setup.apis.at(-1)) await api.start();
  }
  const written = await writing.stop();
  expect(moments).toEqual([0, 0]);
  expect(written.failures).toEqual([]);
  expect(written.acknowledged.length).toBeGreaterThan(50);
  expect(await lostWrites(setup, written)).toEqual([]);
  // Each edge could use another API, so nothing was rejected.
  expect(written.rejected).toBe(0);
}, 90_000);

test('serves pages and files without any API, returns 503 with Retry-After for calls, and recovers', async () => {
  const edge = setup.edges[0]!;
  const files = JSON.parse((await textOf(`${edge.url}/api/branches/basemap-files/`)).text) as Record<string, string>;
  await Promise.all(setup.apis.map((api) => api.kill()));
  expect((await textOf(`${edge.url}/map`, `vaduz.${MAIN_HOST}`)).status).toBe(200);
  expect((await textOf(`${edge.url}/json/${files[OWNER]}`)).status).toBe(200);
  const response = await fetch(`${edge.url}/api${apiPaths.branches}`);
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await response.json()).toMatchObject({ type: '/problems/unavailable', status: 503 });
  await Promise.all(setup.apis.map((api) => api.start()));
  const status = async () => (await fetch(`${edge.url}/api${apiPaths.branches}`)).status;
  await expect.poll(status, { timeout: 20_000 }).toBe(200);
}, 60_000);

test('exposes metrics of each process on a separate port only', async () => {
  const [edge, api] = [setup.edges[0]!, setup.apis[0]!];
  const fetchMetrics = async (url: string) => (await fetch(`${url}/metrics`)).text();
  expect(await fetchMetrics(edge.metrics)).toMatch(
    /umkreis_http_requests_total\{method="PUT",route="\/api\/\*",status="200",service="edge"\} \d+/,
  );
  expect(await fetchMetrics(edge.metrics)).toMatch(
    /umkreis_branch_requests_total\{branch="\d+",result="served",service="edge"\} \d+/,
  );
  const ofApi = await fetchMetrics(api.metrics);
  for (const name of [
    'umkreis_http_request_seconds_bucket',
    'umkreis_snapshot_age_seconds',
    'umkreis_turns_waiting',
    'umkreis_branch_rejections_total',
    'umkreis_database_connections',
    'umkreis_renditions_waiting',
    'process_resident_memory_bytes',
  ])
    expect(ofApi).toContain(name);
  expect((await textOf(`${edge.url}/metrics`)).status).toBe(404);
  expect((await fetch(`${api.url}/metrics`)).status).toBe(404);
});

for (const name of processes)
  test(
    `${name} reports all missing settings by name and does not start`,
    { tags: name === 'api' ? [] : ['nightly'] },
    () => {
      const { status, stderr } = spawnSync(process.execPath, [path.join(workspace, 'tools/start/src/serve.ts'), name], {
        env: bareEnv(),
        encoding: 'utf8',
      });
      expect(status).toBe(78);
      for (const need of productionNeeds.filter(({ of }) => of.includes(name))) expect(stderr).toContain(need.name);
    },
  );

test.each(processes)('%s misses each setting without a default', (name) => {
  const texts = missingSettings(name, {}).map(({ text }) => text);
  for (const need of productionNeeds.filter(({ of }) => of.includes(name)))
    expect(texts).toContainEqual(expect.stringContaining(need.name));
});

test('refuses to start with settings of a development machine', () => {
  const texts = (...of: Parameters<typeof missingSettings>) => missingSettings(...of).map(({ text }) => text);
  expect(texts('edge', { IDENTITY_URL: 'http://127.0.0.1:1', DEV_SURFACES: 'true' }).join()).toMatch(
    /IDENTITY_URL=.*DEV_SURFACES=/,
  );
  expect(texts('api', { AUTH_ISSUER: 'https://localhost:4200/' }).join()).toContain('there is no local login');
});
