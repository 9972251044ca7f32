import { sql, type Selectable } from 'kysely';
import type { CalendarFeed } from '@umkreis/contract/calendar-import.ts';
import type { Db } from '@umkreis/db/database.ts';
import type { Database } from '@umkreis/db/tables.ts';
import type { ItemKey } from '../../items/item-key.ts';
import type { Trx } from '../../writing/transaction.ts';

export type FeedRow = Selectable<Database['calendar_feeds']>;

/** One that is due, put off so that no other process takes it. */
export async function takeDue(db: Db): Promise<FeedRow | undefined> {
  const { rows } = await sql<FeedRow>`update calendar_feeds set date_due = now() + interval '30 minutes'
      where id = (select id from calendar_feeds where date_due <= now() order by date_due limit 1 for update skip locked)
      returning *`.execute(db);
  return rows[0];
}

interface Reading {
  fault: string | null;
  due: Date;
  /** How many it holds; null: it was not read */
  events: number | null;
}

/** Keeps how the last reading went, and when the next one is due. */
export async function settleFeed(db: Db, id: string, { fault, due, events }: Reading): Promise<void> {
  await db
    .updateTable('calendar_feeds')
    .set({ fault, date_due: due, ...(events !== null && { date_read: new Date(), event_count: events }) })
    .where('id', '=', id)
    .execute();
}

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

/** Whether a place is subscribed to that address already. */
export async function hasFeed(db: Db, place: ItemKey, url: string): Promise<boolean> {
  const known = await db
    .selectFrom('calendar_feeds')
    .where('owner_id', '=', place.owner_id)
    .where('item_id', '=', place.id)
    .where('url', '=', url)
    .select('id')
    .executeTakeFirst();
  return known !== undefined;
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

/** What of a subscription is kept in the history. */
export const loadFeed = (trx: Trx, id: string): Promise<{ url: string; itemId: string } | undefined> =>
  trx.selectFrom('calendar_feeds').where('id', '=', id).select(['url', 'item_id as itemId']).executeTakeFirst();
