import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { drillCluster } from '@umkreis/backup/drill/drill-cluster.ts';
import { targetOf } from '@umkreis/backup/drill/target-time.ts';
import { apiPaths } from '@umkreis/contract/api-paths.ts';
import { installDebianPackage } from '@umkreis/start/debian-package.ts';
import { ensureSystemPostgres } from '@umkreis/start/other-postgres.ts';
import { startProduction, type ProductionSetup } from '@umkreis/start/production/production-setup.ts';
import { lostWrites, writeOn, type Acknowledged } from '@umkreis/start/production/write-on.ts';
import { waitForSuccess, workspace } from '@umkreis/start/services.ts';
import { STANZA, startArchivedCluster, type ArchivedCluster } from './recovery/archived-cluster.ts';
import { storedWrites } from './recovery/stored-writes.ts';
import { unencryptedFiles } from './recovery/unencrypted-files.ts';

const PORT = 4680;
const WRITERS = 6;
/** Shorter than in production, so that the bench ends soon. */
const ARCHIVE_TIMEOUT_S = 5;
/** How long a busy machine may take to archive a segment. */
const ARCHIVING_S = 15;
const WRITING_MS = 10_000;
const HOUR_MS = 3_600_000;
const WRITING_AGAIN_MS = 2000;

/**
 * Loses the database server during writes, and restores it: to a second before the loss, and to the latest state, from
 * an encrypted folder and an encrypted bucket. No write that was acknowledged before that second may be missing, none
 * after it may be present, and the latest state may only lack writes that were not archived yet.
 */
