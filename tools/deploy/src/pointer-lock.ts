import { mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

const STEP_MS = 25;
const LONGEST_WAIT_MS = 15_000;
/** A deployment that died while it held the lock. */
const STALE_MS = 10_000;

/**
 * Lets one process at a time change the pointers of a releases folder: surfaces are deployed independently, and at
 * once.
 * @throws Error when another one holds them for 15 s
 */
export async function withPointerLock<T>(folder: string, change: () => Promise<T>): Promise<T> {
  const lock = path.join(folder, '.lock');
  await mkdir(folder, { recursive: true });
  for (const end = Date.now() + LONGEST_WAIT_MS; !(await taken(lock));) {
    if (Date.now() > end) throw new Error(`Another deployment holds ${lock}.`);
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
  try {
    return await change();
  } finally {
    await rm(lock, { recursive: true, force: true });
  }
}

/** A folder is made by one process only. */
async function taken(lock: string): Promise<boolean> {
  try {
    await mkdir(lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const since = await stat(lock).then(
    (found) => found.mtimeMs,
    () => Date.now(),
  );
  if (Date.now() - since > STALE_MS) await rm(lock, { recursive: true, force: true });
  return false;
}
