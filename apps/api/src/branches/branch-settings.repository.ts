import type { Branch } from '@umkreis/contract/branch.ts';
import type { ItemRevision } from '@umkreis/contract/dashboard.ts';
import type { Db } from '@umkreis/db/database.ts';
import { withNames } from '../shared-queries/revision-names.repository.ts';
import type { Trx, Reader } from '@umkreis/db/owner-transaction.ts';

export interface StoredSettings {
  settings: object | null;
  version: number;
}
const MAX_REVISIONS = 500;

/** Loads what editors set of a branch. @param isLocked locks the row for the rest of the transaction */
export async function loadSettings(db: Reader, branchShortId: number, isLocked = false): Promise<StoredSettings> {
  const row = await db
    .selectFrom('branches')
    .where('short_id', '=', branchShortId)
    .select(['settings', 'settings_version'])
    .$if(isLocked, (query) => query.forNoKeyUpdate())
    .executeTakeFirstOrThrow();
  return { settings: row.settings, version: row.settings_version };
}

/** @returns the new version */
export async function writeSettings(
  trx: Trx,
  branchShortId: number,
  { settings, version }: StoredSettings,
  revision: { author: string; action: string; changes: ItemRevision['changes'] },
): Promise<number> {
  const next = version + 1;
  await trx
    .updateTable('branches')
    .set({ settings: settings && JSON.stringify(settings), settings_version: next })
    .where('short_id', '=', branchShortId)
    .execute();
  await trx
    .insertInto('branch_revisions')
    .values({ branch_id: branchShortId, revision: next, ...revision, changes: JSON.stringify(revision.changes) })
    .execute();
  return next;
}

/** Names of settings that were written after a version. */
export async function settingsChangedSince(trx: Trx, branchShortId: number, seen: number): Promise<Set<string>> {
  const rows = await trx
    .selectFrom('branch_revisions')
    .where('branch_id', '=', branchShortId)
    .where('revision', '>', seen)
    .select('changes')
    .execute();
  return new Set(rows.flatMap((row) => Object.keys(row.changes)));
}

/** Newest first, with the names of the authors and of the places of centre buttons, by public ID. */
export async function loadBranchRevisions(db: Db, branchShortId: number): Promise<ItemRevision[]> {
  const rows = await db
    .selectFrom('branch_revisions')
    .where('branch_id', '=', branchShortId)
    .select(['revision', 'date', 'author', 'action', 'changes'])
    .orderBy('revision', 'desc')
    .limit(MAX_REVISIONS)
    .execute();
  const revisions = rows.map((row) => ({ ...row, date: row.date.toISOString() }));
  const [named, titles] = await Promise.all([
    withNames(db, branchShortId, revisions),
    centerTitles(db, revisions.flatMap(centerIdsOf)),
  ]);
  return named.map((revision) => ({
    ...revision,
    names: Object.fromEntries(centerIdsOf(revision).map((nanoId) => [nanoId, nameOf(titles.get(nanoId))])),
  }));
}

const nameOf = (title: string | undefined) => ({ title: title ?? '', isDeleted: title === undefined });

/** Public IDs of the places of a kiosk's centre button. */
function centerIdsOf({ changes }: Pick<ItemRevision, 'changes'>): string[] {
  const values = [changes.centerItem?.before, changes.centerItem?.after] as (Branch['centerItem'] | undefined)[];
  return values.flatMap((value) => value?.productionItemNanoId ?? []);
}

async function centerTitles(db: Db, nanoIds: readonly string[]): Promise<Map<string, string>> {
  if (nanoIds.length === 0) return new Map();
  const rows = await db.selectFrom('items').where('nano_id', 'in', nanoIds).select(['nano_id', 'title']).execute();
  return new Map(rows.map((row) => [row.nano_id, row.title]));
}

/**
 * The settings written after a revision, with the value that each had at that revision.
 * @returns undefined if the revision does not exist and is not the state before the first one
 */
export async function settingsAt(
  trx: Trx,
  branchShortId: number,
  revision: number,
): Promise<Record<string, unknown> | undefined> {
  const rows = await trx
    .selectFrom('branch_revisions')
    .where('branch_id', '=', branchShortId)
    .select(['revision', 'changes'])
    .orderBy('revision', 'desc')
    .execute();
  const first = rows.at(-1);
  if (!first || (revision !== first.revision - 1 && !rows.some((row) => row.revision === revision))) return undefined;
  const values: Record<string, unknown> = {};
  for (const row of rows.filter((one) => one.revision > revision))
    for (const [field, { before }] of Object.entries(row.changes)) values[field] = before;
  return values;
}

export async function showsItem(trx: Trx, branchShortId: number, nanoId: string): Promise<boolean> {
  const item = await trx
    .selectFrom('items')
    .where('nano_id', '=', nanoId)
    .where('owner_id', 'in', (eb) =>
      eb.selectFrom('branch_owners').where('branch_id', '=', branchShortId).select('owner_id'),
    )
    .select('id')
    .executeTakeFirst();
  return item !== undefined;
}
