import { spawnSync } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { spawn } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '@umkreis/db/open-database.ts';
import { restoreMarker } from '@umkreis/db/restore-marker.ts';
import { openTestDatabase } from '@umkreis/db/open-test-database.ts';
import { startTestBucket, type TestBucket } from '@umkreis/object-storage/testing/start-test-bucket.ts';
import { bareEnv } from '@umkreis/serving/bare-env.ts';
import type { ProcessName } from '@umkreis/serving/production/required-settings.ts';
import { workspace } from '../services.ts';

const common = {
  UMKREIS_DATA: '/nowhere',
  DATABASE_URL: 'postgres://umkreis:geheim@127.0.0.1:1/umkreis',
  API_URL: 'http://127.0.0.1:1',
  MAIN_HOST: 'guide.example',
  PRODUCT_ORIGIN: 'https://guide.example',
  PRODUCT_EMAIL: 'post@guide.example',
  AUTH_ISSUER: 'https://login.guide.example/',
  AUTH_AUDIENCE: 'https://api.guide.example',
  AUTH_CLIENT_ID: 'spa',
};
const run = (args: string[], env: Record<string, string>) => {
  const { status, stderr } = spawnSync(process.execPath, args, {
    cwd: workspace,
    env: { ...bareEnv(), ...common, ...env },
    encoding: 'utf8',
  });
  return { status, stderr };
};
const serve = (name: ProcessName, options: string[], env: Record<string, string> = {}) =>
  run([path.join(workspace, 'tools/start/src/serve.ts'), name, ...options], env);

const wrong: [name: ProcessName, env: Record<string, string>][] = [
  [
    'edge',
    {
      PORT: 'abc',
      TRUST_PROXY: 'foo',
      API_URL: 'nonsense',
      MAIN_HOST: 'https://guide.example',
      MEDIA_STORE: 's3',
      RELEASES_STORE: 'tape',
      RELEASES_S3_SECRET: 'geheim',
    },
  ],
  ['api', { API_PORT: 'abc', API_TRUST_PROXY: 'foo', MEDIA_STORE: 's3', AUTH_AUDIENCE: '' }],
  ['jobs', { METRICS_PORT: 'abc', MEDIA_STORE: 's3', DATABASE_URL: 'mysql://umkreis:geheim@db/umkreis' }],
];
const namesOf = (env: Record<string, string>) =>
  Object.entries(env).flatMap(([name, value]) => {
    if (name === 'MEDIA_STORE') return ['MEDIA_S3_BUCKET', 'MEDIA_S3_KEY_ID', 'MEDIA_S3_SECRET'];
    return value === 'geheim' ? [] : [name];
  });

describe.each(wrong)('the %s', (name, env) => {
  it('--check names every wrong setting in a sentence, without its value, and exits with 78', () => {
    const { status, stderr } = serve(name, ['--check'], env);
    const [title, ...lines] = stderr.trim().split('\n');
    expect([status, title]).toEqual([78, expect.stringMatching(/not start:$/)]);
    expect(lines.map((line) => line.trim().split(' ')[0]!).toSorted()).toEqual(namesOf(env).toSorted());
    for (const line of lines) expect(line).toMatch(/^ {2}[A-Z0-9_]+ .*: .*\.$/);
    expect(stderr).not.toContain('geheim');
  });

  it(
    'prints the same when it is started, with and without npm run serve, and no stack trace',
    { tags: name === 'api' ? [] : ['nightly'] },
    () => {
      const { stderr } = serve(name, ['--check'], env);
      expect(serve(name, [], env)).toEqual({ status: 78, stderr });
      const { status, stderr: direct } = run([`apps/${name}/src/main.ts`], env);
      expect([status, /^ +at /m.test(direct)]).toEqual([78, false]);
      for (const setting of namesOf(env).filter((one) => env[one] !== '')) expect(direct).toContain(setting);
    },
  );

  // The checks with --connect below accept them as well.
  it('--check accepts valid settings', { tags: ['nightly'] }, () => {
    expect(serve(name, ['--check'])).toEqual({ status: 0, stderr: '' });
  });
});

for (const [name, tags] of [
  ['api', []],
  ['jobs', ['nightly']],
] as const)
  it(`the ${name} says that a restore was interrupted, without a stack trace`, { tags: [...tags] }, async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'umkreis-restoring-'));
    await writeFile(restoreMarker(folder), '{}');
    const { status, stderr } = run([`apps/${name}/src/main.ts`], { UMKREIS_DATA: folder });
    expect([status, stderr]).toEqual([69, expect.stringMatching(/^A restore into .* was interrupted: run .*\.\n$/)]);
    await rm(folder, { recursive: true });
  });

