import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { PostgresRunner } from '@umkreis/db/postgres-runner.ts';
import { systemPostgres } from '@umkreis/db/system-postgres.ts';
import { BackupError } from '../backup-error.ts';

/** Who reads the copy: a role and a database of the cluster. */
export interface Reader {
  user: string;
  database: string;
}

const POLL_MS = 200;

/**
 * Settings that win over those of the restored cluster: nobody but this user reaches the copy, it archives nothing,
 * and it needs neither the memory nor the extensions of the original.
 */
const settings = (folder: string) => ({
  config_file: path.join(folder, 'copy.conf'),
  hba_file: path.join(folder, 'copy_hba.conf'),
  listen_addresses: '',
  unix_socket_directories: folder,
  archive_mode: 'off',
  hot_standby: 'off',
  logging_collector: 'off',
  log_destination: 'stderr',
  ssl: 'off',
  shared_buffers: '128MB',
  huge_pages: 'off',
  shared_preload_libraries: '',
});

/**
 * Starts PostgreSQL on a restored cluster, and waits until it has replayed the archive. It only listens on a socket in
 * the folder.
 * @param folder private, with the cluster in `data`
 * @param env of the server, which replays the archive with pgBackRest
 * @throws BackupError if no PostgreSQL of its version is installed, or if it can't reach the requested time
 */
export async function startCopy(
  folder: string,
  runner: PostgresRunner,
  reader: Reader,
  env: NodeJS.ProcessEnv,
): Promise<{ client: pg.Client; stop(): Promise<void> }> {
  const dataDir = path.join(folder, 'data');
  const version = Number(await readFile(path.join(dataDir, 'PG_VERSION'), 'utf8'));
  const found = systemPostgres().find((one) => one.version === version);
  if (!found) throw new BackupError(`The backup needs PostgreSQL ${version}, which is not installed here.`);
  await writeFile(path.join(folder, 'copy.conf'), '');
  await writeFile(path.join(folder, 'copy_hba.conf'), 'local all all trust\n');
  const options = Object.entries(settings(folder)).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const [command, args] = runner.wrap([path.join(found.bin, 'postgres'), '-D', dataDir, ...options]);
  const server = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'], env: { ...env, LC_ALL: 'C' } });
  let output = '';
  server.stderr!.on('data', (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-4000);
  });
  const client = await connectWhenReady({ host: folder, ...reader }, server, () => output);
  return {
    client,
    stop: async () => {
      await client.end();
      if (!hasEnded(server)) {
        server.kill('SIGINT');
        await once(server, 'exit');
      }
    },
  };
}

const hasEnded = (server: ChildProcess) => server.exitCode !== null || server.signalCode !== null;

/** Replaying may take hours, so there is no timeout. */
async function connectWhenReady(config: pg.ClientConfig, server: ChildProcess, output: () => string) {
  for (;;) {
    const client = new pg.Client(config);
    try {
      await client.connect();
      return client;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      // 57P03: it is still starting.
      if (code !== 'ENOENT' && code !== 'ECONNREFUSED' && code !== '57P03') {
        server.kill('SIGINT');
        throw new BackupError(`The copy has started, but can't be read: ${(error as Error).message}`);
      }
      if (hasEnded(server)) throw new BackupError(whyEnded(output()));
      await wait(POLL_MS);
    }
  }
}

function whyEnded(output: string): string {
  if (output.includes('recovery ended before configured recovery target'))
    return 'The archive ends before the requested time: nothing that was archived is newer.';
  const errors = output
    .split('\n')
    .filter((line) => /FATAL|PANIC|ERROR/.test(line) && !line.endsWith('is starting up'));
  return `PostgreSQL does not start on the copy:\n  ${(errors.length > 0 ? errors : [output.trim()]).join('\n  ')}`;
}
