import { access, constants, stat, statfs } from 'node:fs/promises';
import type { StateProblem } from './state-log.ts';

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

const full: StateProblem = { cause: 'full', text: 'there is no disk space to write' };
const missing: StateProblem = {
  cause: 'missing',
  text: 'the data folder is not the one of the start: its volume may have been unmounted, or it was moved',
};
const readOnly: StateProblem = { cause: 'read-only', text: 'the data folder cannot be written' };

/** Whether the data folder is there and writable, and there is space, also where the last writes went. */
export class StorageState {
  readonly #folder: string;
  #failedAt = -Infinity;
  /** Identifies the folder as it was when it was first seen. */
  #identity: string | undefined;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Call with every error of a write. @returns whether the cause was lack of space */
  note(error: unknown): boolean {
    const isFull = isStorageFull(error);
    if (isFull) this.#failedAt = performance.now();
    return isFull;
  }

  /** Why the next write would fail; undefined: it would not. */
  async problem(): Promise<StateProblem | undefined> {
    if (performance.now() - this.#failedAt < RECENT_FAILURE_MS) return full;
    const folder = await stat(this.#folder).catch(() => null);
    // A process that starts may not have created its folder yet.
    if (!folder) return this.#identity === undefined ? undefined : missing;
    const identity = `${folder.dev} ${folder.ino}`;
    this.#identity ??= identity;
    if (identity !== this.#identity) return missing;
    const isWritable = await access(this.#folder, constants.W_OK).then(
      () => true,
      () => false,
    );
    if (!isWritable) return readOnly;
    const disk = await statfs(this.#folder).catch(() => null);
    return disk && disk.bavail * disk.bsize < LEAST_FREE_BYTES ? full : undefined;
  }
}
