import type { Transaction } from 'kysely';
import type { Db } from './database.ts';
import { transactQueued } from './retry.ts';
import type { Database } from './tables.ts';

/** A unit of work that is written completely or not at all. */
export type Trx = Transaction<Database>;

/** Reads within a transaction or outside of one. */
export type Reader = Db | Trx;

/**
 * Writes what one owner has, through that owner's queue. The work locks rows before it reads them, so it waits for
 * others and sees what they have committed.
 * @param owner 0: the main site
 * @throws BusyError if that owner's queue is full
 */
export const transact = <T>(db: Db, owner: number, work: (trx: Trx) => Promise<T>): Promise<T> =>
  transactQueued(db, owner, work, 'read committed');