describe('--check --connect', () => {
  let folder: string;
  let database: OpenDatabase;
  let bucket: TestBucket;
  let issuer: Server;
  let well: Record<string, string>;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'umkreis-check-'));
    database = await openTestDatabase(folder);
    bucket = await startTestBucket();
    issuer = createServer((request, response) => {
      response.end(request.url === '/keys' ? '{"keys":[{"kty":"RSA"}]}' : '{}');
    }).listen(0, '127.0.0.1');
    await once(issuer, 'listening');
    const url = `http://127.0.0.1:${(issuer.address() as AddressInfo).port}`;
    const buckets = Object.entries(bucket.env).flatMap(([name, value]) => [
      [name, value],
      [name.replace('RELEASES_', 'MEDIA_'), value],
    ]);
    well = {
      ...Object.fromEntries(buckets),
      UMKREIS_DATA: folder,
      DATABASE_URL: database.url,
      AUTH_JWKS_URL: `${url}/keys`,
      API_URL: url,
    };
  });
  afterAll(async () => {
    issuer?.close();
    await bucket?.close();
    await database?.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** Not synchronous, as the servers run in this process. */
  async function check(name: ProcessName, env: Record<string, string>): Promise<{ status: number; stderr: string }> {
    const child = spawn(
      process.execPath,
      [path.join(workspace, 'tools/start/src/serve.ts'), name, '--check', '--connect'],
      { env: { ...bareEnv(), ...common, ...well, ...env }, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    let stderr = '';
    child.stderr.on('data', (chunk: Buffer) => {
      stderr += chunk.toString();
    });
    const [status] = (await once(child, 'close')) as [number];
    return { status, stderr };
  }

  it.each(['edge', 'api', 'jobs'] as const)('succeeds if everything that the %s needs responds', async (name) => {
    expect(await check(name, {})).toEqual({ status: 0, stderr: '' });
  });

  it('reads secrets from files', async () => {
    const file = path.join(folder, 'url');
    await writeFile(file, `${database.url}\n`);
    expect(await check('api', { DATABASE_URL: '', DATABASE_URL_FILE: file })).toEqual({ status: 0, stderr: '' });
    const { status, stderr } = await check('api', { DATABASE_URL: '', DATABASE_URL_FILE: `${file}-missing` });
    expect([status, stderr]).toEqual([78, expect.stringMatching(/ {2}DATABASE_URL_FILE is not valid: ENOENT.*\.\n/)]);
  });

  it('names a wrong password, a missing bucket and an issuer without keys, and exits with 69', async () => {
    const { status, stderr } = await check('api', {
      DATABASE_URL: database.url.replace(/:[^:@/]+@/, ':geheim@'),
      MEDIA_S3_BUCKET: 'nowhere',
      AUTH_JWKS_URL: `${well.API_URL}/other`,
    });
    expect(status).toBe(69);
    expect(stderr).toMatch(/The database rejects the user or the password \(28P01\): \w+ at 127/);
    expect(stderr).toMatch(/The bucket of the media does not exist \(\w+\): nowhere at 127/);
    expect(stderr).toMatch(/The keys of the issuer cannot be read: .* is no set of keys/);
    expect(stderr).not.toContain('geheim');
  });

  for (const [name, tags] of [
    ['edge', []],
    ['api', ['nightly']],
    ['jobs', ['nightly']],
  ] as const)
    it(`names a missing data folder for the ${name}`, { tags: [...tags] }, async () => {
      const { status, stderr } = await check(name, { UMKREIS_DATA: '/nowhere' });
      const text = 'The data folder /nowhere cannot be read (ENOENT)';
      expect([status, stderr]).toEqual([69, expect.stringContaining(text)]);
    });

  it('names a data folder without the files that the database names', async () => {
    await database.db.updateTable('branches').set({ basemap_archive: '/basemap/town.pmtiles' }).execute();
    for (const name of ['api', 'jobs'] as const)
      expect((await check(name, {})).stderr).toContain('none of the files that the database names');
    await mkdir(path.join(folder, 'basemap'));
    await writeFile(path.join(folder, 'basemap/town.pmtiles'), '');
    expect(await check('jobs', {})).toEqual({ status: 0, stderr: '' });
  });

  it('names a missing database for the jobs, and a rejected key and an API that does not respond for the edge', async () => {
    const jobs = await check('jobs', { DATABASE_URL: database.url.replace(/\/[^/]+$/, '/umkreis_nowhere') });
    expect([jobs.status, jobs.stderr]).toEqual([
      69,
      expect.stringMatching(/The database does not exist \(3D000\): umkreis_nowhere/),
    ]);
    const edge = await check('edge', { RELEASES_S3_KEY_ID: 'other', API_URL: 'http://127.0.0.1:1' });
    expect(edge.stderr).toMatch(/The bucket of the releases rejects the key/);
    expect(edge.stderr).toMatch(/The API at http:\/\/127\.0\.0\.1:1 does not respond/);
  });
});
