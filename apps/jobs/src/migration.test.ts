import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isMigrated } from '@umkreis/db/migrate.ts';
import type { OpenDatabase } from '@umkreis/db/open-database.ts';
import { openTestDatabase } from '@umkreis/db/open-test-database.ts';
import { bareEnv } from '@umkreis/serving/bare-env.ts';
import { freePortFrom } from '@umkreis/serving/free-port.ts';

const timeout = 60_000;
const children: ChildProcess[] = [];
let output = '';
let folder: string;
let database: OpenDatabase;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'umkreis-migration-'));
  database = await openTestDatabase(path.join(folder, 'database'));
}, timeout);
afterAll(async () => {
  for (const child of children) {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  await database.close();
  await rm(folder, { recursive: true, force: true });
}, timeout);

/** A process of the jobs. @returns reads its readiness */
async function startJobs(firstPort: number): Promise<() => Promise<string>> {
  const port = await freePortFrom(firstPort);
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], {
    env: {
      ...bareEnv(),
      NODE_ENV: 'test',
      UMKREIS_DATA: path.join(folder, 'data'),
      DATABASE_URL: database.url,
      METRICS_PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  return async () => {
    const response = await fetch(`http://127.0.0.1:${port}/ready`).catch(() => undefined);
    return response ? `${response.status} ${await response.text()}` : '';
  };
}

it(
  'is ready while another process works',
  async () => {
    await expect.poll(await startJobs(4760), { timeout }).toBe('200 ready\n');
    await expect.poll(await startJobs(4770), { timeout }).toBe('200 ready: another process has the work\n');
  },
  2 * timeout,
);

it(
  'migrates a database whose schema is replaced while it runs',
  async () => {
    const { schema } = database.db;
    await schema.dropSchema('public').cascade().execute();
    await schema.createSchema('public').execute();
    await expect.poll(() => isMigrated(database.db), { timeout }).toBe(true);
    await expect.poll(() => output, { timeout }).toContain('database: works again');
    expect(output).toContain('the schema of the database is older than this release');
  },
  2 * timeout,
);
