import { sql, type Selectable } from 'kysely';
import { nanoid } from 'nanoid';
import type { ChangeRequest, ChangeRequestPage, ChangeRequestQuery } from '@umkreis/contract/change-request.ts';
import type { Db } from '@umkreis/db/database.ts';
import type { Database } from '@umkreis/db/tables.ts';
import type { Item } from '@umkreis/contract/item.ts';
import type { Changes } from '../item-history/history-rows.repository.ts';
import { loadItem } from '../items/item.repository.ts';
import type { Reader, Trx } from '@umkreis/db/owner-transaction.ts';
import { stateOf } from './difference.ts';

export type RequestRow = Selectable<Database['change_requests']>;

const LINK_LENGTH = 24;
/** Earlier decisions listed with an open request */
const EARLIER_DECISIONS = 3;

interface NewRequest {
  id: string;
  ownerId: number;
  itemId: string | null;
  searchShortcutId: string;
  changes: Changes;
  note: string;
  contactEmail: string | null;
}

const seenBySender = (row: RequestRow): ChangeRequest => ({
  linkId: row.link_id,
  itemId: row.item_id,
  state: row.state,
  changes: row.changes as ChangeRequest['changes'],
  note: row.note,
  dateCreated: row.date_created.toISOString(),
  dateDecided: row.date_decided?.toISOString() ?? null,
  // The reply of an undone decision is a draft of the editors.
  reply: row.state === 'open' ? '' : row.reply,
  taken: row.taken as ChangeRequest['taken'],
});

/** Stores a request. If a request with this ID is already stored, returns the stored one. */
export async function insertChangeRequest(db: Db, request: NewRequest): Promise<ChangeRequest> {
  const { id, ownerId } = request;
  const added = await db
    .insertInto('change_requests')
    .values({
      owner_id: ownerId,
      id,
      link_id: nanoid(LINK_LENGTH),
      item_id: request.itemId,
      search_shortcut_id: request.searchShortcutId,
      changes: JSON.stringify(request.changes),
      note: request.note,
      contact_email: request.contactEmail,
      date_decided: null,
    })
    .onConflict((same) => same.columns(['owner_id', 'id']).doNothing())
    .returningAll()
    .executeTakeFirst();
  const existing = db.selectFrom('change_requests').where('owner_id', '=', ownerId).where('id', '=', id).selectAll();
  return seenBySender(added ?? (await existing.executeTakeFirstOrThrow()));
}

export async function findByLink(db: Db, linkId: string): Promise<ChangeRequest | undefined> {
  const row = await db.selectFrom('change_requests').where('link_id', '=', linkId).selectAll().executeTakeFirst();
  return row && seenBySender(row);
}

