import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { withSecretFiles } from '@umkreis/serving/secret-files.ts';
import { StartError } from '@umkreis/serving/start-error.ts';
import { connect, type Db } from './database.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { supervisePostgres } from './supervise-postgres.ts';
import { migrateWhenThere } from './migrate-when-there.ts';
import { migrate } from './migrate.ts';
import { REQUEST_POOL, requestLimits } from './connection-limits.ts';
import { restoreMarker } from './restore-marker.ts';

export interface OpenDatabase {
  db: Db;
  url: string;
  created: boolean;
  close(): Promise<void>;
}

/** Folder of all data of the product: UMKREIS_DATA, or .data in the workspace. */
export function dataFolder(): string {
  return path.resolve(process.env.UMKREIS_DATA ?? path.join(import.meta.dirname, '../../../../.data'));
}

/** The configured database, for requests and for everything else; undefined: none is. @throws StartError */
export function databaseUrls(): { url: string; directUrl: string } | undefined {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl } = withSecretFiles();
  for (const [name, value] of Object.entries({ DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl }))
    if (value && !(/^postgres(ql)?:/.test(value) && URL.canParse(value)))
      throw new StartError(`${name} is no postgres:// address.`, 78);
  return url ? { url, directUrl: directUrl || url } : undefined;
}

interface OpenOptions {
  dataDir?: string;
  /** Port of the embedded server; 0 selects a free one. */
  port?: number;
  /** The database may be unavailable at first: it is migrated as soon as it responds. */
  mayBeUnavailable?: boolean;
  /** Another process migrates it. */
  isMigratedByOtherProcess?: boolean;
  /** Used to serve requests: statements and locks have timeouts, and writes leave connections for reads. */
  forRequests?: boolean;
  /** `application_name` of the connections */
  name?: string;
  /** Called after the embedded server was restarted because it had exited. */
  onRestart?: () => void;
}

/**
 * The migrated database of this machine: DATABASE_URL if set, else the embedded PostgreSQL in the data folder,
 * which is joined if it is running and started otherwise. Only requests use a pooler at DATABASE_URL; everything else
 * uses DATABASE_DIRECT_URL then.
 * @throws Error if it is unreachable, unless it may be unavailable, or not migrated, or partially restored
 */
export async function openDatabase({
  dataDir = dataFolder(),
  port = 0,
  mayBeUnavailable = false,
  isMigratedByOtherProcess = false,
  forRequests = false,
  name = 'umkreis',
  onRestart,
}: OpenOptions = {}): Promise<OpenDatabase> {
  await mkdir(dataDir, { recursive: true });
  if (existsSync(restoreMarker(dataDir)))
    throw new StartError(
      `A restore into ${dataDir} was interrupted: run 'npm run restore' again, with the same backup.`,
    );
  const given = databaseUrls();
  const folder = path.join(dataDir, 'postgres');
  const server = given
    ? { url: forRequests ? given.url : given.directUrl, created: false, stop: async () => {} }
    : onRestart
      ? await supervisePostgres(folder, port, onRestart)
      : await startEmbeddedPostgres(folder, port);
  const db = connect(server.url, {
    name,
    keepsPlans: given === undefined || given.url === given.directUrl,
    ...(forRequests && { poolSize: REQUEST_POOL, limits: requestLimits }),
  });
  const migrating =
    forRequests && !isMigratedByOtherProcess ? connect(given?.directUrl ?? server.url, { name, poolSize: 2 }) : db;
  const disconnect = async () => {
    if (migrating !== db) await migrating.destroy();
    await db.destroy();
  };
  const migrated = mayBeUnavailable && !isMigratedByOtherProcess ? await migrateWhenThere(migrating) : undefined;
  try {
    if (!migrated && !isMigratedByOtherProcess) await migrate(migrating);
  } catch (error) {
    await disconnect();
    await server.stop();
    throw error;
  }
  return {
    db,
    url: server.url,
    created: server.created,
    close: async () => {
      migrated?.giveUp();
      await disconnect();
      await server.stop();
    },
  };
}
