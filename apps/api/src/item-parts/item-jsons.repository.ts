import { sql, type Selectable } from 'kysely';
import type { ItemJson } from '@umkreis/contract/item-write.ts';
import type { Db } from '@umkreis/db/database.ts';
import type { Database } from '@umkreis/db/tables.ts';
import { v7 as uuidv7 } from 'uuid';
import type { ItemKey } from '@umkreis/db/item-key.ts';
import { assertDraftLimit, assertItemLimit } from './draft-limits.repository.ts';
import type { Trx } from '@umkreis/db/owner-transaction.ts';

const toLink = (row: Selectable<Database['item_jsons']>): ItemJson => ({
  itemJsonId: row.id,
  itemId: row.item_id,
  jsonId: row.id,
  type: row.type,
});

export async function findByJson(db: Db, id: string): Promise<ItemKey | undefined> {
  const row = await db.selectFrom('item_jsons').where('id', '=', id).select(['owner_id', 'item_id']).executeTakeFirst();
  return row && { owner_id: row.owner_id, id: row.item_id };
}

/** Stores a blob to be linked later. Deletes drafts that are older than a day. */
export async function insertDraft(db: Db, json: unknown, author: string): Promise<string> {
  await db
    .deleteFrom('jsons')
    .where('date_created', '<', sql<Date>`now() - interval '1 day'`)
    .execute();
  await assertDraftLimit(db, 'jsons', author);
  const id = uuidv7();
  await db
    .insertInto('jsons')
    .values({ id, author, json: JSON.stringify(json) })
    .execute();
  return id;
}

/** @returns whether the author has such a draft */
export async function writeDraft(db: Db, id: string, json: unknown, author: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('jsons')
    .set({ json: JSON.stringify(json) })
    .where('id', '=', id)
    .where('author', '=', author)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Moves the author's draft to the item. @returns undefined if it does not exist */
export async function linkDraft(
  trx: Trx,
  { owner_id, id }: ItemKey,
  draftId: string,
  type: string,
  author: string,
): Promise<ItemJson | undefined> {
  await assertItemLimit(trx, 'item_jsons', { owner_id, id });
  const draft = await trx
    .deleteFrom('jsons')
    .where('id', '=', draftId)
    .where('author', '=', author)
    .returningAll()
    .executeTakeFirst();
  if (!draft) return undefined;
  return toLink(
    await trx
      .insertInto('item_jsons')
      .values({ owner_id, id: draft.id, item_id: id, type, json: JSON.stringify(draft.json) })
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
}

/** @returns undefined if it does not exist */
export async function writeJson(
  trx: Trx,
  { owner_id, id }: ItemKey,
  jsonId: string,
  json: unknown,
): Promise<ItemJson | undefined> {
  const row = await trx
    .updateTable('item_jsons')
    .set({ json: JSON.stringify(json) })
    .where('owner_id', '=', owner_id)
    .where('item_id', '=', id)
    .where('id', '=', jsonId)
    .returningAll()
    .executeTakeFirst();
  return row && toLink(row);
}
