import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { pgBackRest } from '@umkreis/backup/drill/pgbackrest.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '@umkreis/db/embedded-postgres.ts';
import { postgresRunner } from '@umkreis/db/postgres-runner.ts';
import { freePortFrom } from '@umkreis/serving/free-port.ts';
import { startTestBucket } from '@umkreis/object-storage/testing/start-test-bucket.ts';
import { workspace } from '@umkreis/start/services.ts';

export const STANZA = 'umkreis';
const PASSPHRASE = 'passphrase-of-the-bench';
const PORT = 4700;

/** A PostgreSQL cluster that archives to an encrypted folder and an encrypted bucket, with the committed settings. */
export interface ArchivedCluster {
  url: string;
  repository: string;
  bucket: ReadonlyMap<string, { content: Buffer }>;
  run(...args: string[]): Promise<string>;
  /** Kills the server and deletes its data. */
  lose(): Promise<void>;
  /** Starts PostgreSQL on the restored data, at the same port, and waits until it accepts writes. */
  start(): Promise<void>;
  close(): Promise<void>;
}

/**
 * @param bin folder of PostgreSQL's binaries
 * @param timeoutSeconds `archive_timeout`
 */
export async function startArchivedCluster(
  folder: string,
  bin: string,
  timeoutSeconds: number,
): Promise<ArchivedCluster> {
  const at = (name: string) => path.join(folder, name);
  const dataDir = at('postgres');
  const runner = await postgresRunner(dataDir);
  for (const name of ['repository', 'log', 'lock', 'spool', 'socket', 'conf.d']) {
    await mkdir(at(name), { mode: 0o700 });
    await runner.own(at(name));
  }
  const bucket = await startTestBucket({ tls: await certificate(folder) });
  const port = await freePortFrom(PORT);
  await writeSecrets(at('conf.d'), new URL(bucket.env.RELEASES_S3_ENDPOINT!).port);
  // archive_command inherits these.
  Object.assign(process.env, {
    PGBACKREST_CONFIG: path.join(workspace, 'docker/pgbackrest/pgbackrest.conf'),
    PGBACKREST_CONFIG_INCLUDE_PATH: at('conf.d'),
    PGBACKREST_REPO1_PATH: at('repository'),
    PGBACKREST_LOG_PATH: at('log'),
    PGBACKREST_LOCK_PATH: at('lock'),
    PGBACKREST_SPOOL_PATH: at('spool'),
    PGBACKREST_PG1_PATH: dataDir,
  });
  const settings = [
    `unix_socket_directories=${at('socket')}`,
    ...(await archiveSettings()),
    `archive_timeout=${timeoutSeconds}`,
  ];
  const start = () => startEmbeddedPostgres(dataDir, port, bin, settings);
  let server: EmbeddedPostgres = await start();
  const PGPASSWORD = new URL(server.url).password;
  const connection = { PGBACKREST_PG1_PORT: String(port), PGBACKREST_PG1_SOCKET_PATH: at('socket') };
  return {
    url: server.url,
    repository: at('repository'),
    bucket: bucket.objects,
    run: (...args) =>
      pgBackRest([`--stanza=${STANZA}`, ...args], runner, {
        ...process.env,
        ...connection,
        PGBACKREST_PG1_USER: 'umkreis',
        PGPASSWORD,
      }),
    lose: async () => {
      process.kill(Number((await readFile(path.join(dataDir, 'postmaster.pid'), 'utf8')).split('\n')[0]), 'SIGKILL');
      await server.exited;
      await untilDeleted(dataDir);
      await mkdir(dataDir, { mode: 0o700 });
      await runner.own(dataDir);
    },
    start: async () => {
      server = await start();
      await untilPromoted(server.url);
    },
    close: async () => {
      await server.stop();
      await bucket.close();
    },
  };
}

/** While it replays the archive, a server already accepts reads of earlier states. */
async function untilPromoted(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const isReplaying = async () =>
    (await client.query<{ yes: boolean }>('select pg_is_in_recovery() as yes')).rows[0]!.yes;
  while (await isReplaying()) await wait(100);
  await client.end();
}

/** Backends of a killed server may still write for a moment. */
async function untilDeleted(folder: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      return await rm(folder, { recursive: true, force: true });
    } catch (error) {
      if (tries > 50) throw error;
      await wait(100);
    }
  }
}

/** The settings that `docker/pgbackrest/archive.conf` adds to PostgreSQL. */
async function archiveSettings(): Promise<string[]> {
  const text = await readFile(path.join(workspace, 'docker/pgbackrest/archive.conf'), 'utf8');
  return [...text.matchAll(/^(\w+) = '?(.*?)'?$/gm)].map(([, name, value]) => `${name}=${value}`);
}

/** What an operator writes into `/etc/pgbackrest/conf.d`: the committed bucket, its address and the secrets. */
async function writeSecrets(folder: string, port: string): Promise<void> {
  const bucket = await readFile(path.join(workspace, 'docker/pgbackrest/bucket.conf'), 'utf8');
  await writeFile(
    path.join(folder, 'bucket.conf'),
    bucket
      .replace('umkreis-recovery', 'releases')
      .replace('s3.example', `127.0.0.1\nrepo2-storage-port=${port}\nrepo2-storage-verify-tls=n`),
  );
  await writeFile(
    path.join(folder, 'secrets.conf'),
    `[global]
repo1-cipher-pass=${PASSPHRASE}
repo2-cipher-pass=${PASSPHRASE}
repo2-s3-key=test
repo2-s3-key-secret=test
`,
  );
}

async function certificate(folder: string): Promise<{ key: string; cert: string }> {
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')];
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=127.0.0.1'];
  await promisify(execFile)('openssl', [...request, '-keyout', key, '-out', cert]);
  return { key: await readFile(key, 'utf8'), cert: await readFile(cert, 'utf8') };
}
