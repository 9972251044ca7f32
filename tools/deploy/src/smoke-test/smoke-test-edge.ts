import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { surfaces } from '@umkreis/contract/boot.ts';
import { releasesFile, type ReleasePointers } from '@umkreis/contract/releases.ts';
import { workspace } from '../shared/build-surfaces.ts';

export interface SmokeTestEdge {
  port: number;
  /**
   * Sets what is live on this edge only.
   * @param files folders of versions that are not in the releases yet, by 'surface/version'
   */
  serve(pointers: ReleasePointers, files?: Record<string, string | undefined>): Promise<void>;
  close(): Promise<void>;
}

/** Ensures that a killed deployment leaves no process behind. */
const endsWithParent = path.join(workspace, 'tools/start/src/end-with-parent.ts');
/** An overloaded machine takes half of it, ms. */
const START_MS = 60_000;
/** Nobody listens there: the API is unreachable. */
const NO_API = 'http://127.0.0.1:9';
/** Overrides settings of the operator that would lead the smoke test away from this machine or the release. */
const own = {
  MAIN_HOST: 'localhost',
  RETIRED_HOSTS: '',
  PRODUCT_ORIGIN: undefined,
  ASSET_ROOT: '',
  MEDIA_STORE: 'disk',
  RELEASES_STORE: 'disk',
  DEV_SURFACES: 'false',
  AUTH_ISSUER: undefined,
  AUTH_DOMAIN: undefined,
} as const;

/**
 * Starts an edge on loopback in front of the existing releases, with its own pointers and login.
 * @param dataDir the operator's; only read
 * @param apiUrl of a running API; null: the edge works without one
 * @throws Error if it does not respond within 20 s
 */
export async function startSmokeTestEdge(dataDir: string, apiUrl: string | null): Promise<SmokeTestEdge> {
  const folder = await mkdtemp(path.join(tmpdir(), 'umkreis-trial-'));
  for (const surface of surfaces) await mkdir(path.join(folder, 'releases', surface), { recursive: true });
  for (const name of ['json', 'basemap', 'branches'])
    if (await stat(path.join(dataDir, name)).catch(() => null))
      await symlink(path.join(dataDir, name), path.join(folder, name));
  const [port, identityPort] = [await freePort(), await freePort()];
  const started: ChildProcess[] = [];
  const start = (file: string, env: Record<string, string | undefined>) => {
    const child = spawn(process.execPath, ['--import', endsWithParent, path.join(workspace, file)], {
      cwd: workspace,
      env: { ...process.env, ...own, HOST: '127.0.0.1', UMKREIS_DATA: folder, LOG_LEVEL: 'silent', ...env },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    started.push(child);
  };
  const close = async () => {
    await Promise.all(
      started.map(async (child) => {
        if (child.exitCode !== null || child.signalCode !== null) return;
        const ended = once(child, 'exit');
        child.kill('SIGKILL');
        await ended;
      }),
    );
    await rm(folder, { recursive: true, force: true });
  };
  const serve: SmokeTestEdge['serve'] = async (pointers, files = {}) => {
    for (const [surface, pointer] of Object.entries(pointers)) {
      const name = `${surface}/${pointer!.current}`;
      const place = path.join(folder, 'releases', name);
      await rm(place, { force: true });
      await symlink(files[name] ?? path.join(dataDir, 'releases', name), place);
    }
    const file = path.join(folder, 'releases', releasesFile);
    await writeFile(`${file}.new`, JSON.stringify(pointers));
    await rename(`${file}.new`, file);
  };
  try {
    await serve({});
    start('tools/dev-identity/src/main.ts', {
      NODE_ENV: 'test',
      IDENTITY_PORT: String(identityPort),
      ISSUER_PORT: String(port),
    });
    start('apps/edge/src/main.ts', {
      NODE_ENV: 'production',
      PORT: String(port),
      API_URL: apiUrl ?? NO_API,
      IDENTITY_URL: `http://127.0.0.1:${identityPort}`,
    });
    await waitForResponse(`http://127.0.0.1:${port}/edge/health`);
    await waitForResponse(`http://127.0.0.1:${identityPort}/.well-known/openid-configuration`);
  } catch (error) {
    await close();
    throw error;
  }
  return { port, serve, close };
}

async function waitForResponse(url: string): Promise<void> {
  for (const end = Date.now() + START_MS; Date.now() < end;) {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The edge of the smoke test does not start: no response from ${url} within ${START_MS / 1000} s.`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
