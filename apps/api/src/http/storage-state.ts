import { statfs } from 'node:fs/promises';

/** Of the system (no space, quota, size of a file) and of PostgreSQL. */
const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', '53100']);
/** Less room than this is none: the next snapshot might not fit. */
const LEAST_FREE_BYTES = 32 * 1024 * 1024;
/** For so long a refused write is what health speaks of, ms. */
const REFUSED_MS = 60_000;

/** Whether a write failed for want of room; libraries wrap what the system said. */
export function isStorageFull(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause)
    if (FULL.has((one as NodeJS.ErrnoException).code ?? '')) return true;
  return false;
}

/** Whether there is room to write: on the disk of the data folder, and where the last writes went. */
export class StorageState {
  readonly #folder: string;
  #refusedAt = -Infinity;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Told of every error of a write. @returns whether it was for want of room */
  note(error: unknown): boolean {
    const isFull = isStorageFull(error);
    if (isFull) this.#refusedAt = performance.now();
    return isFull;
  }

  async hasRoom(): Promise<boolean> {
    if (performance.now() - this.#refusedAt < REFUSED_MS) return false;
    const disk = await statfs(this.#folder).catch(() => null);
    return disk === null || disk.bavail * disk.bsize >= LEAST_FREE_BYTES;
  }
}
