import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, test, vi } from 'vitest';
import { edgeHealth, type SurfaceError } from '@umkreis/contract/surface-error.ts';
import type { ReleasePointers, SurfacePointer } from '@umkreis/contract/releases.ts';
import { readConfig } from './config.ts';
import { createEdge } from './edge.ts';

// No API is running, as in edge.test.ts.
const manifest = JSON.stringify({
  metaData: { remoteEntry: { name: 'remoteEntry.js', path: '' } },
  exposes: [],
  shared: [],
});
let edge: FastifyInstance;
let folder: string;
let pointers: ReleasePointers;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'edge-health-'));
  const addFile = async (file: string, text: string) => {
    const target = path.join(folder, 'releases', file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  };
  await addFile(
    'shell/v1/index.html',
    '<html><head><!--head--></head><body><div id="root"></div><!--boot--></body></html>',
  );
  for (const version of ['v1', 'v2', 'v3']) await addFile(`map/${version}/mf-manifest.json`, manifest);
  const pointer = { current: 'v1', previous: [] };
  pointers = { map: { current: 'v2', previous: ['v1'], canary: { version: 'v3', branches: [1] } } };
  for (const surface of ['embed', 'kiosk', 'dashboard'] as const) {
    await addFile(`${surface}/v1/mf-manifest.json`, manifest);
    pointers[surface] = pointer;
  }
  pointers.shell = pointer;
  await writePointers();
  edge = await createEdge(
    readConfig({
      UMKREIS_DATA: folder,
      API_URL: 'http://127.0.0.1:9',
      MAIN_HOST: 'guide.example',
      PRODUCT_ORIGIN: 'https://guide.example',
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
    }),
  );
});
afterEach(async () => {
  await edge.close();
  await rm(folder, { recursive: true });
});

const writePointers = () => writeFile(path.join(folder, 'releases/releases.json'), JSON.stringify(pointers));
const visit = (host = 'guide.example') => edge.inject({ url: '/map', headers: { host } });
const report = (fault: unknown, { host = 'guide.example', remoteAddress = '203.0.113.1' } = {}) =>
  edge.inject({ method: 'POST', url: '/edge/faults', headers: { host }, payload: fault as object, remoteAddress });
const health = async () => edgeHealth.parse((await edge.inject('/edge/health')).json());
const fault: SurfaceError = { surface: 'map', version: 'v2', kind: 'script' };

test('counts page loads and failures by surface and version', async () => {
  for (let n = 0; n < 5; n++) await visit();
  expect(await health()).toMatchObject({
    components: { releases: { status: 'ok' } },
    surfaces: { map: { current: { version: 'v2', loads: 5, faults: 0 } }, shell: { current: { loads: 5 } } },
  });
  for (let n = 0; n < 4; n++) expect((await report(fault)).statusCode).toBe(204);
  expect(await health()).toMatchObject({
    status: 'degraded',
    surfaces: {
      map: { status: 'degraded', rollback: 'npm run deploy -- rollback map', current: { faults: 4 } },
      shell: { status: 'ok' },
    },
  });
});

test('counts one load per visit: neither what the service worker reads for itself, nor HEAD', async () => {
  await edge.inject({ url: '/map', headers: { host: 'guide.example', 'sec-fetch-dest': 'document' } });
  await edge.inject({ url: '/map', headers: { host: 'guide.example', 'sec-fetch-dest': 'empty' } });
  await edge.inject({ method: 'HEAD', url: '/map', headers: { host: 'guide.example' } });
  await edge.inject({ url: '/map', headers: { host: 'guide.example', 'sec-fetch-dest': 'iframe' } });
  const { map, shell } = (await health()).surfaces;
  expect([map?.current.loads, shell?.current.loads]).toEqual([2, 2]);
});

test("attributes a failure without a version to the host's live version", async () => {
  await visit('vaduz.guide.example');
  await report({ surface: 'map', kind: 'caught' }, { host: 'vaduz.guide.example' });
  await report({ surface: 'map', kind: 'caught' });
  const { map } = (await health()).surfaces;
  expect([map?.canary?.loads, map?.canary?.faults, map?.current.loads, map?.current.faults]).toEqual([1, 1, 0, 1]);
});

test('rejects invalid, too many and unknown-version reports', async () => {
  for (const wrong of [
    {},
    { ...fault, surface: '__proto__' },
    { ...fault, message: 'Anna' },
    { ...fault, version: '<' },
  ])
    expect((await report(wrong)).statusCode).toBe(400);
  expect((await report({ ...fault, version: 'x'.repeat(600) })).statusCode).toBe(413);
  expect((await report({ ...fault, version: 'v9' }, { remoteAddress: '203.0.113.2' })).statusCode).toBe(204);
  expect((await health()).surfaces.map?.current.faults).toBe(0);

  const statuses = new Set<number>();
  for (let n = 0; n < 100; n++) statuses.add((await report(fault, { remoteAddress: '203.0.113.3' })).statusCode);
  expect([...statuses]).toEqual([204, 429]);
  expect((await health()).surfaces.map?.current.faults).toBe(20);
  expect((await report(fault, { remoteAddress: '203.0.113.4' })).statusCode).toBe(204);
});

/** Spies on the log. @returns the texts of its warnings since then */
function warnings(): () => string[] {
  const warn = vi.spyOn(edge.log, 'warn');
  return () => warn.mock.calls.map(([, text]) => text as unknown as string);
}

it('names the surfaces that have no release in its health, and in one line of the log per change', async () => {
  const lines = warnings();
  expect((await health()).components?.releases).toEqual({ status: 'ok' });
  const { shell, map, ...others } = pointers;
  pointers = { shell: shell!, map: map! };
  await writePointers();
  const reason = 'There is no release of embed, kiosk, dashboard here: these pages do not work.';
  expect((await health()).components?.releases).toEqual({ status: 'degraded', reason });
  const text = 'there is no release of embed, kiosk, dashboard';
  await expect.poll(lines, { timeout: 10_000 }).toContain(text);
  pointers = others;
  await writePointers();
  expect((await health()).reason).toContain(
    'There is no release of the shell here: pages answer 503. Nor is there one of map.',
  );
  await expect.poll(lines, { timeout: 10_000 }).toContain('there is no release of shell, map');
  await rm(path.join(folder, 'releases/kiosk/v1'), { recursive: true });
  await expect.poll(lines, { timeout: 10_000 }).toContain('the files of the release of kiosk are missing');
  pointers = { ...others, shell: shell!, map: map! };
  await writePointers();
  await expect.poll(lines, { timeout: 10_000 }).toContain('releases: works again');
  expect(lines().filter((line) => !line.startsWith('an API'))).toHaveLength(4);
}, 60_000);

it('serves on while the pointers have another shape, and says so in the log', async () => {
  const lines = warnings();
  const { map, ...others } = pointers;
  pointers = { ...others, map: { current: map!.current } as SurfacePointer };
  await writePointers();
  await expect
    .poll(lines, { timeout: 10_000 })
    .toContainEqual(expect.stringMatching(/^the live releases cannot be read/));
  expect((await edge.inject('/edge/ready')).statusCode).toBe(200);
  pointers = { ...others, map: map! };
  await writePointers();
  await expect.poll(lines, { timeout: 10_000 }).toContain('releases: works again');
}, 60_000);
