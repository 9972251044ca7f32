import { nanoid } from 'nanoid';
import type { Selectable } from 'kysely';
import { geojsonTypeOf } from '@umkreis/contract/geojson.ts';
import type { ItemGeojson } from '@umkreis/contract/item-write.ts';
import type { ItemKey } from '@umkreis/db/item-key.ts';
import type { Trx } from '@umkreis/db/owner-transaction.ts';
import type { Database } from '@umkreis/db/tables.ts';
import { v7 as uuidv7 } from 'uuid';

const toLink = (row: Selectable<Database['item_geojsons']>): ItemGeojson => ({
  itemGeojsonId: row.id,
  itemId: row.item_id,
  geojsonId: row.id,
  nanoId: row.nano_id,
  type: row.type as ItemGeojson['type'],
  geojsonType: row.geojson_type,
});

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

/** Writes the kind of a geometry. @returns undefined if it does not exist */
export async function writeGeojsonType(
  trx: Trx,
  { owner_id, id }: ItemKey,
  geojsonId: string,
  type: number,
): Promise<ItemGeojson | undefined> {
  const row = await trx
    .updateTable('item_geojsons')
    .set({ type, geojson_type: geojsonTypeOf[type] ?? null })
    .where('owner_id', '=', owner_id)
    .where('item_id', '=', id)
    .where('id', '=', geojsonId)
    .returningAll()
    .executeTakeFirst();
  return row && toLink(row);
}
