import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isRunning } from '@umkreis/serving/is-running.ts';
import { BackupError } from './backup-error.ts';

/** @throws BackupError while a product, or its database, runs on the data folder */
export async function assertStopped(dataDir: string): Promise<void> {
  const run = await readFile(path.join(dataDir, 'run.json'), 'utf8').catch(() => undefined);
  const server = await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').catch(() => undefined);
  const pids = [run && (JSON.parse(run) as { pid: number }).pid, server && Number(server.split('\n', 1)[0])];
  const alive = pids.find((pid) => pid && isRunning(pid));
  if (alive) throw new BackupError(`The product runs on ${dataDir} (process ${alive}). End it first.`);
}
