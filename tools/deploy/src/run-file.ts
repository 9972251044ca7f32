import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The product running on a data folder; other commands read it to find the product. */
export interface Run {
  pid: number;
  url: string;
  apiUrl: string;
  databaseUrl: string;
}

const fileOf = (dataDir: string) => path.join(dataDir, 'run.json');

export const writeRun = (dataDir: string, run: Run) =>
  writeFile(fileOf(dataDir), JSON.stringify(run, null, 2), { mode: 0o600 });
export const removeRun = (dataDir: string) => rm(fileOf(dataDir), { force: true });

/** The product running on the folder; ignores a file that a killed process left. */
export async function currentRun(dataDir: string): Promise<Run | undefined> {
  try {
    const run = JSON.parse(await readFile(fileOf(dataDir), 'utf8')) as Run;
    process.kill(run.pid, 0);
    return (await fetch(`${run.url}/edge/health`, { signal: AbortSignal.timeout(2000) })).ok ? run : undefined;
  } catch {
    return undefined;
  }
}
