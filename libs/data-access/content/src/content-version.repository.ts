import { sql } from 'kysely';
import type { Db } from '@umkreis/db/database.ts';
import type { Trx } from '@umkreis/db/owner-transaction.ts';

/** IDs of the items that a write changed; null: unknown, all items have to be read again. */
export type ChangedItems = readonly string[] | null;

/** With more items, reading all of them again is as fast. */
export const MOST_CHANGED = 1000;
/** Older changes are deleted. */
const REMEMBERED_VERSIONS = 1000;
const FORGET_EVERY = 100;

/**
 * Increments the content version of the owner, of every branch that includes it, and of the others.
 * @param items those of the owner that the transaction changed
 */
export async function bumpContent(
  trx: Trx,
  owner: number,
  items: ChangedItems,
  others: readonly number[] = [],
): Promise<void> {
  const showing = await trx.selectFrom('branch_owners').where('owner_id', '=', owner).select('branch_id').execute();
  const versions = await increment(trx, [owner, ...showing.map((row) => row.branch_id), ...others]);
  if (items && items.length <= MOST_CHANGED) await recordChanges(trx, versions, owner, items);
}

/** Increments the content version of branches whose lists, shortcuts or names changed, but no items. */
export async function bumpBranches(trx: Trx, branchIds: readonly number[]): Promise<void> {
  await recordChanges(trx, await increment(trx, branchIds), 0, []);
}

interface Version {
  short_id: number;
  content_version: number;
}

/** Locks in a fixed order to prevent deadlocks. */
async function increment(trx: Trx, branchIds: readonly number[]): Promise<Version[]> {
  if (branchIds.length === 0) return [];
  return trx
    .with('locked', (db) =>
      db
        .selectFrom('branches')
        .where('short_id', 'in', branchIds)
        .select('short_id')
        .orderBy('short_id')
        .forNoKeyUpdate(),
    )
    .updateTable('branches')
    .set({ content_version: sql`content_version + 1`, date_updated: sql`now()` })
    .where('short_id', 'in', (eb) => eb.selectFrom('locked').select('short_id'))
    .returning(['short_id', 'content_version'])
    .execute();
}

/**
 * The row of a branch stays locked until the end of the transaction, so its versions are committed in their order:
 * whoever reads a version finds the changes of all versions up to it.
 */
async function recordChanges(
  trx: Trx,
  versions: readonly Version[],
  owner: number,
  items: readonly string[],
): Promise<void> {
  if (versions.length === 0) return;
  await trx
    .insertInto('content_changes')
    .values(
      versions.map(({ short_id, content_version }) => ({
        branch_id: short_id,
        content_version,
        item_owner_id: owner,
        item_ids: sql<string[]>`${items}::uuid[]`,
      })),
    )
    // Versions may have been set back.
    .onConflict((conflict) =>
      conflict
        .columns(['branch_id', 'content_version'])
        .doUpdateSet({
          item_owner_id: (eb) => eb.ref('excluded.item_owner_id'),
          item_ids: (eb) => eb.ref('excluded.item_ids'),
        }),
    )
    .execute();
  for (const { short_id, content_version } of versions)
    if (content_version % FORGET_EVERY === 0)
      await trx
        .deleteFrom('content_changes')
        .where('branch_id', '=', short_id)
        .where('content_version', '<=', content_version - REMEMBERED_VERSIONS)
        .execute();
}

/** The owner's items that changed after one content version of it, up to another; null: unknown. */
export async function changedItems(db: Db, owner: number, after: number, upTo: number): Promise<ChangedItems> {
  if (upTo < after || upTo - after > REMEMBERED_VERSIONS) return null;
  const rows = await db
    .selectFrom('content_changes')
    .where('branch_id', '=', owner)
    .where('content_version', '>', after)
    .where('content_version', '<=', upTo)
    .select(['item_owner_id', 'item_ids'])
    .execute();
  if (rows.length !== upTo - after) return null;
  const ids = new Set(rows.flatMap((row) => (row.item_owner_id === owner ? row.item_ids : [])));
  return ids.size > MOST_CHANGED ? null : [...ids];
}

/** Owners whose items were changed by the writes that led to content versions of branches, as far as it is known. */
export async function changedOwners(
  db: Db,
  versions: readonly (readonly [branchId: number, version: number])[],
): Promise<ReadonlySet<number>> {
  if (versions.length === 0) return new Set();
  const rows = await db
    .selectFrom('content_changes')
    .where((eb) => eb.or(versions.map(([id, version]) => eb.and({ branch_id: id, content_version: version }))))
    .select('item_owner_id')
    .distinct()
    .execute();
  return new Set(rows.map((row) => row.item_owner_id));
}
