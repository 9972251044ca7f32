import { spawn, execFileSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '@umkreis/db/open-database.ts';
import { openTestDatabase } from '@umkreis/db/open-test-database.ts';
import { workspace } from '@umkreis/deploy/shared/build-surfaces.ts';
import { freePortFrom } from '@umkreis/serving/free-port.ts';
import type { ServerName } from '../shared/state.ts';
import { collectImage, installCommand, pruneCommand } from './image-files.ts';

/** Installs the packages of each image from the registry. */
const tags = ['nightly'];
/** Sizes on top of the base image, megabytes. */
const LIMITS: Record<ServerName, number> = { edge: 120, api: 200, jobs: 120 };
const FIRST_PORT = 4900;
/** The user of the processes, where the test may choose it; otherwise its own, without permission to write. */
const USER = process.getuid?.() === 0 ? 65_534 : undefined;

let folder: string;
let dataDir: string;
let database: OpenDatabase;
const running: ChildProcess[] = [];

/** Does what the steps of a Dockerfile do, and makes all files read-only. @returns the folder /app */
async function assemble(name: ServerName): Promise<string> {
  const target = path.join(folder, name);
  collectImage(workspace, name, target);
  const [npm, ...args] = installCommand;
  execFileSync(npm, [...args, '--loglevel=error'], { cwd: path.join(target, 'packages'), stdio: 'pipe' });
  const [find, ...pruneArgs] = pruneCommand;
  execFileSync(find, pruneArgs, { cwd: path.join(target, 'packages') });
  const app = path.join(target, 'app');
  await cp(path.join(target, 'code'), app, { recursive: true });
  // A move, as a copy would change the relative links to the projects.
  execFileSync('mv', [path.join(target, 'packages/node_modules'), app]);
  execFileSync('chmod', ['-R', 'a-w,a+rX', app]);
  return app;
}

const megabytes = (app: string) => Number(execFileSync('du', ['-sm', app], { encoding: 'utf8' }).split('\t')[0]);

/** Runs the command of an image in its folder, as a user that cannot write there. @returns the port for operators */
async function run(name: ServerName, env: Record<string, string>): Promise<string> {
  const app = path.join(folder, name, 'app');
  const metrics = await freePortFrom(FIRST_PORT + running.length * 10);
  const child = spawn(process.execPath, [`apps/${name}/src/serve.ts`], {
    cwd: app,
    uid: USER,
    gid: USER,
    env: {
      UMKREIS_DATA: dataDir,
      DATABASE_URL: database.url,
      AUTH_ISSUER: 'https://login.guide.example/',
      AUTH_AUDIENCE: 'https://api.guide.example',
      METRICS_PORT: String(metrics),
      ...env,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  running.push(child);
  return `http://127.0.0.1:${metrics}`;
}

const statusOf = (url: string) => fetch(url).then(({ status }) => status, String);

describe('the images of edge, API and jobs', { tags, timeout: 600_000 }, () => {
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'umkreis-images-'));
    await chmod(folder, 0o755);
    dataDir = path.join(folder, 'data');
    await mkdir(dataDir);
    if (USER !== undefined) await chown(dataDir, USER, USER);
    database = await openTestDatabase(path.join(folder, 'database'));
  }, 120_000);
  afterAll(async () => {
    for (const child of running) {
      if (child.exitCode !== null) continue;
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    await database?.close();
    execFileSync('chmod', ['-R', 'u+w', folder]);
    await rm(folder, { recursive: true, force: true });
  }, 120_000);

  it.each(['edge', 'api', 'jobs'] as const)('%s is small', async (name) => {
    const size = megabytes(await assemble(name));
    console.log(`${name}: ${size} MB`);
    expect(size).toBeLessThanOrEqual(LIMITS[name]);
  });

  it('run from read-only files, as a user that owns none of them', async () => {
    const [apiPort, edgePort] = [await freePortFrom(FIRST_PORT + 50), await freePortFrom(FIRST_PORT + 60)];
    const jobs = await run('jobs', {});
    await expect.poll(() => statusOf(`${jobs}/ready`), { timeout: 90_000 }).toBe(200);
    await run('api', { API_PORT: String(apiPort) });
    const health = `http://127.0.0.1:${apiPort}/health`;
    await expect.poll(() => statusOf(health), { timeout: 60_000 }).toBe(200);
    expect(await (await fetch(health)).json()).toMatchObject({ status: 'ok', database: true, storage: true });
    await run('edge', {
      PORT: String(edgePort),
      API_URL: `http://127.0.0.1:${apiPort}`,
      MAIN_HOST: 'guide.example',
      PRODUCT_ORIGIN: 'https://guide.example',
      PRODUCT_EMAIL: 'post@guide.example',
      AUTH_CLIENT_ID: 'spa',
    });
    const edge = `http://127.0.0.1:${edgePort}`;
    await expect.poll(() => statusOf(`${edge}/edge/health`), { timeout: 60_000 }).toBe(200);
    expect(await statusOf(`${edge}/api/branches/`)).toBe(200);
    expect(running.map(({ exitCode }) => exitCode)).toEqual([null, null, null]);
  });
});
