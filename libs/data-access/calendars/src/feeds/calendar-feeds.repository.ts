import { sql, type Selectable } from 'kysely';
import { MOST_FEED_FAILURES, type CalendarFeed, type CalendarLeftOut } from '@umkreis/contract/calendar-import.ts';
import type { Db } from '@umkreis/db/database.ts';
import type { Database } from '@umkreis/db/tables.ts';
import type { ItemKey } from '@umkreis/db/item-key.ts';
import type { Trx } from '@umkreis/db/owner-transaction.ts';

export type FeedRow = Selectable<Database['calendar_feeds']>;

/**
 * Takes a due feed and postpones it so that no other process takes it. Each read counts as a failure until it
 * succeeds, which includes reads that crash the process.
 */
export async function takeDue(db: Db): Promise<FeedRow | undefined> {
  const { rows } = await sql<FeedRow>`update calendar_feeds
      set date_due = now() + interval '30 minutes', failure_count = failure_count + 1
      where id = (select id from calendar_feeds
        where date_due <= now() and date_suspended is null and failure_count < ${MOST_FEED_FAILURES}
        order by date_due limit 1 for update skip locked)
      returning *`.execute(db);
  return rows[0];
}

/** Counts a read that starts now, as `takeDue` does. */
export async function countReading(db: Db, id: string): Promise<void> {
  await sql`update calendar_feeds set failure_count = failure_count + 1 where id = ${id}`.execute(db);
}

/** Suspends feeds whose reads failed or crashed the process too often. @returns the suspended ones */
export async function suspendFailing(db: Db): Promise<FeedRow[]> {
  const { rows } = await sql<FeedRow>`update calendar_feeds
      set date_suspended = now(), fault = coalesce(fault, 'reading it was interrupted')
      where failure_count >= ${MOST_FEED_FAILURES} and date_suspended is null and date_due <= now()
      returning *`.execute(db);
  return rows;
}

interface Success {
  due: Date;
  /** Number of events in the calendar. */
  events: number;
  leftOut: CalendarLeftOut;
}

/** Stores that a calendar was read, which ends its suspension. */
export async function settleFeed(db: Db, id: string, { due, events, leftOut }: Success): Promise<void> {
  await db
    .updateTable('calendar_feeds')
    .set({
      fault: null,
      date_due: due,
      date_read: new Date(),
      event_count: events,
      left_out: JSON.stringify(leftOut),
      failure_count: 0,
      date_suspended: null,
    })
    .where('id', '=', id)
    .execute();
}

/** Stores why a calendar could not be read. @returns the feed if this suspends it */
export async function settleFailure(db: Db, id: string, fault: string, due: Date): Promise<FeedRow | undefined> {
  const { rows } = await sql<FeedRow>`update calendar_feeds set fault = ${fault}, date_due = ${due},
      date_suspended = case when failure_count >= ${MOST_FEED_FAILURES} then coalesce(date_suspended, now()) end
      where id = ${id} returning *`.execute(db);
  return rows[0];
}

/** Postpones a feed without counting a failure, as nothing was read. */
export async function postponeFeed(db: Db, id: string, due: Date): Promise<void> {
  await sql`update calendar_feeds set date_due = ${due}, failure_count = greatest(failure_count - 1, 0)
      where id = ${id}`.execute(db);
}

/** Ends the suspension of a feed. */
export async function resumeFeed(trx: Trx, id: string): Promise<void> {
  await sql`update calendar_feeds set date_suspended = null, failure_count = 0, date_due = now()
      where id = ${id}`.execute(trx);
}

/** What the history records about an ended suspension. */
export const loadSuspension = async (
  trx: Trx,
  id: string,
): Promise<{ url: string; isSuspended: boolean } | undefined> => {
  const row = await trx
    .selectFrom('calendar_feeds')
    .where('id', '=', id)
    .select(['url', 'date_suspended'])
    .executeTakeFirst();
  return row && { url: row.url, isSuspended: row.date_suspended !== null };
};

/** Subscriptions of these owners, by place. */
export async function listFeeds(db: Db, owners: readonly number[]): Promise<CalendarFeed[]> {
  if (owners.length === 0) return [];
  const rows = await db
    .selectFrom('calendar_feeds as f')
    .leftJoin('items as i', (join) => join.onRef('i.owner_id', '=', 'f.owner_id').onRef('i.id', '=', 'f.item_id'))
    .where('f.owner_id', 'in', owners)
    .selectAll('f')
    .select('i.title')
    .orderBy('i.title')
    .orderBy('f.id')
    .execute();
  return rows.map((row) => feedOf(row, row.title ?? ''));
}

export const feedOf = (row: FeedRow, itemTitle: string): CalendarFeed => ({
  id: row.id,
  branchShortId: row.owner_id,
  itemId: row.item_id,
  itemTitle,
  url: row.url,
  dateRead: row.date_read?.toISOString() ?? null,
  fault: row.fault,
  eventCount: row.event_count,
  failureCount: row.failure_count,
  dateSuspended: row.date_suspended?.toISOString() ?? null,
  leftOut: row.left_out as CalendarLeftOut | null,
});

export const findFeed = (db: Db, id: string): Promise<FeedRow | undefined> =>
  db.selectFrom('calendar_feeds').where('id', '=', id).selectAll().executeTakeFirst();

export async function countFeeds(db: Db, owner: number): Promise<number> {
  const { count } = await db
    .selectFrom('calendar_feeds')
    .where('owner_id', '=', owner)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether a place is already subscribed to this address. */
export async function hasFeed(db: Db, place: ItemKey, url: string): Promise<boolean> {
  const existing = await db
    .selectFrom('calendar_feeds')
    .where('owner_id', '=', place.owner_id)
    .where('item_id', '=', place.id)
    .where('url', '=', url)
    .select('id')
    .executeTakeFirst();
  return existing !== undefined;
}

export async function insertFeed(trx: Trx, id: string, place: ItemKey, url: string, author: string): Promise<void> {
  await trx
    .insertInto('calendar_feeds')
    .values({ id, owner_id: place.owner_id, item_id: place.id, url, created_by: author })
    .execute();
}

export async function deleteFeed(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('calendar_feeds').where('id', '=', id).execute();
}

/** What the history records about a subscription. */
export const loadFeed = (trx: Trx, id: string): Promise<{ url: string; itemId: string } | undefined> =>
  trx.selectFrom('calendar_feeds').where('id', '=', id).select(['url', 'item_id as itemId']).executeTakeFirst();
