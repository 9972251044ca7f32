import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from './database.ts';

/** Not that of Kysely's Migrator, which is locked by a waiting statement. */
const LOCK_ID = '7216530917488125301';
const PAUSE_MS = 500;

/**
 * Runs work while no other session does. It polls: a statement that waits for a lock has a snapshot, and `create index
 * concurrently` waits until all older snapshots are released, so that both would wait for each other.
 * @param db one connection, because the lock belongs to its session; the server releases it when the session ends
 */
export async function withMigrationLock(db: Db, work: () => Promise<void>): Promise<void> {
  while (!(await tryLock(db))) await setTimeout(PAUSE_MS);
  try {
    await work();
  } catch (error) {
    // The error of the work is the cause, also if the connection is lost.
    await unlock(db).catch(() => {});
    throw error;
  }
  await unlock(db);
}

async function tryLock(db: Db): Promise<boolean> {
  const { rows } = await sql<{ is_locked: boolean }>`
    select pg_try_advisory_lock(${sql.raw(LOCK_ID)}) as is_locked`.execute(db);
  return rows[0]!.is_locked;
}

const unlock = (db: Db) => sql`select pg_advisory_unlock(${sql.raw(LOCK_ID)})`.execute(db);
