import { sql, type Transaction } from 'kysely';
import type { Db } from './database.ts';
import type { Database } from './tables.ts';
import { runQueued } from './pool-queue.ts';

const RETRYABLE = new Set(['40001', '40P01']);

/**
 * Isolation of a transaction: the state at its start, or everything committed since. The second is for work that
 * locks rows before it reads them: it waits for others, while the first fails and restarts, which may happen
 * repeatedly on rows that all branches of a country share.
 */
export type Isolation = 'repeatable read' | 'read committed';

/** Runs a transaction; retries serialization failures and deadlocks up to 12 times, for about 2 s. */
export async function transact<T>(
  db: Db,
  work: (trx: Transaction<Database>) => Promise<T>,
  isolation: Isolation = 'repeatable read',
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().setIsolationLevel(isolation).execute(work);
    } catch (error) {
      if (attempt >= 12 || !RETRYABLE.has((error as { code?: string }).code ?? '')) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.min(2 ** attempt * 5, 250) * (0.5 + Math.random())));
    }
  }
}

/**
 * The same for an editor's write, in the queue of the owning branch.
 * @param branch 0: the main site
 * @throws BusyError if that branch's queue is full
 */
export const transactQueued = <T>(
  db: Db,
  branch: number,
  work: (trx: Transaction<Database>) => Promise<T>,
  isolation?: Isolation,
): Promise<T> => runQueued(db, 'editors', branch, () => transact(db, work, isolation));

/** Background work that reads or writes much, without a statement timeout. */
export const unhurried = <T>(db: Db, work: (trx: Transaction<Database>) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    return work(trx);
  });
