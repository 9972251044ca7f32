import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const STEP_MS = 25;

interface Wait {
  /** Purpose of the lock, such as 'deployment of map'. */
  what: string;
  /** How long to wait for another holder, ms. */
  waitMs: number;
  /** Called once if another process holds the lock. */
  onWait?: (message: string) => void;
}

/**
 * Runs work that only one process may do at a time. Uses the system's file lock, through SQLite, for the lifetime
 * of the process: it cannot be taken from a slow, stopped or sleeping holder, and is released when its holder is
 * killed. No stale lock files have to be detected.
 * @param file in a folder of its own; it is not removed
 * @throws Error that names the holder if the lock is still held after the time
 */
export async function withLock<T>(file: string, { what, waitMs, onWait }: Wait, work: () => Promise<T>): Promise<T> {
  await mkdir(path.dirname(file), { recursive: true });
  const lock = new DatabaseSync(file, { timeout: 0 });
  const holder = `${file}.holder`;
  try {
    let isReported = false;
    for (const end = Date.now() + waitMs; !taken(lock);) {
      const message = `Another ${what} is under way${await by(holder)}`;
      if (Date.now() > end) throw new Error(`${message}, for more than ${Math.round(waitMs / 1000)} s.`);
      if (!isReported) onWait?.(`${message}: waiting for the lock.`);
      isReported = true;
      await new Promise((resolve) => setTimeout(resolve, STEP_MS));
    }
    await writeFile(holder, `process ${process.pid}, since ${new Date().toISOString()}`);
    try {
      return await work();
    } finally {
      await rm(holder, { force: true });
    }
  } finally {
    lock.close();
  }
}

const SQLITE_BUSY = 5;

function taken(lock: DatabaseSync): boolean {
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return false;
    throw error;
  }
}

/** Describes the holder in messages. */
const by = (holder: string) =>
  readFile(holder, 'utf8').then(
    (message) => message && ` (${message})`,
    () => '',
  );
