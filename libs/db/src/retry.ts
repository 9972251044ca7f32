import type { Transaction } from 'kysely';
import type { Db } from './database.ts';
import type { Database } from './tables.ts';

const RETRYABLE = new Set(['40001', '40P01']);

/** Runs a serialisable unit of work; serialisation failures and deadlocks are tried again, up to 5 times. */
export async function transact<T>(db: Db, work: (trx: Transaction<Database>) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().setIsolationLevel('repeatable read').execute(work);
    } catch (error) {
      if (attempt >= 5 || !RETRYABLE.has((error as { code?: string }).code ?? '')) throw error;
      await new Promise((resolve) => setTimeout(resolve, 2 ** attempt * 5 + Math.random() * 10));
    }
  }
}
