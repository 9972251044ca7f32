import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Replaces a file atomically. @throws the system's error, after removing the temporary file */
export async function writeAtomically(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const next = `${file}.${process.pid}.tmp`;
  try {
    await writeFile(next, content);
    await rename(next, file);
  } catch (error) {
    await rm(next, { force: true }).catch(() => {});
    throw error;
  }
}

/** No write takes this long, ms. */
const LEFT_OVER_MS = 5 * 60_000;

/**
 * Removes temporary files of killed processes from a folder. Call it before the process writes there: the clocks of
 * process and disk may differ.
 */
export async function removeLeftOvers(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    if (!name.endsWith('.tmp')) continue;
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => null);
    if (found && Math.abs(Date.now() - found.mtimeMs) > LEFT_OVER_MS) await rm(file, { force: true });
  }
}

/** @returns undefined if the file is missing or not JSON */
export async function readJsonFile<T>(file: string): Promise<T | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
}
