import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { connect, type Db } from '@umkreis/db/database.ts';
import { openTestDatabase } from '@umkreis/db/open-test-database.ts';
import { REQUEST_POOL, requestLimits } from '@umkreis/db/connection-limits.ts';
import { createApi } from '../app.ts';
import { readConfig } from '../config/config.ts';
import { rejectUndeclaredStatuses } from './declared-statuses.ts';
import { ISSUER, startIssuer, type TestIssuer } from './test-issuer.ts';

export interface TestApi {
  app: FastifyInstance;
  db: Db;
  dataDir: string;
  issuer: TestIssuer;
  restart(): Promise<FastifyInstance>;
  close(): Promise<void>;
}

/**
 * Starts the API with its own PostgreSQL in a temporary folder.
 * @param prepare fills the database before the API reads it
 * @param environment additional environment variables
 * @param asServed uses the number of connections as in production
 */
export async function startTestApi(
  prepare: (db: Db) => Promise<void> = async () => {},
  environment: Record<string, string> = {},
  { asServed = false } = {},
): Promise<TestApi> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'umkreis-api-'));
  const database = await openTestDatabase(dataDir);
  const issuer = await startIssuer();
  await prepare(database.db);
  const config = readConfig({
    NODE_ENV: 'test',
    UMKREIS_DATA: dataDir,
    CALENDAR_OWN_HOSTS: '127.0.0.1',
    AUTH_ISSUER: ISSUER,
    AUTH_JWKS_URL: issuer.jwksUrl,
    LOG_LEVEL: 'silent',
    // One account of a test does the work of many people.
    LIMIT_ACCOUNT_REQUESTS: '100000',
    LIMIT_ACCOUNT_MEGABYTES: '100000',
    ...environment,
  });
  const db = asServed ? connect(database.url, { poolSize: REQUEST_POOL, limits: requestLimits }) : database.db;
  const start = async () => {
    const app = await createApi({ db, dataDir, config, prepare: rejectUndeclaredStatuses });
    await app.ready();
    return app;
  };
  const api: TestApi = {
    app: await start(),
    db: database.db,
    dataDir,
    issuer,
    async restart() {
      await api.app.close();
      return (api.app = await start());
    },
    async close() {
      await api.app.close();
      await issuer.close();
      if (asServed) await db.destroy();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  return api;
}
