import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { afterEach, beforeEach, expect, it, test, vi } from 'vitest';
import type { EdgeHealth } from '@umkreis/contract/surface-error.ts';
import type { ReleasePointers } from '@umkreis/contract/releases.ts';
import { edgeUrls, readHealthOfAll, statusLines, watchReleases } from './status.ts';

let pointers: ReleasePointers;
let edge: Server;
let url: string;
let health: EdgeHealth;
const fares = (version: string, loads: number, faults: number) => ({
  version,
  loads,
  faults,
  recentLoads: loads,
  recentFaults: faults,
});
const good: EdgeHealth = {
  status: 'ok',
  version: '1.4.0',
  commit: '0e0e4736'.repeat(5),
  surfaces: { map: { status: 'ok', current: fares('v2', 90, 1), previous: fares('v1', 400, 4) } },
};
const bad: EdgeHealth = {
  status: 'degraded',
  surfaces: {
    map: {
      ...good.surfaces.map!,
      status: 'degraded',
      reason: 'Map v2 failed in 60 of 90 pages of the last 15 minutes.',
      rollback: 'npm run deploy -- rollback map',
      current: fares('v2', 90, 60),
    },
  },
};

beforeEach(async () => {
  pointers = {
    map: {
      current: 'v2',
      since: '2026-05-04T10:20:30.000Z',
      previous: ['v1'],
      undone: ['v0'],
      canary: { version: 'v3', branches: [3, 4] },
    },
  };
  health = good;
  edge = createServer((_request, response) => response.end(JSON.stringify(health))).listen(0, '127.0.0.1');
  await once(edge, 'listening');
  url = `http://127.0.0.1:${(edge.address() as { port: number }).port}`;
});
afterEach(() => {
  vi.unstubAllEnvs();
  edge.close();
});

test('prints versions, canaries and their error rates', async () => {
  const semvers = { 'map/v2': '1.2.0', 'map/v3': '1.3.0', 'map/v0': '1.1.1' };
  const commits = { 'map/v2': '3f2a9c10', 'map/v3': '77aa12cd with uncommitted changes' };
  const text = statusLines({ pointers, semvers, commits, problems: [] }, await readHealthOfAll([url])).join('\n');
  expect(text).toContain(
    'map        1.2.0 (v2), commit 3f2a9c10  live for all since 2026-05-04 10:20 UTC  1 of 90 pages failed',
  );
  expect(text).toContain('  canary   1.3.0 (v3), commit 77aa12cd with uncommitted changes  live for branches 3, 4');
  expect(text).toContain('  before   v1  4 of 400 pages failed');
  expect(text).toContain('taken back 1.1.1 (v0)');
  expect(text).toContain('edge       1.4.0, commit 0e0e4736');
  expect(text).toContain('kiosk      never released');
  expect(text).toContain('No release is worse');
});

test('reports a worse release in words, with its rollback command', () => {
  const text = statusLines({ pointers, semvers: {}, commits: {}, problems: [] }, bad).join('\n');
  expect(text).toContain('Map v2 failed in 60 of 90');
  expect(text).toContain('To go back: npm run deploy -- rollback map');
  expect(statusLines({ pointers, semvers: {}, commits: {}, problems: [] }, null).join('\n')).toContain(
    'The edge does not answer',
  );
});

it('reports what is incomplete and why an edge is degraded', () => {
  const problems = ['map v2 is incomplete in the bucket: map/v2/main.js missing or cut.'];
  const lines = statusLines(
    { pointers, semvers: {}, commits: {}, problems },
    { ...good, status: 'degraded', reason: 'The bucket is away.' },
  );
  expect(lines.slice(-2)).toEqual([...problems, 'The bucket is away.']);
});

test('watches a release: reports success at the end, and problems immediately', async () => {
  const lines: string[] = [];
  const options = { urls: [url], say: (line: string) => lines.push(line), stepMs: 10 };
  expect(await watchReleases(['map'], { ...options, ms: 50 })).toBe(true);
  expect(lines).toEqual(['map v2: 1 of 90 pages failed (last 15 minutes: 1 of 90).']);
  setTimeout(() => {
    health = bad;
  }, 50);
  expect(await watchReleases(['map'], { ...options, ms: 60_000 })).toBe(false);
  expect(lines.at(-1)).toBe('To go back: npm run deploy -- rollback map');
  expect(await watchReleases(['kiosk'], { ...options, ms: 0 })).toBe(true);
});

test('sums the counts of several edges, and ignores an unreachable one', async () => {
  const both = await readHealthOfAll([url, 'http://127.0.0.1:9', url]);
  expect(both?.surfaces.map?.current).toEqual(fares('v2', 180, 2));
  expect(both?.surfaces.map?.previous).toEqual(fares('v1', 800, 8));
  expect(await readHealthOfAll(['http://127.0.0.1:9'])).toBeNull();
});

it('finds an edge of this machine that is neither named nor started by npm start', async () => {
  vi.stubEnv('EDGE_URL', '');
  vi.stubEnv('PORT', new URL(url).port);
  expect(await edgeUrls('/nowhere')).toEqual([url]);
  vi.stubEnv('PORT', '1');
  expect(await edgeUrls('/nowhere')).toEqual([]);
  vi.stubEnv('EDGE_URL', 'http://one.example, http://two.example');
  expect(await edgeUrls('/nowhere')).toEqual(['http://one.example', 'http://two.example']);
});