/** Number of open requests of an item, or of a branch's new items. */
export async function countOpen(db: Db, ownerId: number, itemId: string | null): Promise<number> {
  const { count } = await db
    .selectFrom('change_requests')
    .where('owner_id', '=', ownerId)
    .where('state', '=', 'open')
    .where('item_id', itemId === null ? 'is' : '=', itemId)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** One page of the requests that visitors sent to these owners, oldest first. */
export async function receivedRequests(
  db: Db,
  owners: readonly number[],
  { state, page, pageSize }: ChangeRequestQuery,
): Promise<Pick<ChangeRequestPage, 'changeRequests' | 'total'>> {
  if (owners.length === 0) return { changeRequests: [], total: 0 };
  const matching = db.selectFrom('change_requests as r').where('r.owner_id', 'in', owners).where('r.state', '=', state);
  const [{ total }, rows] = await Promise.all([
    matching.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
    matching
      .leftJoin('items as i', (join) => join.onRef('i.owner_id', '=', 'r.owner_id').onRef('i.id', '=', 'r.item_id'))
      .selectAll('r')
      .select('i.title')
      .orderBy('r.date_created')
      .orderBy('r.id')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
  ]);
  const items = state === 'open' ? await itemsOf(db, rows) : new Map<string, Item>();
  const earlier = state === 'open' ? await earlierDecisions(db, rows) : [];
  return {
    total,
    changeRequests: rows.map((row) => {
      const { linkId: _secret, ...remaining } = seenBySender(row);
      const item = items.get(row.item_id ?? '');
      const now = stateOf(item ?? null);
      return {
        ...remaining,
        id: row.id,
        branchShortId: row.owner_id,
        itemTitle: row.title,
        contactEmail: row.contact_email,
        decidedBy: row.decided_by,
        reply: row.reply,
        earlier: earlier
          .filter(({ owner_id, item_id }) => owner_id === row.owner_id && item_id === row.item_id)
          .map((one) => ({
            state: one.state,
            dateDecided: one.date_decided!.toISOString(),
            decidedBy: one.decided_by,
            reply: one.reply,
          })),
        now: item ? Object.fromEntries(Object.keys(row.changes).map((field) => [field, now(field)])) : {},
        position: item ? { lat: item.lat, lon: item.lon } : null,
      };
    }),
  };
}

/** The newest decisions with a reply on the items of these requests. */
async function earlierDecisions(db: Db, rows: readonly { owner_id: number; item_id: string | null }[]) {
  const ids = [...new Set(rows.flatMap(({ item_id }) => item_id ?? []))];
  if (ids.length === 0) return [];
  const { rows: found } = await sql<
    Pick<RequestRow, 'owner_id' | 'item_id' | 'state' | 'date_decided' | 'decided_by' | 'reply'>
  >`select owner_id, item_id, state, date_decided, decided_by, reply from (
      select *, row_number() over (partition by owner_id, item_id order by date_decided desc) as nth
      from change_requests
      where owner_id = any(${[...new Set(rows.map(({ owner_id }) => owner_id))]}::smallint[])
        and item_id = any(${ids}::uuid[]) and date_decided is not null and reply <> ''
    ) r where nth <= ${EARLIER_DECISIONS} order by date_decided desc`.execute(db);
  return found;
}

/** Current state of the items of these requests. */
async function itemsOf(
  db: Db,
  rows: readonly { owner_id: number; item_id: string | null }[],
): Promise<Map<string, Item>> {
  const items = new Map<string, Item>();
  for (const { owner_id, item_id } of rows) {
    const item = item_id && !items.has(item_id) ? await loadItem(db, { owner_id, id: item_id }) : undefined;
    if (item) items.set(item.id, item);
  }
  return items;
}

export async function findRequest(db: Db, id: string): Promise<RequestRow | undefined> {
  return db.selectFrom('change_requests').where('id', '=', id).selectAll().executeTakeFirst();
}

interface Decision {
  state: 'accepted' | 'declined';
  reply: string;
  decidedBy: string;
  itemId: string | null;
  /** Written value by field; null: nothing was written. */
  taken: Readonly<Record<string, unknown>> | null;
}

/** @returns when it was decided; undefined if the request was no longer open */
export async function decideRequest(
  db: Reader,
  { owner_id, id }: { owner_id: number; id: string },
  { state, reply, decidedBy, itemId, taken }: Decision,
): Promise<Date | undefined> {
  const date = new Date();
  const { numUpdatedRows } = await db
    .updateTable('change_requests')
    .set({
      state,
      reply,
      decided_by: decidedBy,
      item_id: itemId,
      date_decided: date,
      taken: taken && JSON.stringify(taken),
    })
    .where('owner_id', '=', owner_id)
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows > 0n ? date : undefined;
}

/** Locks a request for the rest of the transaction. */
export const lockRequest = (trx: Trx, { owner_id, id }: Pick<RequestRow, 'owner_id' | 'id'>) =>
  trx
    .selectFrom('change_requests')
    .where('owner_id', '=', owner_id)
    .where('id', '=', id)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();

/** Sets a decided request to open; its reply becomes the draft of the next one. @param itemId null: a new item */
export async function openRequest(trx: Trx, { owner_id, id }: RequestRow, itemId: string | null): Promise<void> {
  await trx
    .updateTable('change_requests')
    .set({ state: 'open', decided_by: null, date_decided: null, taken: null, item_id: itemId })
    .where('owner_id', '=', owner_id)
    .where('id', '=', id)
    .execute();
}