export async function benchRecovery(): Promise<void> {
  const bin = ensureSystemPostgres()?.bin;
  const isInstalled = () => spawnSync('pgbackrest', ['version']).status === 0;
  if (!bin || !(isInstalled() || (installDebianPackage('pgbackrest') && isInstalled())))
    throw new Error('This needs PostgreSQL 15 or newer, and pgbackrest: apt-get install postgresql pgbackrest');
  const folder = await mkdtemp(path.join(tmpdir(), 'umkreis-recovery-'));
  const cluster = await startArchivedCluster(folder, bin, ARCHIVE_TIMEOUT_S);
  try {
    await cluster.run('stanza-create');
    process.env.DATABASE_URL = cluster.url;
    const production = await startProduction({ port: PORT, edges: 1, apis: 1, jobs: 0, items: WRITERS });
    try {
      const wrong = await loseAndRestore(cluster, production).catch((error: Error) => [error.stack!]);
      console.log(wrong.length === 0 ? 'held' : `NOT held:\n  ${wrong.slice(0, 20).join('\n  ')}`);
      if (wrong.length > 0) process.exitCode = 1;
    } finally {
      await production.close();
    }
  } finally {
    await cluster.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function loseAndRestore(cluster: ArchivedCluster, production: ProductionSetup): Promise<string[]> {
  const started = Date.now();
  await timed('full backup to the folder', () => cluster.run('--type=full', '--repo=1', 'backup'));
  await timed('full backup to the bucket', () => cluster.run('--type=full', '--repo=2', 'backup'));
  await timed('check of the archive', () => cluster.run('check'));
  const writing = writeOn(production);
  await wait(WRITING_MS);
  const second = new Date(Math.ceil(Date.now() / 1000) * 1000);
  await wait(WRITING_MS);
  const lostAt = Date.now();
  await cluster.lose();
  const { acknowledged } = await writing.stop();
  const before = acknowledged.filter(({ at }) => at <= second.getTime());
  console.log(`${acknowledged.length} acknowledged writes, ${before.length} of them before ${second.toISOString()}`);

  const wrong =
    before.length > 0 && before.length < acknowledged.length ? [] : ['no writes before or after the second'];
  for (const repo of ['1', '2']) wrong.push(...(await drillLatest(repo, production, acknowledged, lostAt)));
  wrong.push(...(await drillByCommand(production, second)));
  wrong.push(...(await drillOutside(started, lostAt)));
  wrong.push(...(await unencryptedFiles(cluster)));
  wrong.push(...(await restoreInPlace(cluster, production, acknowledged, second)));
  return wrong;
}

/** The latest state from a repository. */
async function drillLatest(
  repo: string,
  production: ProductionSetup,
  acknowledged: readonly Acknowledged[],
  lostAt: number,
): Promise<string[]> {
  const database = new URL(production.databaseUrl).pathname.slice(1);
  let lost: Acknowledged[] = [];
  const report = await drillCluster({ stanza: STANZA, repo, reader: { user: 'umkreis', database } }, async (client) => {
    const isStored = await storedWrites(client, production.items);
    lost = acknowledged.filter((write) => !isStored(write));
  });
  const { restore, replay, read } = report.seconds;
  const oldest = lost.length === 0 ? 0 : (lostAt - Math.min(...lost.map(({ at }) => at))) / 1000;
  console.log(
    `latest state, repository ${repo}: ${lost.length} acknowledged writes lost, the oldest ${oldest.toFixed(1)} s before the loss (archive_timeout ${ARCHIVE_TIMEOUT_S} s); ${report.rows} rows; restore ${restore.toFixed(1)} s, replay ${replay.toFixed(1)} s, reading ${read.toFixed(1)} s`,
  );
  const bound = ARCHIVE_TIMEOUT_S + ARCHIVING_S;
  return oldest > bound ? [`repository ${repo}: a lost write is ${oldest.toFixed(1)} s old, more than ${bound} s`] : [];
}

/** The state of the second from the bucket, by the command of operators. */
async function drillByCommand({ databaseUrl }: ProductionSetup, second: Date): Promise<string[]> {
  const database = new URL(databaseUrl).pathname.slice(1);
  const args = ['--pgbackrest', '--repo', '2', '--time', second.toISOString(), '--database', database];
  const drill = spawn('npm', ['run', '--silent', 'drill', '--', ...args], { stdio: 'inherit', cwd: workspace });
  const [code] = (await once(drill, 'exit')) as [number | null];
  return code === 0 ? [] : [`the drill of the second from the bucket exits with ${code}`];
}

/** Times that can't be restored: before the first backup, and after the loss. */
async function drillOutside(started: number, lostAt: number): Promise<string[]> {
  const reader = { user: 'umkreis', database: 'postgres' };
  const wrong: string[] = [];
  for (const [time, expected] of [
    [started, 'unable to find backup set with stop time less than'],
    [lostAt + HOUR_MS, 'The archive ends before the requested time'],
  ] as const) {
    const outcome = await drillCluster({ stanza: STANZA, time: new Date(time), reader }).then(
      () => 'it can be restored',
      (error: Error) => error.message,
    );
    if (!outcome.includes(expected)) wrong.push(`a drill of ${new Date(time).toISOString()}: ${outcome}`);
  }
  return wrong;
}

/** The state of the second, where the server was, as the documentation describes it. */
async function restoreInPlace(
  cluster: ArchivedCluster,
  production: ProductionSetup,
  acknowledged: readonly Acknowledged[],
  second: Date,
): Promise<string[]> {
  await timed(`restore to ${second.toISOString()}`, async () => {
    await cluster.run('--type=time', `--target=${targetOf(second)}`, '--target-action=promote', 'restore');
    await cluster.start();
  });
  const client = new pg.Client({ connectionString: production.databaseUrl });
  await client.connect();
  const isStored = await storedWrites(client, production.items);
  await client.end();
  const missing = acknowledged.filter((write) => write.at <= second.getTime() && !isStored(write));
  const surplus = acknowledged.filter((write) => write.sentAt > second.getTime() && isStored(write));
  console.log(
    `  ${missing.length} writes before that second are missing, ${surplus.length} after it are present (goal 0)`,
  );
  const text = ({ itemId, version, title }: Acknowledged) => `${itemId} ${version} ${title}`;
  return [
    ...missing.map((write) => `missing: ${text(write)}`),
    ...surplus.map((write) => `present: ${text(write)}`),
    ...(await continued(production)),
  ];
}

/** Without a restart of the product, it accepts writes again, each on top of the restored version. */
async function continued(production: ProductionSetup): Promise<string[]> {
  const { url } = production.edges[0]!;
  const headers = { Authorization: `Bearer ${production.editor.token}` };
  await timed('the API reads the restored database', () =>
    waitForSuccess(`${url}/api${apiPaths.dashboardItem(production.items[0]!)}`, 30_000, () => undefined, headers),
  );
  const writing = writeOn(production);
  await wait(WRITING_AGAIN_MS);
  const written = await writing.stop();
  console.log(`  ${written.acknowledged.length} writes afterwards`);
  const none = written.acknowledged.length === 0 ? ['no write after the restore'] : [];
  return [...none, ...(await lostWrites(production, written))];
}

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await work();
  console.log(`${what}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return result;
}
