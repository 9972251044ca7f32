import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { dataDir } from './instance.ts';

export default async function stop(): Promise<void> {
  const pid = Number(await readFile(path.join(dataDir, 'e2e.pid'), 'utf8'));
  process.kill(pid, 'SIGINT');
  for (const end = Date.now() + 20_000; Date.now() < end && isAlive(pid);)
    await new Promise((resolve) => setTimeout(resolve, 100));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
