import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { branchConfigs } from '@umkreis/branches/registry.ts';
import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { Db } from '@umkreis/db/database.ts';
import { openDatabase, type OpenDatabase } from '@umkreis/db/open-database.ts';
import { localIssuer } from '@umkreis/dev-identity/config.ts';
import { demoPeople } from '@umkreis/db/demo-people.ts';
import { seedStaff } from '@umkreis/dev-identity/seed-staff.ts';
import { signToken } from '@umkreis/dev-identity/sign-token.ts';
import { freePortFrom } from '@umkreis/serving/free-port.ts';
import { seedReference } from '@umkreis/reference-data/seed-reference.ts';
import { startRestartingService, waitForSuccess } from '../services.ts';
import { createTestPlaces } from '../test-places.ts';
import { oneAccountForAll } from '../one-account-for-all.ts';

const AUDIENCE = 'https://api.umkreis.example';
const OWNER = 1;

/**
 * The API and the embedded PostgreSQL as processes, supervised as by the start command, with their own data
 * folder.
 */
export interface FaultTestSetup {
  api: string;
  token: string;
  db: Db;
  items: string[];
  killApi(): void;
  killDatabase(): Promise<void>;
  /** Stops it until `startDatabase`. */
  stopDatabase(): Promise<void>;
  startDatabase(): Promise<void>;
  close(): Promise<void>;
}

export async function startFaultTest({ port, items }: { port: number; items: number }): Promise<FaultTestSetup> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'umkreis-faults-'));
  delete process.env.DATABASE_URL;
  let database: OpenDatabase = await openDatabase({ dataDir, onRestart: () => {} });
  const { db, url } = database;
  const databasePort = Number(new URL(url).port);
  await seedReference(db, branchConfigs);
  await seedStaff(db);
  const ids = await createTestPlaces(db, { owner: OWNER, count: items, named: 'fault' });

  const apiPort = await freePortFrom(port);
  const identityPort = await freePortFrom(apiPort + 1);
  const issuer = localIssuer(port);
  const env = {
    ...oneAccountForAll,
    NODE_ENV: 'development',
    UMKREIS_DATA: dataDir,
    AUTH_ISSUER: issuer,
    AUTH_AUDIENCE: AUDIENCE,
  };
  const identity = startRestartingService({
    name: 'identity provider',
    args: ['tools/dev-identity/src/main.ts'],
    env: { ...env, IDENTITY_PORT: String(identityPort), ISSUER_PORT: String(port) },
    onExit: () => true,
  });
  const service = startRestartingService({
    name: 'API',
    args: ['apps/api/src/main.ts'],
    onExit: () => true,
    env: {
      ...env,
      API_PORT: String(apiPort),
      DATABASE_URL: url,
      AUTH_JWKS_URL: `http://127.0.0.1:${identityPort}/.well-known/jwks.json`,
      LOG_LEVEL: 'silent',
    },
  });
  const api = `http://127.0.0.1:${apiPort}`;
  const close = async () => {
    await Promise.all([service.stop(), identity.stop()]);
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await waitForSuccess(`http://127.0.0.1:${identityPort}/.well-known/openid-configuration`, 30_000, () => undefined);
    await waitForSuccess(api + apiPaths.health, 30_000, () => undefined);
    const token = await signToken(demoPeople[0]!, { dataDir, issuer, audience: AUDIENCE, lifetime: 3600 });
    return {
      api,
      token,
      items: ids,
      close,
      get db() {
        return database.db;
      },
      killApi: () => void service.process.kill('SIGKILL'),
      killDatabase: async () => {
        const pid = Number(
          (await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').catch(() => '')).split('\n')[0],
        );
        try {
          if (pid) process.kill(pid, 'SIGKILL');
        } catch {
          /* it is gone already */
        }
      },
      stopDatabase: () => database.close(),
      startDatabase: async () => {
        database = await openDatabase({ dataDir, port: databasePort, onRestart: () => {} });
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
