import { sql, type RawBuilder } from 'kysely';
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
export const bumpContent = (
  trx: Trx,
  owner: number,
  items: ChangedItems,
  others: readonly number[] = [],
): Promise<void> =>
  bump(
    trx,
    sql`${[owner, ...others]}::smallint[] || array(select branch_id from branch_owners where owner_id = ${owner})`,
    { owner, items: items && items.length <= MOST_CHANGED ? items : null },
  );

/** Increments the content version of branches whose lists, shortcuts or names changed, but no items. */
export const bumpBranches = (trx: Trx, branchIds: readonly number[]): Promise<void> =>
  bump(trx, sql`${branchIds}::smallint[]`, { owner: 0, items: [] });

/**
 * Increments versions, and records what changed if it is known. The row of a branch stays locked until the end of the
 * transaction, so its versions are committed in their order: whoever reads a version finds the changes of all versions
 * up to it. Rows are locked in a fixed order to prevent deadlocks.
 * @param branchIds an expression with the type smallint[]
 */
async function bump(
  trx: Trx,
  branchIds: RawBuilder<unknown>,
  { owner, items }: { owner: number; items: ChangedItems },
): Promise<void> {
  // Versions may have been set back, hence the conflict.
  const { rows } = await sql<{ branch_id: number; content_version: number }>`
    with locked as (
      select short_id from branches where short_id = any(${branchIds})
      order by short_id for no key update
    ), bumped as (
      update branches set content_version = content_version + 1, date_updated = now()
      where short_id in (select short_id from locked) returning short_id, content_version
    )
    insert into content_changes (branch_id, content_version, item_owner_id, item_ids)
    select short_id, content_version, ${owner}, ${items}::uuid[] from bumped where ${items !== null}
    on conflict (branch_id, content_version)
      do update set item_owner_id = excluded.item_owner_id, item_ids = excluded.item_ids
    returning branch_id, content_version`.execute(trx);
  for (const { branch_id, content_version } of rows)
    if (content_version % FORGET_EVERY === 0)
      await trx
        .deleteFrom('content_changes')
        .where('branch_id', '=', branch_id)
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
