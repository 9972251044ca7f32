import { mkdtemp, rm, statfs } from 'node:fs/promises';
import path from 'node:path';

/** Linux's file system in memory. */
const SHARED_MEMORY = '/dev/shm';
/** Bytes, more than ten times what all tests that run at the same time write. */
const ENOUGH = 4 * 2 ** 30;

/**
 * Lets this process and its children write temporary files into memory: there, a test file's own database is created
 * in 0.1 s instead of 0.6 s. Changes nothing on a machine without enough memory or such a file system.
 * @returns ends this, and deletes what is left of the files
 */
export async function useMemoryForTemporaryFiles(): Promise<() => Promise<void>> {
  const memory = await statfs(SHARED_MEMORY).catch(() => null);
  if (!memory || memory.bavail * memory.bsize < ENOUGH) return async () => {};
  const before = process.env.TMPDIR;
  const folder = await mkdtemp(path.join(SHARED_MEMORY, 'umkreis-'));
  process.env.TMPDIR = folder;
  return async () => {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    await rm(folder, { recursive: true, force: true });
  };
}
