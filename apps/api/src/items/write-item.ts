import { sql, type Transaction } from 'kysely';
import type { Database } from '@umkreis/db/tables.ts';
import type { ItemKey } from './item.repository.ts';
import { insertRevision, type NewRevision } from './revisions.repository.ts';

type Trx = Transaction<Database>;

/** Locks an item for the rest of the transaction. */
export const lockItem = (trx: Trx, { owner_id, id }: ItemKey) =>
  trx
    .selectFrom('items')
    .selectAll()
    .where('owner_id', '=', owner_id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/**
 * What every write does beside its own rows: version, edited fields, revision, and the news to the branches that show
 * the item.
 */
export async function recordWrite(
  trx: Trx,
  key: ItemKey,
  { editedFields, ...revision }: NewRevision & { editedFields: string[] },
): Promise<number> {
  const { version } = await trx
    .updateTable('items')
    .set({
      version: sql`version + 1`,
      date_updated: sql`now()`,
      edited_fields: sql`(select coalesce(array_agg(distinct f order by f), '{}') from unnest(edited_fields || ${editedFields}::text[]) f)`,
    })
    .where('owner_id', '=', key.owner_id)
    .where('id', '=', key.id)
    .returning('version')
    .executeTakeFirstOrThrow();
  await insertRevision(trx, key, version, revision);
  await bumpContent(trx, key.owner_id);
  return version;
}

/** The owner and every branch that shows it have new content. */
export async function bumpContent(trx: Trx, owner: number): Promise<void> {
  await trx
    .updateTable('branches')
    .set({ content_version: sql`content_version + 1`, date_updated: sql`now()` })
    .where((eb) =>
      eb.or([
        eb('short_id', '=', owner),
        eb('short_id', 'in', eb.selectFrom('branch_owners').where('owner_id', '=', owner).select('branch_id')),
      ]),
    )
    .execute();
}

/** These branches have new content, whoever owns it. */
export async function bumpBranches(trx: Trx, branchIds: readonly number[]): Promise<void> {
  if (branchIds.length === 0) return;
  await trx
    .updateTable('branches')
    .set({ content_version: sql`content_version + 1`, date_updated: sql`now()` })
    .where('short_id', 'in', branchIds)
    .execute();
}
