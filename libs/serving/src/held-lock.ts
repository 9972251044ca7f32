import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const STEP_MS = 25;

interface Wait {
  /** What the lock is for, as in 'deployment of map' */
  what: string;
  /** How long another holder is waited for, ms */
  waitMs: number;
  /** Told once, when there is somebody to wait for. */
  onWait?: (words: string) => void;
}

/**
 * Runs work that one process at a time may do. The system's own lock of a file is held, by way of SQLite, for as long
 * as the process lives: nobody takes it from a holder that is slow, stopped or on a sleeping machine, and one that was
 * killed holds up nobody. No file has to be removed, no age has to be guessed.
 * @param file in a folder of one's own; it stays
 * @throws Error that names the holder when it is still held after the time
 */
export async function withLock<T>(file: string, { what, waitMs, onWait }: Wait, work: () => Promise<T>): Promise<T> {
  await mkdir(path.dirname(file), { recursive: true });
  const lock = new DatabaseSync(file, { timeout: 0 });
  const holder = `${file}.holder`;
  try {
    let told = false;
    for (const end = Date.now() + waitMs; !taken(lock);) {
      const words = `Another ${what} is under way${await by(holder)}`;
      if (Date.now() > end) throw new Error(`${words}, for more than ${Math.round(waitMs / 1000)} s.`);
      if (!told) onWait?.(`${words}: waiting for it.`);
      told = true;
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

/** Who holds it, for people only. */
const by = (holder: string) =>
  readFile(holder, 'utf8').then(
    (words) => words && ` (${words})`,
    () => '',
  );
