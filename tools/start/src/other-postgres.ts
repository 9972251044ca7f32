import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '@umkreis/db/embedded-postgres.ts';
import { OLDEST_POSTGRES, systemPostgres, type SystemPostgres } from '@umkreis/db/system-postgres.ts';
import { installDebianPackage } from './debian-package.ts';

export interface OtherPostgres {
  name: string;
  env: Record<string, string>;
  stop(): Promise<void>;
}

/** The newest PostgreSQL of the system; Debian's package is installed if there is none. */
export function ensureSystemPostgres(): SystemPostgres | undefined {
  const newest = () => systemPostgres()[0];
  return newest() ?? (installDebianPackage('postgresql') ? newest() : undefined);
}

/**
 * A PostgreSQL other than the embedded one for tests: that of DATABASE_URL, or one started from the system's
 * binaries, which are installed as a Debian package if necessary.
 * @returns undefined, with a message, if none is available
 */
export async function startOtherPostgres(): Promise<OtherPostgres | undefined> {
  const given = process.env.DATABASE_URL;
  if (given) return { name: new URL(given).host, env: { DATABASE_URL: given }, stop: async () => {} };
  const found = ensureSystemPostgres();
  if (!found) {
    console.log(`No PostgreSQL ${OLDEST_POSTGRES} or newer on this machine: set DATABASE_URL to test on one.`);
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
