import { sql, type Selectable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { EditedEvent, EventCreate } from '@umkreis/contract/event-write.ts';
import type { Database } from '@umkreis/db/tables.ts';
import { pictureFilesOf, pictureOf } from './event-picture.repository.ts';
import type { Trx, Reader } from '@umkreis/db/owner-transaction.ts';

export interface EventKey {
  owner_id: number;
  id: string;
}
export type EventRow = Selectable<Database['events']>;

export async function findEvent(db: Reader, id: string): Promise<EventKey | undefined> {
  return db.selectFrom('events').where('id', '=', id).select(['owner_id', 'id']).executeTakeFirst();
}

/** Those of these events that exist. */
export async function findEvents(db: Reader, ids: readonly string[]): Promise<EventKey[]> {
  return db
    .selectFrom('events')
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .select(['owner_id', 'id'])
    .execute();
}

/** Locks an event for the rest of the transaction. */
export const lockEvent = (trx: Trx, { owner_id, id }: EventKey): Promise<EventRow | undefined> =>
  trx
    .selectFrom('events')
    .selectAll()
    .where('owner_id', '=', owner_id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** An event with all its relations, past ones too. */
export async function loadEvent(db: Reader, { owner_id, id }: EventKey): Promise<EditedEvent | undefined> {
  const row = await db
    .selectFrom('events as e')
    .leftJoin('items as i', (join) => join.onRef('i.owner_id', '=', 'e.owner_id').onRef('i.id', '=', 'e.item_id'))
    .where('e.owner_id', '=', owner_id)
    .where('e.id', '=', id)
    .selectAll('e')
    .select(['i.nano_id as item_nano_id', 'i.title as item_title'])
    .executeTakeFirst();
  if (!row) return undefined;
  const of = { owner_id, event_id: id };
  const [branches, tags, items, files] = await Promise.all([
    db
      .selectFrom('event_branches')
      .where((eb) => eb.and(of))
      .select('branch_id')
      .orderBy('branch_id')
      .execute(),
    db
      .selectFrom('event_tags')
      .where((eb) => eb.and(of))
      .select('tag_id')
      .orderBy('tag_id')
      .execute(),
    db
      .selectFrom('item_events as l')
      .leftJoin('items as i', 'i.id', 'l.item_id')
      .where('l.owner_id', '=', owner_id)
      .where('l.event_id', '=', id)
      .select(['l.item_id', 'l.relationship_id', 'i.title'])
      .orderBy('l.item_id')
      .orderBy('l.relationship_id')
      .execute(),
    pictureFilesOf(db, [row]),
  ]);
  return {
    id,
    branchShortId: owner_id,
    itemId: row.item_id,
    itemNanoId: row.item_nano_id,
    itemTitle: row.item_title,
    title: row.title,
    description: row.description,
    url: row.url,
    dateBegin: row.date_begin.toISOString(),
    dateEnd: row.date_end?.toISOString() ?? null,
    recurrence: row.recurrence,
    exceptDates: row.except_dates,
    isCancelled: row.is_cancelled,
    isAllDay: row.is_all_day,
    price: row.price,
    organizer: row.organizer,
    ticketUrl: row.ticket_url,
    location: row.location,
    picture: pictureOf(row, files),
    dateBinned: row.date_binned?.toISOString() ?? null,
    version: row.version,
    source: row.source,
    branches: branches.map((link) => ({ branchId: link.branch_id })),
    tags: tags.map((link) => ({ tagId: link.tag_id })),
    itemEvents: items.map((link) => ({
      itemId: link.item_id,
      relationshipId: link.relationship_id,
      title: link.title ?? '',
    })),
  };
}

export async function insertEvent(trx: Trx, owner_id: number, event: EventCreate): Promise<EventKey> {
  const id = uuidv7();
  await trx
    .insertInto('events')
    .values({
      owner_id,
      id,
      item_id: event.itemId,
      title: event.title,
      description: event.description,
      url: event.url ?? null,
      date_begin: new Date(event.dateBegin),
      date_end: event.dateEnd ? new Date(event.dateEnd) : null,
      is_all_day: event.isAllDay,
      price: event.price ?? null,
      organizer: event.organizer ?? null,
      ticket_url: event.ticketUrl ?? null,
      location: event.location ?? null,
      recurrence: event.recurrence ?? null,
      except_dates: JSON.stringify(event.exceptDates),
    })
    .execute();
  return { owner_id, id };
}

export async function writeEvent(
  trx: Trx,
  { owner_id, id }: EventKey,
  values: Partial<
    Pick<
      EventRow,
      | 'item_id'
      | 'title'
      | 'description'
      | 'url'
      | 'date_begin'
      | 'date_end'
      | 'recurrence'
      | 'except_dates'
      | 'is_cancelled'
      | 'is_all_day'
      | 'price'
      | 'organizer'
      | 'ticket_url'
      | 'location'
      | 'date_binned'
      | 'picture_hash'
      | 'picture_alt'
      | 'picture_credit'
      | 'picture_licence'
    >
  >,
): Promise<void> {
  const { except_dates, ...columns } = values;
  await trx
    .updateTable('events')
    .set({ ...columns, ...(except_dates && { except_dates: JSON.stringify(except_dates) }) })
    .where('owner_id', '=', owner_id)
    .where('id', '=', id)
    .execute();
}

/** @returns the new version */
export async function insertEventRevision(
  trx: Trx,
  { owner_id, id }: EventKey,
  revision: { author: string; action: string; changes: object },
  grows: boolean,
): Promise<number> {
  const { version } = await trx
    .updateTable('events')
    .set({ version: grows ? sql`version + 1` : sql`version`, date_updated: sql`now()` })
    .where('owner_id', '=', owner_id)
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('event_revisions')
    .values({
      owner_id,
      event_id: id,
      revision: version,
      author: revision.author,
      action: revision.action,
      changes: JSON.stringify(revision.changes),
    })
    .execute();
  return version;
}

/** Fields written after a version; 'unknown' if a writer without revisions wrote in between. */
export async function eventFieldsChangedSince(
  trx: Trx,
  { owner_id, id }: EventKey,
  seen: number,
  current: number,
): Promise<Set<string> | 'unknown'> {
  const rows = await trx
    .selectFrom('event_revisions')
    .where('owner_id', '=', owner_id)
    .where('event_id', '=', id)
    .where('revision', '>', seen)
    .where('revision', '<=', current)
    .select('changes')
    .execute();
  return rows.length === current - seen ? new Set(rows.flatMap((row) => Object.keys(row.changes))) : 'unknown';
}

export async function insertEventBranches(
  trx: Trx,
  { owner_id, id }: EventKey,
  branchIds: readonly number[],
): Promise<void> {
  if (branchIds.length === 0) return;
  await trx
    .insertInto('event_branches')
    .values(branchIds.map((branch_id) => ({ owner_id, event_id: id, branch_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** @returns whether it existed */
export async function deleteEventBranch(trx: Trx, { owner_id, id }: EventKey, branchId: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('event_branches')
    .where('owner_id', '=', owner_id)
    .where('event_id', '=', id)
    .where('branch_id', '=', branchId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function insertEventTags(trx: Trx, { owner_id, id }: EventKey, tagIds: readonly string[]): Promise<void> {
  if (tagIds.length === 0) return;
  await trx
    .insertInto('event_tags')
    .values(tagIds.map((tag_id) => ({ owner_id, event_id: id, tag_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** @returns whether it existed */
export async function deleteEventTag(trx: Trx, { owner_id, id }: EventKey, tagId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('event_tags')
    .where('owner_id', '=', owner_id)
    .where('event_id', '=', id)
    .where('tag_id', '=', tagId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function insertEventItems(
  trx: Trx,
  { owner_id, id }: EventKey,
  itemIds: readonly string[],
  relationshipId = 1,
): Promise<void> {
  if (itemIds.length === 0) return;
  await trx
    .insertInto('item_events')
    .values(itemIds.map((item_id) => ({ owner_id, event_id: id, item_id, relationship_id: relationshipId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** @returns whether it existed */
export async function deleteEventItem(
  trx: Trx,
  { owner_id, id }: EventKey,
  itemId: string,
  relationshipId: number,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('item_events')
    .where('owner_id', '=', owner_id)
    .where('event_id', '=', id)
    .where('item_id', '=', itemId)
    .where('relationship_id', '=', relationshipId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
