import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '@umkreis/db/embedded-postgres.ts';
import { installDebianPackage } from './debian-package.ts';

export interface OtherPostgres {
  name: string;
  env: Record<string, string>;
  stop(): Promise<void>;
}

const DEBIAN = '/usr/lib/postgresql';
const OLDEST = 15;

/**
 * A PostgreSQL other than the embedded one for tests: that of DATABASE_URL, or one started from the system's
 * binaries, which are installed as a Debian package if necessary.
 * @returns undefined, with a message, if none is available
 */
export async function startOtherPostgres(): Promise<OtherPostgres | undefined> {
  const given = process.env.DATABASE_URL;
  if (given) return { name: new URL(given).host, env: { DATABASE_URL: given }, stop: async () => {} };
  const found = systemBinaries() ?? (installDebianPackage('postgresql') ? systemBinaries() : undefined);
  if (!found) {
    console.log(`No PostgreSQL ${OLDEST} or newer on this machine: set DATABASE_URL to test on one.`);
    return undefined;
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'umkreis-postgres-'));
  const server = await startEmbeddedPostgres(path.join(folder, 'data'), 0, found.bin);
  return {
    name: `PostgreSQL ${found.version} of the system`,
    env: { DATABASE_URL: server.url, EXPECTED_POSTGRES_VERSION: String(found.version) },
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function systemBinaries(): { bin: string; version: number } | undefined {
  const debian = existsSync(DEBIAN) ? readdirSync(DEBIAN).map((name) => path.join(DEBIAN, name, 'bin')) : [];
  const configured = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim();
  return [...debian, ...(configured ? [configured] : [])]
    .flatMap((bin) => {
      const version = Number(
        /\b(\d+)\.\d+/.exec(
          spawnSync(path.join(bin, 'postgres'), ['--version'], { encoding: 'utf8' }).stdout ?? '',
        )?.[1] ?? 0,
      );
      return version >= OLDEST && existsSync(path.join(bin, 'initdb')) ? [{ bin, version }] : [];
    })
    .toSorted((a, b) => b.version - a.version)[0];
}
