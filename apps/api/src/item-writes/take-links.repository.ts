import { sql } from 'kysely';
import type { ItemKey } from '@umkreis/db/item-key.ts';
import { loadLists } from '../lists/lists.repository.ts';
import { insertReferenceRevision } from '../reference/reference-revisions.repository.ts';
import { bumpBranches } from '@umkreis/content/content-version.repository.ts';
import type { Trx } from '@umkreis/db/owner-transaction.ts';
import { closesCycle } from '../shared-queries/whole-and-parts.repository.ts';

const MAIN_SITE = 0;

/** Adds the other item's children to this item, except those of which it is a part. */
export async function takeChildren(trx: Trx, key: ItemKey, other: ItemKey): Promise<void> {
  await sql`insert into item_relations (owner_id, item_parent_id, item_child_id, relationship_id, sort_order)
    select owner_id, ${key.id}::uuid, item_child_id, relationship_id, sort_order from item_relations
    where owner_id = ${key.owner_id} and item_parent_id = ${other.id} and item_child_id <> ${key.id}
      and not ${closesCycle({
        owner: key.owner_id,
        child: sql.ref('item_relations.item_child_id'),
        parent: key.id,
        relationship: sql.ref('item_relations.relationship_id'),
      })}
    on conflict do nothing`.execute(trx);
}

/** Adds this item to the curated lists that contain the other one, as public lists exclude duplicates. */
export async function takeLists(trx: Trx, key: ItemKey, other: ItemKey, author: string): Promise<void> {
  const { rows } = await sql<{ id: string; branch_id: number | null }>`
    select l.id, l.branch_id from lists l join list_items i on i.list_id = l.id
    where i.owner_id = ${key.owner_id} and i.item_id = ${other.id} and not exists (
      select from list_items k where k.list_id = l.id and k.owner_id = ${key.owner_id} and k.item_id = ${key.id})
    for update of l`.execute(trx);
  for (const { id, branch_id } of rows) {
    const [before] = await loadLists(trx, id);
    await sql`insert into list_items (list_id, owner_id, item_id, sort_order)
      select list_id, owner_id, ${key.id}::uuid, sort_order from list_items
      where list_id = ${id} and owner_id = ${key.owner_id} and item_id = ${other.id}`.execute(trx);
    await trx.updateTable('lists').set({ source: 'editor' }).where('id', '=', id).execute();
    const [after] = await loadLists(trx, id);
    await insertReferenceRevision(
      trx,
      { kind: 'list', id, branchShortId: branch_id, author, action: 'update' },
      { itemIds: { before: before!.itemIds, after: after!.itemIds } },
    );
    await bumpBranches(trx, [branch_id ?? MAIN_SITE]);
  }
}
