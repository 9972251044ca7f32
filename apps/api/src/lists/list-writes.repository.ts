import { sql } from 'kysely';
import { nanoid } from 'nanoid';
import type { ListCreate, ListUpdate } from '@umkreis/contract/list-write.ts';
import { invalidField } from '../http/problem-error.ts';
import { visibleItems } from '../items/visible-items.repository.ts';
import type { Trx } from '@umkreis/db/owner-transaction.ts';

export async function insertList(
  trx: Trx,
  id: string,
  branchShortId: number | null,
  { title, description, itemIds }: ListCreate,
): Promise<void> {
  await trx
    .insertInto('lists')
    .values({
      id,
      nano_id: nanoid(8),
      branch_id: branchShortId,
      title_de: title.de,
      title_en: title.en,
      description_de: description.de,
      description_en: description.en,
    })
    .execute();
  await writeItems(trx, id, branchShortId, itemIds);
}

/** Writes the given fields and marks the list as edited, so that the demo data do not overwrite it. */
export async function writeList(
  trx: Trx,
  id: string,
  branchShortId: number | null,
  { title, description, itemIds }: ListUpdate,
): Promise<void> {
  await trx
    .updateTable('lists')
    .set({
      source: 'editor',
      ...(title && { title_de: title.de, title_en: title.en }),
      ...(description && { description_de: description.de, description_en: description.en }),
    })
    .where('id', '=', id)
    .execute();
  if (itemIds) await writeItems(trx, id, branchShortId, itemIds);
}

/** Deletes a list with its entries; the places remain. */
export async function deleteList(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('lists').where('id', '=', id).execute();
}

const MOST_ITEMS = 500;

/**
 * Appends an item; one that is in the list already keeps its position.
 * @throws ProblemError 400 for a full list
 */
export async function addToList(trx: Trx, id: string, branchShortId: number | null, itemId: string): Promise<void> {
  const [item] = await visibleItems(trx, branchShortId, [itemId], () => '/itemId');
  const { count, next } = await trx
    .selectFrom('list_items')
    .where('list_id', '=', id)
    .select(sql<number>`count(*)::int`.as('count'))
    .select(sql<number>`coalesce(max(sort_order) + 1, 0)`.as('next'))
    .executeTakeFirstOrThrow();
  if (count >= MOST_ITEMS) throw invalidField('/itemId', `a list has ${MOST_ITEMS} items at most`);
  await trx
    .insertInto('list_items')
    .values({ list_id: id, owner_id: item!.owner_id, item_id: item!.id, sort_order: next })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx.updateTable('lists').set({ source: 'editor' }).where('id', '=', id).execute();
}

/** @returns whether it existed */
export async function takeFromList(trx: Trx, id: string, itemId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('list_items')
    .where('list_id', '=', id)
    .where('item_id', '=', itemId)
    .executeTakeFirst();
  await trx.updateTable('lists').set({ source: 'editor' }).where('id', '=', id).execute();
  return numDeletedRows > 0n;
}

async function writeItems(
  trx: Trx,
  id: string,
  branchShortId: number | null,
  itemIds: readonly string[],
): Promise<void> {
  const repeated = itemIds.findIndex(
    (itemId, index) => itemIds.findIndex((other) => other.toLowerCase() === itemId.toLowerCase()) < index,
  );
  if (repeated >= 0) throw invalidField(`/itemIds/${repeated}`, 'is in the list already');
  const items = await visibleItems(trx, branchShortId, itemIds, (index) => `/itemIds/${index}`);
  await trx.deleteFrom('list_items').where('list_id', '=', id).execute();
  if (items.length > 0)
    await trx
      .insertInto('list_items')
      .values(
        items.map((item, index) => ({ list_id: id, owner_id: item.owner_id, item_id: item.id, sort_order: index })),
      )
      .execute();
}
