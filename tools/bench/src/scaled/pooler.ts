import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import pg from 'pg';
import { postgresRunner } from '@umkreis/db/postgres-runner.ts';
import { freePortFrom } from '@umkreis/serving/free-port.ts';
import { workspace } from '@umkreis/start/services.ts';
import { startPgBouncer } from './pgbouncer.ts';
import type { Report } from './report.ts';
import type { ScaledSetup } from './scaled-setup.ts';

const PORT = 4890;
const EXIT_OK = 0;
const UNAVAILABLE = 69;
const CONFIG = 78;

/** Tests of the API's writes: each endpoint that writes, with its history, creation, bulk edits and imports. */
const tests = [
  'apps/api/src/item-history/attribution.test.ts',
  'apps/api/src/item-writes/item-creation.test.ts',
  'apps/api/src/dashboard-items/bulk.test.ts',
  'apps/api/src/place-imports/transfer.test.ts',
];

/** PgBouncer in transaction mode: the API's own tests, and the settings of the processes. */
export async function provePooler(setup: ScaledSetup, folder: string, report: Report): Promise<void> {
  await runTests(setup, folder, report);
  await checkSettings(setup, report);
  await showSessions(setup, report);
}

async function runTests({ cluster, proxy, urls }: ScaledSetup, folder: string, report: Report): Promise<void> {
  const port = await freePortFrom(PORT);
  const at = path.join(folder, 'postgres', 'pgbouncer-tests');
  const runner = await postgresRunner(path.join(folder, 'postgres'));
  const pooler = await startPgBouncer({
    folder: at,
    runner,
    port,
    ...proxy,
    password: cluster.password,
    database: '*',
  });
  try {
    const args = [path.join(workspace, 'node_modules/vitest/vitest.mjs'), 'run', '--reporter=dot', ...tests];
    const { code, output } = await finished(args, {
      DATABASE_URL: urls.DATABASE_DIRECT_URL,
      UMKREIS_TEST_POOLER: `127.0.0.1:${port}`,
    });
    const passed = /Tests\D+(\d+) passed/.exec(output)?.[1] ?? '0';
    report.say('tests of the API through it', `${passed} passed`);
    report.promise(code === EXIT_OK && Number(passed) > 0, 'the API writes through PgBouncer', output.slice(-3000));
  } finally {
    await pooler.kill();
  }
}

/** `--check --connect` accepts the set-up, and names what is missing in others. */
async function checkSettings({ production, urls }: ScaledSetup, report: Report): Promise<void> {
  const serve = (name: string, options: string[], env: Record<string, string>) =>
    finished([path.join(workspace, 'tools/start/src/serve.ts'), name, ...options], {
      ...production.env,
      ...urls,
      ...env,
    });
  const connect = ['--check', '--connect'];
  const DATABASE_DIRECT_URL = urls.DATABASE_URL;
  for (const [name, options, env, expected, text] of [
    ['api', connect, {}, EXIT_OK, ''],
    ['jobs', connect, {}, EXIT_OK, ''],
    ['jobs', connect, { DATABASE_DIRECT_URL }, UNAVAILABLE, 'DATABASE_DIRECT_URL leads to a pooler'],
    ['jobs', ['--migrate'], { DATABASE_DIRECT_URL: '' }, CONFIG, 'DATABASE_DIRECT_URL'],
    ['jobs', ['--migrate'], { DATABASE_DIRECT_URL }, CONFIG, 'DATABASE_DIRECT_URL is missing'],
    ['jobs', ['--migrate'], {}, EXIT_OK, ''],
  ] as const) {
    const { code, output } = await serve(name, [...options], env);
    const isSo = code === expected && output.includes(text);
    report.promise(isSo, `serve ${name} ${options.join(' ')} exits with ${expected} ${text}`, `${code}: ${output}`);
  }
}

/** How many connections of the product PgBouncer keeps open for how many of its clients. */
async function showSessions({ production, urls }: ScaledSetup, report: Report): Promise<void> {
  const client = new pg.Client({ connectionString: urls.DATABASE_DIRECT_URL });
  await client.connect();
  const { rows } = await client.query<{ name: string; count: number }>(
    `select application_name as name, count(*)::int as count from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() group by 1 order by 1`,
  );
  await client.end();
  report.say('connections of PostgreSQL', rows.map(({ name, count }) => `${name || '–'} ${count}`).join(', '));
  report.promise(
    rows.some(({ name }) => name === 'umkreis-api'),
    `connections keep their name (${production.apis.length} APIs)`,
  );
}

async function finished(args: string[], env: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, args, {
    cwd: workspace,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}
