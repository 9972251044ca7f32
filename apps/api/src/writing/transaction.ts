import type { Transaction } from 'kysely';
import type { Db } from '@umkreis/db/database.ts';
import { transactInTurn } from '@umkreis/db/retry.ts';
import type { Database } from '@umkreis/db/tables.ts';

/** A unit of work that is written as a whole or not at all. */
export type Trx = Transaction<Database>;

/** What is read within a write or outside of one. */
export type Reader = Db | Trx;

/**
 * Writes what one owner has, in its turn. The work locks what it is about before it reads it: it waits for others, and
 * sees what they have committed.
 * @param owner 0 the main site
 * @throws BusyError when that owner has too much to write
 */
export const transact = <T>(db: Db, owner: number, work: (trx: Trx) => Promise<T>): Promise<T> =>
  transactInTurn(db, owner, work, 'read committed');
