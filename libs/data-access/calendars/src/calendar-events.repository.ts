import { sql } from 'kysely';
import type { Trx } from '@umkreis/db/owner-transaction.ts';
import type { EventKey } from './event-rows.repository.ts';

/** The imported events of a place, locked. @param prefix of their import keys */
export const lockCalendarEvents = (trx: Trx, owner: number, prefix: string) =>
  trx
    .selectFrom('events as e')
    .leftJoin('items as i', (join) => join.onRef('i.owner_id', '=', 'e.owner_id').onRef('i.id', '=', 'e.item_id'))
    .where('e.owner_id', '=', owner)
    .where(sql<boolean>`starts_with(e.calendar_uid, ${prefix})`)
    .select([
      'e.id',
      'e.title',
      'e.date_begin',
      'e.recurrence',
      'e.is_cancelled',
      'e.date_binned',
      'e.calendar_uid',
      'e.calendar_hash',
      'e.calendar_feed_id',
      'e.item_id',
      'i.title as item_title',
    ])
    .orderBy('e.id')
    .forUpdate('e')
    .execute();

interface Imported {
  /** Hash of the event as last imported. */
  hash: string;
  /** Subscription; null: a file. */
  feedId: string | null;
}

/** The title of a place. */
export const titleOfPlace = async (trx: Trx, { owner_id, id }: EventKey): Promise<string> =>
  (
    await trx
      .selectFrom('items')
      .where('owner_id', '=', owner_id)
      .where('id', '=', id)
      .select('title')
      .executeTakeFirst()
  )?.title ?? '';

/** Marks a new event as managed by the calendar. */
export async function markImported(
  trx: Trx,
  { owner_id, id }: EventKey,
  { isCancelled, uid, hash, feedId }: Imported & { isCancelled: boolean; uid: string },
): Promise<void> {
  await trx
    .updateTable('events')
    .set({
      source: 'calendar',
      is_cancelled: isCancelled,
      calendar_uid: uid,
      calendar_hash: hash,
      calendar_feed_id: feedId,
    })
    .where('owner_id', '=', owner_id)
    .where('id', '=', id)
    .execute();
}

/** Stores the hash of the last import and the subscription it came from. */
export async function storeImported(trx: Trx, { owner_id, id }: EventKey, { hash, feedId }: Imported): Promise<void> {
  await trx
    .updateTable('events')
    .set({ calendar_hash: hash, ...(feedId && { calendar_feed_id: feedId }) })
    .where('owner_id', '=', owner_id)
    .where('id', '=', id)
    .execute();
}
