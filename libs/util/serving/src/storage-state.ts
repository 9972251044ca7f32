import { access, constants, stat, statfs } from 'node:fs/promises';
import { hasNoneOf } from './check-folder.ts';
import type { StateProblem } from './state-log.ts';

/** Error codes of the system (no space, quota, file size) and of PostgreSQL. */
const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', '53100']);
/** Less free space counts as full: the next snapshot might not fit. */
const LEAST_FREE_BYTES = 32 * 1024 * 1024;
/** The health check reports a failed write for this long, ms. */
const RECENT_FAILURE_MS = 60_000;
/** How often the names are read until one of the files is found, ms. */
const NAMES_MS = 10_000;

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
const empty: StateProblem = {
  cause: 'empty',
  text: 'the data folder has none of the files that the database names: its volume may not be mounted',
};
const readOnly: StateProblem = { cause: 'read-only', text: 'the data folder cannot be written' };

/** Whether the data folder is there and writable, and there is space, also where the last writes went. */
export class StorageState {
  readonly #folder: string;
  #failedAt = -Infinity;
  /** Identifies the folder as it was when it was first seen. */
  #identity: string | undefined;
  readonly #readNames: () => Promise<readonly string[]>;
  #names: readonly string[] = [];
  #namesAt = -Infinity;
  #hasNamedFile = false;

  /** @param readNames files of which the folder contains at least one, relative to it; none: it may be empty */
  constructor(folder: string, readNames: () => Promise<readonly string[]> = async () => []) {
    this.#folder = folder;
    this.#readNames = readNames;
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
    if (await this.#isEmpty()) return empty;
    const isWritable = await access(this.#folder, constants.W_OK).then(
      () => true,
      () => false,
    );
    if (!isWritable) return readOnly;
    const disk = await statfs(this.#folder).catch(() => null);
    return disk && disk.bavail * disk.bsize < LEAST_FREE_BYTES ? full : undefined;
  }

  /** Whether the files that belong there were not there since the start. */
  async #isEmpty(): Promise<boolean> {
    if (this.#hasNamedFile) return false;
    if (performance.now() - this.#namesAt > NAMES_MS) {
      this.#namesAt = performance.now();
      // A database that doesn't respond must not delay the health.
      this.#readNames().then(
        (names) => (this.#names = names),
        () => {},
      );
    }
    if (this.#names.length === 0) return false;
    const isEmpty = await hasNoneOf(this.#folder, this.#names);
    this.#hasNamedFile = !isEmpty;
    return isEmpty;
  }
}
