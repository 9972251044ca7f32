import { sql, type Transaction } from 'kysely';
import type { Db } from './database.ts';
import type { Database } from './tables.ts';
import { inTurn } from './pool-turns.ts';

const RETRYABLE = new Set(['40001', '40P01']);

/**
 * What a unit of work sees of others: the state at its beginning, or what they have committed since. The second is for
 * work that locks what it is about before it reads it: it waits for others where the first fails and begins anew, and
 * what all branches of a country share would make it fail again and again.
 */
export type Isolation = 'repeatable read' | 'read committed';

/**
 * Runs a unit of work; serialisation failures and deadlocks are tried again, up to 12 times, about 2 s.
 */
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
 * The same for what an editor writes, in the turn of the branch that owns it.
 * @param branch 0 the main site
 * @throws BusyError when that branch has too much to write
 */
export const transactInTurn = <T>(
  db: Db,
  branch: number,
  work: (trx: Transaction<Database>) => Promise<T>,
  isolation?: Isolation,
): Promise<T> => inTurn(db, 'editors', branch, () => transact(db, work, isolation));

/** Background work that reads or writes much: no statement of it is ended for its length. */
export const unhurried = <T>(db: Db, work: (trx: Transaction<Database>) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    return work(trx);
  });
