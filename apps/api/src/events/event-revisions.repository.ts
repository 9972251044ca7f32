import type { ItemRevision } from '@umkreis/contract/dashboard.ts';
import type { Db } from '@umkreis/db/database.ts';
import type { Trx } from '@umkreis/db/owner-transaction.ts';
import { withNames } from '../shared-queries/revision-names.repository.ts';
import type { EventKey } from '@umkreis/calendars/event-rows.repository.ts';

const MAX_REVISIONS = 500;

/** Newest first. */
export async function loadEventRevisions(db: Db, { owner_id, id }: EventKey): Promise<ItemRevision[]> {
  const rows = await db
    .selectFrom('event_revisions')
    .where('owner_id', '=', owner_id)
    .where('event_id', '=', id)
    .select(['revision', 'date', 'author', 'action', 'changes'])
    .orderBy('revision', 'desc')
    .limit(MAX_REVISIONS)
    .execute();
  return withNames(
    db,
    owner_id,
    rows.map((row) => ({ ...row, date: row.date.toISOString(), changes: row.changes as ItemRevision['changes'] })),
  );
}

/**
 * The fields written after a revision, with the value that each had at that revision.
 * @returns undefined if the revision does not exist and is not the state before the first stored one
 */
export async function loadEventFieldsAt(
  trx: Trx,
  { owner_id, id }: EventKey,
  revision: number,
): Promise<Map<string, unknown> | undefined> {
  const rows = await trx
    .selectFrom('event_revisions')
    .where('owner_id', '=', owner_id)
    .where('event_id', '=', id)
    .select(['revision', 'action', 'changes'])
    .orderBy('revision')
    .execute();
  const isBeforeFirst = rows[0] !== undefined && rows[0].action !== 'create' && revision === rows[0].revision - 1;
  if (!isBeforeFirst && !rows.some((row) => row.revision === revision)) return undefined;
  const values = new Map<string, unknown>();
  for (const row of rows.filter((one) => one.revision > revision).toReversed()) {
    for (const [field, { before }] of Object.entries(row.changes as ItemRevision['changes'])) values.set(field, before);
  }
  return values;
}
