import { sql, type Selectable } from 'kysely';
import { nanoid } from 'nanoid';
import { geojsonTypeOf, type GeojsonInput } from '@umkreis/contract/geojson.ts';
import type { ItemGeojson } from '@umkreis/contract/item-write.ts';
import type { Db } from '@umkreis/db/database.ts';
import type { Database } from '@umkreis/db/tables.ts';
import { v7 as uuidv7 } from 'uuid';
import type { ItemKey } from '@umkreis/db/item-key.ts';
import { assertDraftLimit, assertItemLimit } from './draft-limits.repository.ts';
import type { Trx } from '@umkreis/db/owner-transaction.ts';

const toLink = (row: Selectable<Database['item_geojsons']>): ItemGeojson => ({
  itemGeojsonId: row.id,
  itemId: row.item_id,
  geojsonId: row.id,
  nanoId: row.nano_id,
  type: row.type as ItemGeojson['type'],
  geojsonType: row.geojson_type,
});

export async function findByGeojson(db: Db, id: string): Promise<ItemKey | undefined> {
  const row = await db
    .selectFrom('item_geojsons')
    .where('id', '=', id)
    .select(['owner_id', 'item_id'])
    .executeTakeFirst();
  return row && { owner_id: row.owner_id, id: row.item_id };
}

/** Stores a geometry to be linked later. Deletes drafts that are older than a day. */
export async function insertDraft(db: Db, geojson: GeojsonInput, author: string): Promise<string> {
  await db
    .deleteFrom('geojsons')
    .where('date_created', '<', sql<Date>`now() - interval '1 day'`)
    .execute();
  await assertDraftLimit(db, 'geojsons', author);
  const id = uuidv7();
  await db
    .insertInto('geojsons')
    .values({ id, author, geojson: JSON.stringify(geojson) })
    .execute();
  return id;
}

/** @returns whether the author has such a draft */
export async function writeDraft(db: Db, id: string, geojson: GeojsonInput, author: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('geojsons')
    .set({ geojson: JSON.stringify(geojson) })
    .where('id', '=', id)
    .where('author', '=', author)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Moves the author's draft to the item. @returns undefined if it does not exist */
export async function linkDraft(
  trx: Trx,
  key: ItemKey,
  draftId: string,
  type: number,
  author: string,
): Promise<ItemGeojson | undefined> {
  await assertItemLimit(trx, 'item_geojsons', key);
  const draft = await trx
    .deleteFrom('geojsons')
    .where('id', '=', draftId)
    .where('author', '=', author)
    .returningAll()
    .executeTakeFirst();
  return draft && insertGeojson(trx, key, type, draft.geojson, draft.id);
}

export async function insertGeojson(
  trx: Trx,
  { owner_id, id }: ItemKey,
  type: number,
  geojson: object,
  geojsonId = uuidv7(),
): Promise<ItemGeojson> {
  return toLink(
    await trx
      .insertInto('item_geojsons')
      .values({
        owner_id,
        id: geojsonId,
        nano_id: nanoid(8),
        item_id: id,
        type,
        geojson_type: geojsonTypeOf[type] ?? null,
        geojson: JSON.stringify(geojson),
      })
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
}

export async function storedGeojson(trx: Trx, { owner_id, id }: ItemKey, geojsonId: string): Promise<object | null> {
  const row = await trx
    .selectFrom('item_geojsons')
    .where('owner_id', '=', owner_id)
    .where('item_id', '=', id)
    .where('id', '=', geojsonId)
    .select('geojson')
    .executeTakeFirst();
  return row?.geojson ?? null;
}

/** @returns whether it existed */
export async function deleteGeojson(trx: Trx, { owner_id, id }: ItemKey, geojsonId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('item_geojsons')
    .where('owner_id', '=', owner_id)
    .where('item_id', '=', id)
    .where('id', '=', geojsonId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** @returns undefined if it does not exist */
export async function writeGeojson(
  trx: Trx,
  { owner_id, id }: ItemKey,
  geojsonId: string,
  value: { type: number } | { geojson: GeojsonInput },
): Promise<ItemGeojson | undefined> {
  const row = await trx
    .updateTable('item_geojsons')
    .set(
      'geojson' in value
        ? { geojson: JSON.stringify(value.geojson) }
        : { type: value.type, geojson_type: geojsonTypeOf[value.type] ?? null },
    )
    .where('owner_id', '=', owner_id)
    .where('item_id', '=', id)
    .where('id', '=', geojsonId)
    .returningAll()
    .executeTakeFirst();
  return row && toLink(row);
}
