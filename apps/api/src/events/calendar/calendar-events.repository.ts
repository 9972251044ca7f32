import { sql } from 'kysely';
import type { Trx } from '../../writing/transaction.ts';
import type { EventKey } from '../event-rows.repository.ts';

/** The events that came out of calendars of a place, locked. @param prefix of what they are known by */
export const lockCalendarEvents = (trx: Trx, owner: number, prefix: string) =>
  trx
    .selectFrom('events')
    .where('owner_id', '=', owner)
    .where(sql<boolean>`starts_with(calendar_uid, ${prefix})`)
    .select([
      'id',
      'title',
      'date_begin',
      'recurrence',
      'is_cancelled',
      'calendar_uid',
      'calendar_hash',
      'calendar_feed_id',
    ])
    .orderBy('id')
    .forUpdate()
    .execute();

interface Imported {
  /** Of what the calendar said of it last. */
  hash: string;
  /** Subscription; null: a file */
  feedId: string | null;
}

/** A new event is the calendar's from now on. */
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

/** Keeps what the calendar said last, and which subscription did. */
export async function keepImported(trx: Trx, { owner_id, id }: EventKey, { hash, feedId }: Imported): Promise<void> {
  await trx
    .updateTable('events')
    .set({ calendar_hash: hash, ...(feedId && { calendar_feed_id: feedId }) })
    .where('owner_id', '=', owner_id)
    .where('id', '=', id)
    .execute();
}
