import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readSettings } from '../shared/settings.ts';
import { commandServers } from './command-servers.ts';

let folder: string;
let edge: Server;
let url: string;
/** Responses to requests for the health, in turn; the last one is repeated. */
let healths: object[];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'umkreis-servers-'));
  healths = [{ version: '1.3.0', database: true }];
  edge = createServer((_request, response) => {
    response.end(JSON.stringify(healths.length > 1 ? healths.shift() : healths[0]));
  }).listen(0, '127.0.0.1');
  await once(edge, 'listening');
  url = `http://127.0.0.1:${(edge.address() as { port: number }).port}`;
});
afterEach(async () => {
  edge.close();
  await rm(folder, { recursive: true });
});

const serversWith = (env: Record<string, string>) =>
  commandServers({
    settings: readSettings({ CANARY_BRANCHES: '1', EDGE_URL: url, SERVERS_WAIT_MINUTES: '0.002', ...env }),
    edgeUrls: [url],
    images: { jobs: 'ghcr.io/owner/umkreis-jobs@sha256:4b' },
    cwd: folder,
    report: () => {},
    stepMs: 1,
  });

it('runs the command with the version, and waits until all servers behind the address report it', async () => {
  const old = { version: '1.2.0', database: true };
  const next = { version: '1.3.0', database: true };
  healths = [old, next, old, next];
  const servers = serversWith({ REPLACE_API_COMMAND: 'echo "$SEMVER" > replaced', SERVERS_WAIT_MINUTES: '1' });
  expect(await servers.replace('api', '1.3.0')).toBe('api 1.3.0 is ready.');
  expect(await readFile(path.join(folder, 'replaced'), 'utf8')).toBe('1.3.0\n');
});

it('replaces the jobs by their command only, as no public address reports their version', async () => {
  const servers = serversWith({ REPLACE_JOBS_COMMAND: 'echo "$SEMVER $IMAGE" > replaced' });
  expect(await servers.replace('jobs', '1.9.0')).toBe('jobs 1.9.0: replaced.');
  expect(await readFile(path.join(folder, 'replaced'), 'utf8')).toBe('1.9.0 ghcr.io/owner/umkreis-jobs@sha256:4b\n');
  expect(await serversWith({}).replace('jobs', '1.9.0')).toContain('no command replaces it');
});

it('rejects a command that fails, another version, and an API without its database', async () => {
  await expect(serversWith({ MIGRATE_COMMAND: 'echo locked; exit 3' }).migrate()).rejects.toThrow(
    /exited with 3:\nlocked/,
  );
  await expect(serversWith({}).replace('api', '1.4.0')).rejects.toThrow('reports 1.3.0 and not 1.4.0');
  healths = [{ version: '1.3.0', status: 'degraded', database: false }];
  await expect(serversWith({}).replace('api', '1.3.0')).rejects.toThrow('reports 1.3.0 (degraded) and not 1.3.0');
});

it('names all settings that are missing or invalid', () => {
  expect(() => readSettings({ CANARY_BRANCHES: '0,33', CANARY_ROLLBACK: 'maybe' })).toThrow(
    /CANARY_BRANCHES names a branch outside[\s\S]*CANARY_ROLLBACK[\s\S]*EDGE_URL is missing: The edges/,
  );
  expect(
    readSettings({ CANARY_BRANCHES: '21,25', EDGE_URL: url, WATCH_MINUTES: '', CANARY_ROLLBACK: '' }),
  ).toMatchObject({ CANARY_BRANCHES: [21, 25], WATCH_MINUTES: 10, CANARY_ROLLBACK: 'off' });
});
