import { statfs } from 'node:fs/promises';

/** Error codes of the system (no space, quota, file size) and of PostgreSQL. */
const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', '53100']);
/** Less free space counts as full: the next snapshot might not fit. */
const LEAST_FREE_BYTES = 32 * 1024 * 1024;
/** The health check reports a failed write for this long, ms. */
const RECENT_FAILURE_MS = 60_000;

/** Whether a write failed for lack of space; libraries wrap the system's error. */
export function isStorageFull(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause)
    if (FULL.has((one as NodeJS.ErrnoException).code ?? '')) return true;
  return false;
}

/** Whether there is space to write: on the disk of the data folder, and where the last writes went. */
export class StorageState {
  readonly #folder: string;
  #failedAt = -Infinity;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Call with every error of a write. @returns whether the cause was lack of space */
  note(error: unknown): boolean {
    const isFull = isStorageFull(error);
    if (isFull) this.#failedAt = performance.now();
    return isFull;
  }

  async hasSpace(): Promise<boolean> {
    if (performance.now() - this.#failedAt < RECENT_FAILURE_MS) return false;
    const disk = await statfs(this.#folder).catch(() => null);
    return disk === null || disk.bavail * disk.bsize >= LEAST_FREE_BYTES;
  }
}
