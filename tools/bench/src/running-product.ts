import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { currentRun, type Run } from '@umkreis/deploy/run-file.ts';
import { freePortFrom } from '@umkreis/serving/free-port.ts';
import { workspace } from '@umkreis/start/services.ts';
import { oneAccountForAll } from '@umkreis/start/one-account-for-all.ts';

/**
 * A product that has just started builds and compresses the snapshots of all branches, which must not be measured,
 * ms.
 */
const SETTLES_MS = 30_000;

/**
 * The product that UMKREIS_DATA names, if it runs; else a new one in a folder of its own, which is deleted at the
 * end.
 * @throws if it does not start within five minutes
 */
export async function runningProduct(): Promise<{ run: Run; dataDir: string; end(): Promise<void> }> {
  const running = process.env.UMKREIS_DATA && (await currentRun(process.env.UMKREIS_DATA));
  if (running) return { run: running, dataDir: process.env.UMKREIS_DATA!, end: async () => {} };
  const dataDir = await mkdtemp(path.join(tmpdir(), 'umkreis-bench-'));
  const port = await freePortFrom(4700);
  const child = spawn(process.execPath, [path.join(workspace, 'tools/start/src/main.ts')], {
    cwd: workspace,
    env: { ...process.env, ...oneAccountForAll, UMKREIS_DATA: dataDir, PORT: String(port) },
    stdio: 'ignore',
  });
  const end = async () => {
    child.kill('SIGINT');
    await new Promise((resolve) => {
      child.once('exit', resolve);
    });
    await rm(dataDir, { recursive: true, force: true });
  };
  for (let waited = 0; waited < 300; waited++) {
    const run = await currentRun(dataDir);
    if (run) {
      await wait(SETTLES_MS);
      return { run, dataDir, end };
    }
    if (child.exitCode !== null) break;
    await wait(1000);
  }
  await end();
  throw new Error('The product did not start: run `npm start` to see why.');
}
