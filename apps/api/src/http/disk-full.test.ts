import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import type { Health } from '@umkreis/contract/health.ts';
import type { Problem } from '@umkreis/contract/problem.ts';
import { openTestDatabase } from '@umkreis/db/open-test-database.ts';
import { itemRow } from '@umkreis/testing/item-row.ts';
import { addItems, bakery, seedGuide } from '../testing/seed-guide.ts';
import { startTestApi } from '../testing/start-test-api.ts';
import { ISSUER, startIssuer } from '../testing/test-issuer.ts';
import { testPicture } from '../testing/test-picture.ts';
import { uploadForm } from '../testing/upload-form.ts';

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

test('responds 507 to writes when the database has no space, reports it in the health check, and still serves reads', async () => {
  const api = await startTestApi(seedGuide);
  ends.push(api.close);
  const authorization = `Bearer ${await api.issuer.tokenOf('staff@test.example')}`;
  const write = () =>
    api.app.inject({
      method: 'PUT',
      url: `/items/${bakery.id}`,
      payload: { version: 1, title: 'Voll' },
      headers: { authorization },
    });
  const health = async () => (await api.app.inject('/health')).json<Health>();
  expect(await health()).toMatchObject({ status: 'ok', storage: true });
  await sql`create function refuse() returns trigger language plpgsql as $$ begin
    raise exception 'could not extend file' using errcode = 'disk_full'; end $$`.execute(api.db);
  await sql`create trigger refuse before update on items for each row execute function refuse()`.execute(api.db);
  const response = await write();
  expect([response.statusCode, response.json<Problem>().type]).toEqual([507, '/problems/storage-full']);
  expect(await health()).toMatchObject({ status: 'degraded', database: true, storage: false });
  expect((await api.app.inject(`/items/nanoid/${bakery.nano_id}`)).statusCode).toBe(200);
  await sql`drop trigger refuse on items`.execute(api.db);
  expect((await write()).statusCode).toBe(200);
});

/** Blocks of a shell's `ulimit -f`: 512 or 1,024 bytes each. */
const LARGEST_FILE = 32;

test('responds 507 to uploads when files have no space, reports why, leaves no partial files, and still serves reads', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'umkreis-full-'));
  ends.push(() => rm(dataDir, { recursive: true, force: true }));
  const database = await openTestDatabase(path.join(dataDir, 'database'));
  ends.push(database.close);
  const issuer = await startIssuer();
  ends.push(issuer.close);
  await seedGuide(database.db);
  await addItems(
    database.db,
    Array.from({ length: 1000 }, (_, nr) => itemRow({ title: `Ort ${nr}` })),
  );
  const { child, url } = await startLimited({
    UMKREIS_DATA: dataDir,
    DATABASE_URL: database.url,
    AUTH_ISSUER: ISSUER,
    AUTH_JWKS_URL: issuer.jwksUrl,
  });
  ends.push(async () => {
    child.kill('SIGKILL');
  });
  const health = async () => (await (await fetch(`${url}/health`)).json()) as Health;
  await expect
    .poll(async () => (await health()).snapshots.find(({ branchShortId }) => branchShortId === 1)?.error, {
      timeout: 20_000,
    })
    .toContain('EFBIG');
  expect(await health()).toMatchObject({ status: 'degraded', database: true, storage: false });

  const picture = await testPicture({ seed: 1, width: 4000, height: 3000 });
  expect(picture.length).toBeGreaterThan(LARGEST_FILE * 1024);
  const { payload, headers } = await uploadForm({ itemId: bakery.id }, picture);
  const response = await fetch(`${url}/items/media/`, {
    method: 'POST',
    body: new Uint8Array(payload),
    headers: { ...headers, authorization: `Bearer ${await issuer.tokenOf('staff@test.example')}` },
  });
  expect([response.status, ((await response.json()) as Problem).type]).toEqual([507, '/problems/storage-full']);
  expect(await readdir(path.join(dataDir, 'media'))).toEqual([]);
  // It keeps retrying, and removes partial files each time.
  const partialFiles = async () =>
    (await readdir(path.join(dataDir, 'json'))).filter(
      (name) => name.endsWith('.tmp') || name.includes('items-branch-1-'),
    );
  await expect.poll(partialFiles, { timeout: 20_000, interval: 20 }).toEqual([]);
  for (const read of [`/items/nanoid/${bakery.nano_id}`, '/branches/', '/items/basemap/branchshortid/2'])
    expect([read, (await fetch(url + read)).status]).toEqual([read, 200]);
}, 60_000);

/** Starts the API as a separate process with a file size limit: the kernel rejects writes as on a full disk. */
async function startLimited(env: Record<string, string>): Promise<{ child: ChildProcess; url: string }> {
  const port = 20_000 + (process.pid % 20_000);
  const child = spawn(
    'sh',
    [
      '-c',
      `ulimit -f ${LARGEST_FILE} && exec "$0" "$1"`,
      process.execPath,
      path.join(import.meta.dirname, '../main.ts'),
    ],
    {
      env: { ...process.env, ...env, NODE_ENV: 'development', LOG_LEVEL: 'silent', API_PORT: String(port) },
      stdio: 'inherit',
    },
  );
  const url = `http://127.0.0.1:${port}`;
  await expect
    .poll(
      () =>
        fetch(`${url}/health`).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 30_000 },
    )
    .toBe(200);
  return { child, url };
}
