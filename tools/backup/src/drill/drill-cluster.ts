import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Client } from 'pg';
import { migrationNames } from '@umkreis/db/migrate.ts';
import { postgresRunner, type PostgresRunner } from '@umkreis/db/postgres-runner.ts';
import { BackupError } from '../backup-error.ts';
import { digestOf, plainSettings } from '../copy-table.ts';
import { appliedMigrations, tablesInOrder } from '../tables.ts';
import { pgBackRest } from './pgbackrest.ts';
import { startCopy, type Reader } from './start-copy.ts';
import { targetOf } from './target-time.ts';
import { inTemporaryFolder } from './temporary-folder.ts';

export interface ClusterDrillOptions {
  stanza: string;
  /** Restores the state at this time; omitted: the latest that was archived. */
  time?: Date;
  /** Number of the repository; omitted: the first one that has a backup. */
  repo?: string;
  reader: Reader;
}

export interface ClusterDrillReport {
  /** Label of the backup that was restored: `20261127-023000F`. */
  backup: string;
  /** Time of the last transaction; null: the backup contains none after its end. */
  lastChange: Date | null;
  tables: number;
  rows: number;
  /** Migrations of this release that the state doesn't have. */
  missingMigrations: readonly string[];
  /** Durations, s */
  seconds: { restore: number; replay: number; read: number };
}

/**
 * Restores a cluster from a repository of pgBackRest into a temporary folder, replays the archive up to the requested
 * time, and reads every row of the product. The original and the repository stay as they are.
 * @param look reads more from the copy before it is deleted
 * @throws BackupError with the sentence why it failed
 */
export function drillCluster(
  options: ClusterDrillOptions,
  look: (client: Client) => Promise<void> = async () => {},
): Promise<ClusterDrillReport> {
  return inTemporaryFolder(async (folder) => {
    const dataDir = path.join(folder, 'data');
    await mkdir(dataDir, { mode: 0o700 });
    const runner = await postgresRunner(dataDir);
    await runner.own(folder);
    // Folders of its own, since the original may be archiving meanwhile.
    const [PGBACKREST_SPOOL_PATH, PGBACKREST_LOCK_PATH] = [path.join(folder, 'spool'), path.join(folder, 'lock')];
    const env = { ...process.env, PGBACKREST_SPOOL_PATH, PGBACKREST_LOCK_PATH };
    const started = performance.now();
    const backup = await restoreCopy(options, dataDir, runner, env);
    const restored = performance.now();
    const { client, stop } = await startCopy(folder, runner, options.reader, env);
    try {
      const replayed = performance.now();
      const state = await readState(client);
      await look(client);
      const read = performance.now();
      const seconds = {
        restore: (restored - started) / 1000,
        replay: (replayed - restored) / 1000,
        read: (read - replayed) / 1000,
      };
      return { backup, ...state, seconds };
    } finally {
      await stop();
    }
  });
}

/** @returns the label of the backup */
async function restoreCopy(
  { stanza, time, repo }: ClusterDrillOptions,
  dataDir: string,
  runner: PostgresRunner,
  env: NodeJS.ProcessEnv,
): Promise<string> {
  const output = await pgBackRest(
    [
      `--stanza=${stanza}`,
      `--pg1-path=${dataDir}`,
      '--archive-mode=off',
      '--log-level-console=info',
      ...(repo ? [`--repo=${repo}`] : []),
      ...(time ? ['--type=time', `--target=${targetOf(time)}`, '--target-action=promote'] : []),
      'restore',
    ],
    runner,
    env,
  );
  return /restore backup set (\w+-?\w*)/.exec(output)?.[1] ?? 'unknown';
}

async function readState(client: Client) {
  const { rows: times } = await client.query<{ at: Date | null }>('select pg_last_xact_replay_timestamp() as at');
  await client.query(plainSettings);
  const applied = await appliedMigrations(client);
  const newer = applied.filter((name) => !migrationNames.includes(name));
  if (newer.length > 0)
    throw new BackupError(`The database is of a newer release: it has the migrations ${newer.join(', ')}.`);
  const tables = await tablesInOrder(client);
  let rows = 0;
  for (const table of tables) rows += (await digestOf(client, table)).rows;
  const missingMigrations = migrationNames.filter((name) => !applied.includes(name));
  return { lastChange: times[0]!.at, tables: tables.length, rows, missingMigrations };
}
