import { sql } from 'kysely';
import type { ItemRevision } from '@umkreis/contract/dashboard.ts';
import type { Db } from '@umkreis/db/database.ts';
import type { ItemKey } from '@umkreis/db/item-key.ts';
import type { Trx } from '@umkreis/db/owner-transaction.ts';
import { withNames } from '../shared-queries/revision-names.repository.ts';
import type { Changes, RowChange } from './history-rows.repository.ts';

export interface NewRevision {
  author: string;
  action: string;
  changes: Changes;
  rows: readonly RowChange[];
}

/** @param revision number of the new version */
export async function insertRevision(
  trx: Trx,
  { owner_id, id }: ItemKey,
  revision: number,
  { author, action, changes, rows }: NewRevision,
): Promise<void> {
  await trx
    .insertInto('item_revisions')
    .values({
      owner_id,
      item_id: id,
      revision,
      author,
      action,
      changes: JSON.stringify(changes),
      rows: JSON.stringify(rows),
    })
    .execute();
}

/** The same for several items of one owner. */
export async function insertRevisions(
  trx: Trx,
  owner: number,
  revisions: readonly (NewRevision & { id: string; revision: number })[],
): Promise<void> {
  await trx
    .insertInto('item_revisions')
    .values(
      revisions.map(({ id, revision, author, action, changes, rows }) => ({
        owner_id: owner,
        item_id: id,
        revision,
        author,
        action,
        changes: JSON.stringify(changes),
        rows: JSON.stringify(rows),
      })),
    )
    .execute();
}

/** Newest first. */
export async function loadRevisions(db: Db, { owner_id, id }: ItemKey): Promise<ItemRevision[]> {
  const rows = await db
    .selectFrom('item_revisions')
    .where('owner_id', '=', owner_id)
    .where('item_id', '=', id)
    .select(['revision', 'date', 'author', 'action', 'changes'])
    .select(
      sql<string | null>`(select nullif(q.reply, '') from change_requests q where q.owner_id = item_revisions.owner_id
        and q.id::text = substring(item_revisions.action from '^(?:create:)?change-request:(.*)$'))`.as('note'),
    )
    .orderBy('revision', 'desc')
    .limit(500)
    .execute();
  return withNames(
    db,
    owner_id,
    rows.map((row) => ({ ...row, date: row.date.toISOString(), changes: row.changes as ItemRevision['changes'] })),
  );
}

/** Row changes of the newest revisions of several items of one owner. */
export const loadRevisionsOfAll = (trx: Trx, owner: number, ids: readonly string[]) =>
  trx
    .selectFrom('item_revisions')
    .where('owner_id', '=', owner)
    .where('item_id', 'in', ids)
    .select(['item_id', 'revision', 'rows'])
    .execute();

/**
 * Fields written after a version; revisions are numbered by the version they created.
 * @returns 'unknown' if a writer without revisions, such as the importer, wrote in between
 */
export async function fieldsChangedSince(
  trx: Trx,
  key: ItemKey,
  seen: number,
  current: number,
): Promise<Set<string> | 'unknown'> {
  const rows = await trx
    .selectFrom('item_revisions')
    .where('owner_id', '=', key.owner_id)
    .where('item_id', '=', key.id)
    .where('revision', '>', seen)
    .where('revision', '<=', current)
    .select('changes')
    .execute();
  return rows.length === current - seen ? new Set(rows.flatMap((row) => Object.keys(row.changes))) : 'unknown';
}

/** The newest revision of an item with this action. */
export const findRevision = (trx: Trx, { owner_id, id }: ItemKey, action: string) =>
  trx
    .selectFrom('item_revisions')
    .where('owner_id', '=', owner_id)
    .where('item_id', '=', id)
    .where('action', '=', action)
    .select(['revision', 'changes'])
    .orderBy('revision', 'desc')
    .executeTakeFirst();

/** Row changes of the newest revision that changed a field; empty if there is none. */
export async function newestRowsOfField(trx: Trx, { owner_id, id }: ItemKey, field: string): Promise<RowChange[]> {
  const found = await trx
    .selectFrom('item_revisions')
    .where('owner_id', '=', owner_id)
    .where('item_id', '=', id)
    .where(sql<boolean>`changes ? ${field}`)
    .select('rows')
    .orderBy('revision', 'desc')
    .executeTakeFirst();
  return (found?.rows ?? []) as RowChange[];
}

const isCreation = (action: string) => action === 'create' || action.startsWith('create:');

/**
 * Row changes after a revision, oldest first. exists: the revision exists, or it is the state before the first
 * stored one.
 */
export async function loadRowChangesAfter(
  trx: Trx,
  { owner_id, id }: ItemKey,
  revision: number,
): Promise<{ exists: boolean; later: RowChange[] }> {
  const rows = await trx
    .selectFrom('item_revisions')
    .where('owner_id', '=', owner_id)
    .where('item_id', '=', id)
    .select(['revision', 'action', 'rows'])
    .orderBy('revision')
    .execute();
  const isFirst = rows[0] !== undefined && !isCreation(rows[0].action) && revision === rows[0].revision - 1;
  return {
    exists: isFirst || rows.some((row) => row.revision === revision),
    later: rows.filter((row) => row.revision > revision).flatMap((row) => row.rows as RowChange[]),
  };
}
