import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes a file that is there as a whole or as it was before. @throws the system's error, with nothing left behind */
export async function keep(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const next = `${file}.${process.pid}.tmp`;
  try {
    await writeFile(next, text);
    await rename(next, file);
  } catch (error) {
    await rm(next, { force: true }).catch(() => {});
    throw error;
  }
}

const TEMPORARY = /\.\d+\.tmp$/;
/** Nobody writes a file for this long, ms. */
const LEFT_OVER_MS = 5 * 60_000;

/** Removes what killed processes were writing into a folder. */
export async function removeLeftOvers(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    if (!TEMPORARY.test(name)) continue;
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => null);
    if (found && Math.abs(Date.now() - found.mtimeMs) > LEFT_OVER_MS) await rm(file, { force: true });
  }
}

/** @returns undefined when it is missing or not JSON */
export async function readKept<T>(file: string): Promise<T | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
}
