import { sql } from 'kysely';
import { invalidField } from '../http/problem-error.ts';
import type { ItemKey } from '@umkreis/db/item-key.ts';
import { checkParents } from '../shared-queries/whole-and-parts.repository.ts';
import { assertExisting } from '../shared-queries/existing-ids.repository.ts';
import type { Trx } from '@umkreis/db/owner-transaction.ts';

const MOST_RELATIONS = 500;

/** Appends categories; existing ones are unchanged. */
export async function insertCategories(
  trx: Trx,
  { owner_id, id }: ItemKey,
  categoryIds: readonly string[],
  pointer: (index: number) => string,
): Promise<void> {
  if (categoryIds.length === 0) return;
  await assertExisting(trx, 'categories', categoryIds, pointer);
  const { next } = await trx
    .selectFrom('item_categories')
    .where('owner_id', '=', owner_id)
    .where('item_id', '=', id)
    .select(sql<number>`coalesce(max(sort_order) + 1, 0)`.as('next'))
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('item_categories')
    .values(
      [...new Set(categoryIds)].map((category_id, index) => ({
        owner_id,
        item_id: id,
        category_id,
        sort_order: next + index,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** @returns whether it existed */
export async function deleteCategory(trx: Trx, { owner_id, id }: ItemKey, categoryId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('item_categories')
    .where('owner_id', '=', owner_id)
    .where('item_id', '=', id)
    .where('category_id', '=', categoryId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Links a new item to existing categories, in this order, and tags. */
export async function linkNewItem(
  trx: Trx,
  { owner_id, id }: ItemKey,
  { categoryIds, tagIds }: { categoryIds: readonly string[]; tagIds: readonly string[] },
): Promise<void> {
  if (categoryIds.length > 0)
    await trx
      .insertInto('item_categories')
      .values(categoryIds.map((category_id, sort_order) => ({ owner_id, item_id: id, category_id, sort_order })))
      .execute();
  if (tagIds.length > 0)
    await trx
      .insertInto('item_tags')
      .values(tagIds.map((tag_id) => ({ owner_id, item_id: id, tag_id })))
      .execute();
}

/** Replaces the categories, in this order. */
export async function writeCategories(trx: Trx, { owner_id, id }: ItemKey, categoryIds: readonly string[]) {
  let removal = trx.deleteFrom('item_categories').where('owner_id', '=', owner_id).where('item_id', '=', id);
  if (categoryIds.length) removal = removal.where('category_id', 'not in', categoryIds);
  await removal.execute();
  if (categoryIds.length)
    await trx
      .insertInto('item_categories')
      .values(categoryIds.map((category_id, sort_order) => ({ owner_id, item_id: id, category_id, sort_order })))
      .onConflict((conflict) =>
        conflict
          .columns(['owner_id', 'item_id', 'category_id'])
          .doUpdateSet((eb) => ({ sort_order: eb.ref('excluded.sort_order') })),
      )
      .execute();
}

export async function insertTags(
  trx: Trx,
  { owner_id, id }: ItemKey,
  tagIds: readonly string[],
  pointer: (index: number) => string,
): Promise<void> {
  if (tagIds.length === 0) return;
  await assertExisting(trx, 'tags', tagIds, pointer);
  await trx
    .insertInto('item_tags')
    .values([...new Set(tagIds)].map((tag_id) => ({ owner_id, item_id: id, tag_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Replaces the tags. */
export async function writeTags(trx: Trx, { owner_id, id }: ItemKey, tagIds: readonly string[]): Promise<void> {
  let removal = trx.deleteFrom('item_tags').where('owner_id', '=', owner_id).where('item_id', '=', id);
  if (tagIds.length) removal = removal.where('tag_id', 'not in', tagIds);
  await removal.execute();
  if (tagIds.length)
    await trx
      .insertInto('item_tags')
      .values(tagIds.map((tag_id) => ({ owner_id, item_id: id, tag_id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** @returns whether it existed */
export async function deleteTag(trx: Trx, { owner_id, id }: ItemKey, tagId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('item_tags')
    .where('owner_id', '=', owner_id)
    .where('item_id', '=', id)
    .where('tag_id', '=', tagId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * Both ends must belong to one owner.
 * @throws ProblemError 400 naming the parent that does not, or is a part of the item
 */
export async function insertParents(
  trx: Trx,
  { owner_id, id }: ItemKey,
  parentIds: readonly string[],
  relationshipId: number,
  pointer: (index: number) => string,
): Promise<void> {
  if (parentIds.length === 0) return;
  const existing = new Set(
    (
      await trx.selectFrom('items').where('owner_id', '=', owner_id).where('id', 'in', parentIds).select('id').execute()
    ).map((row) => row.id),
  );
  const unknown = parentIds.findIndex((parent) => !existing.has(parent.toLowerCase()));
  if (unknown >= 0) throw invalidField(pointer(unknown), 'no such item in the branch of the child');
  await checkParents(trx, { owner_id, id }, parentIds, relationshipId, pointer);
  const { count } = await trx
    .selectFrom('item_relations')
    .where('owner_id', '=', owner_id)
    .where('item_child_id', '=', id)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  if (count + parentIds.length > MOST_RELATIONS)
    throw invalidField(pointer(0), `an item has ${MOST_RELATIONS} parents at most`);
  await trx
    .insertInto('item_relations')
    .values(
      [...new Set(parentIds)].map((parent) => ({
        owner_id,
        item_parent_id: parent,
        item_child_id: id,
        relationship_id: relationshipId,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** @returns whether it existed */
export async function deleteParent(
  trx: Trx,
  { owner_id, id }: ItemKey,
  parentId: string,
  relationshipId: number,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('item_relations')
    .where('owner_id', '=', owner_id)
    .where('item_child_id', '=', id)
    .where('item_parent_id', '=', parentId)
    .where('relationship_id', '=', relationshipId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
