import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { MainSite } from '@umkreis/contract/main-site.ts';
import type { Db } from '@umkreis/db/database.ts';
import { openTestDatabase } from '@umkreis/db/open-test-database.ts';
import { readConfig } from '../config.ts';
import { createEdge } from '../edge.ts';

export interface TestSite {
  edge: FastifyInstance;
  db: Db;
  /** Replaces a remote's release by one with this manifest. */
  release(remote: string, version: string, manifest: object): Promise<void>;
  close(): Promise<void>;
}

const shell =
  '<html lang="de"><head><title>…</title><!--head--></head><body><div id="root"><!--body--></div><!--boot--></body></html>';
const workspace = path.resolve(import.meta.dirname, '../../../..');

/**
 * An edge in front of a real API with its own database. @param prepare fills the database before the API reads
 * it
 */
export async function startTestSite(prepare: (db: Db) => Promise<void>): Promise<TestSite> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'umkreis-edge-'));
  const database = await openTestDatabase(dataDir);
  await prepare(database.db);
  await mkdir(path.join(dataDir, 'releases/shell/v1'), { recursive: true });
  await writeFile(path.join(dataDir, 'releases/shell/v1/index.html'), shell);
  await writeFile(
    path.join(dataDir, 'releases/releases.json'),
    JSON.stringify({ shell: { current: 'v1', previous: [] } }),
  );
  const port = await freePort();
  const api = spawn(process.execPath, [path.join(workspace, 'apps/api/src/main.ts')], {
    env: {
      ...process.env,
      UMKREIS_DATA: dataDir,
      DATABASE_URL: database.url,
      API_PORT: String(port),
      NODE_ENV: 'development',
      LOG_LEVEL: 'silent',
      AUTH_ISSUER: 'https://issuer.example/',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const API_URL = `http://127.0.0.1:${port}`;
  await untilWritten(API_URL);
  const edge = await createEdge(
    readConfig({
      UMKREIS_DATA: dataDir,
      API_URL,
      MAIN_HOST: 'guide.example',
      PRODUCT_ORIGIN: 'https://guide.example',
      NODE_ENV: 'development',
    }),
  );
  return {
    edge,
    db: database.db,
    async release(remote, version, manifest) {
      const folder = path.join(dataDir, 'releases');
      await mkdir(path.join(folder, remote, version), { recursive: true });
      await writeFile(path.join(folder, remote, version, 'mf-manifest.json'), JSON.stringify(manifest));
      const pointers = { shell: { current: 'v1', previous: [] }, [remote]: { current: version, previous: [] } };
      await writeFile(path.join(folder, 'releases.json'), JSON.stringify(pointers));
    },
    async close() {
      await edge.close();
      const ended = once(api, 'exit');
      api.kill('SIGTERM');
      await ended;
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

/**
 * Waits until the API has written its first snapshots. The main site's is the last one, and its name affects
 * all pages.
 */
async function untilWritten(url: string) {
  for (const end = Date.now() + 60_000; ;) {
    try {
      const main = (await (await fetch(url + apiPaths.mainSite)).json()) as MainSite;
      if (main.basemapFileName) return;
    } catch {
      /* not yet */
    }
    if (Date.now() > end) throw new Error('the API does not start, or writes no snapshots');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
