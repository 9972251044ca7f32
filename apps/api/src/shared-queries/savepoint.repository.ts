import { sql } from 'kysely';
import type { Trx } from '@umkreis/db/owner-transaction.ts';

/** A savepoint within a transaction, to roll back a part of its work. */
export const savepoint = {
  start: (trx: Trx) => sql`savepoint row`.execute(trx),
  release: (trx: Trx) => sql`release savepoint row`.execute(trx),
  rollBack: (trx: Trx) => sql`rollback to savepoint row`.execute(trx),
} as const;
