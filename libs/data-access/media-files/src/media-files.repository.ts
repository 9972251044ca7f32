import { sql, type Selectable } from 'kysely';
import type { Db } from '@umkreis/db/database.ts';
import type { Database } from '@umkreis/db/tables.ts';
import type { RenditionRow } from '@umkreis/db/tables/item-tables.ts';
import type { Trx } from '@umkreis/db/owner-transaction.ts';

export type MediaFile = Selectable<Database['media_files']>;
export interface FileFacts {
  type: string;
  bytes: number;
  width: number;
  height: number;
}

/** Attempts to complete a file, and minutes until another process may try. */
const TRIES = 3;
const LEASE_MIN = 5;

const unused = sql<boolean>`(not exists (select from item_media m where m.file_hash = media_files.hash)
  and not exists (select from events e where e.picture_hash = media_files.hash))`;

/** Reserves a file that is about to be used, so that no sweep removes it. @returns whether it is already stored */
export async function reserveFile(db: Db, hash: string, facts: FileFacts): Promise<boolean> {
  const { is_ready } = await db
    .insertInto('media_files')
    .values({ hash, ...facts })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ date_used: sql`now()` }))
    .returning('is_ready')
    .executeTakeFirstOrThrow();
  return is_ready;
}

/** Stores facts of a stored file. @returns false if the row was deleted */
export async function describeFile(
  db: Db,
  hash: string,
  color: string,
  renditions: readonly RenditionRow[],
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('media_files')
    .set({ color, renditions: JSON.stringify(renditions), is_complete: false, attempts: 0 })
    .where('hash', '=', hash)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Marks the file as used by a row of this transaction. @returns false if it was freed in between */
export async function useFile(trx: Trx, hash: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('media_files')
    .set({ is_ready: true, date_used: sql`now()` })
    .where('hash', '=', hash)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The same for a file that is to be used again. @returns false unless it is still stored */
export async function useStoredFile(trx: Trx, hash: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('media_files')
    .set({ date_used: sql`now()` })
    .where('hash', '=', hash)
    .where('is_ready', '=', true)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * First step of freeing: from now on the file counts as not stored.
 * @returns false while it is used
 */
export async function retireFile(db: Db, hash: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('media_files')
    .set({ is_ready: false })
    .where('hash', '=', hash)
    .where(unused)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Second step, in one transaction with the removal from the store.
 * @returns the file, which may have got renditions since the first step; undefined if it is used again
 */
export async function deleteFile(trx: Trx, hash: string): Promise<MediaFile | undefined> {
  return trx
    .deleteFrom('media_files')
    .where('hash', '=', hash)
    .where('is_ready', '=', false)
    .where(unused)
    .returningAll()
    .executeTakeFirst();
}

/** Files that have been unused and unreserved for this long, ms. */
export async function unusedFiles(db: Db, graceMs: number): Promise<string[]> {
  const rows = await db
    .selectFrom('media_files')
    .where(unused)
    .where('date_used', '<', sql<Date>`now() - ${graceMs} * interval '1 millisecond'`)
    .select('hash')
    .limit(1000)
    .execute();
  return rows.map(({ hash }) => hash);
}

export async function existingHashes(db: Db, hashes: readonly string[]): Promise<Set<string>> {
  if (hashes.length === 0) return new Set();
  const rows = await db.selectFrom('media_files').where('hash', 'in', hashes).select('hash').execute();
  return new Set(rows.map(({ hash }) => hash));
}

/** Takes the next file that lacks a rendition; no other process takes it for some minutes. */
export async function takeIncomplete(db: Db): Promise<MediaFile | undefined> {
  return db
    .updateTable('media_files')
    .set({ attempts: sql`attempts + 1`, date_used: sql`now()` })
    .where('hash', '=', (eb) =>
      eb
        .selectFrom('media_files')
        .where('is_ready', '=', true)
        .where('is_complete', '=', false)
        .where('attempts', '<', TRIES)
        .where((or) =>
          or.or([or('attempts', '=', 0), or('date_used', '<', sql<Date>`now() - ${LEASE_MIN} * interval '1 minute'`)]),
        )
        .select('hash')
        .orderBy('attempts')
        .orderBy('date_used')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
}

/** @returns false if the file was freed in between */
export async function completeFile(db: Db, hash: string, renditions: readonly RenditionRow[]): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('media_files')
    .set({ renditions: JSON.stringify(renditions), is_complete: true })
    .where('hash', '=', hash)
    .where('is_ready', '=', true)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
