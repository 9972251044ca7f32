import { nanoid } from 'nanoid';
import type { Selectable } from 'kysely';
import type { GeojsonInput } from '@umkreis/contract/geojson.ts';
import { geojsonTypeOf, kindError } from '@umkreis/contract/geometry-kinds.ts';
import type { GeojsonUpdate, ItemGeojson } from '@umkreis/contract/item-write.ts';
import type { ItemKey } from '@umkreis/db/item-key.ts';
import type { Trx } from '@umkreis/db/owner-transaction.ts';
import type { Database } from '@umkreis/db/tables.ts';
import { v7 as uuidv7 } from 'uuid';
import { invalidField } from '../http/problem-error.ts';
import { assertItemLimit } from './draft-limits.repository.ts';

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

/** @throws ProblemError 400 if the geometry contradicts its kind */
export function assertKind(field: '/type' | '/geojson', type: number, geojson: object): void {
  const message = kindError(type, geojson as GeojsonInput);
  if (message) throw invalidField(field, message);
}

/** Adds geometries of other kinds to an item. @throws ProblemError 400 if it would have too many */
export async function insertOthers(trx: Trx, key: ItemKey, others: GeojsonUpdate['others'] = []): Promise<void> {
  if (others.length > 0) await assertItemLimit(trx, 'item_geojsons', key, others.length);
  for (const { type, geojson } of others) await insertGeojson(trx, key, type, geojson);
}

/**
 * Writes a geometry, and with it its kind and shapes of other kinds.
 * @returns whether it existed
 * @throws ProblemError 400 if the geometry contradicts its kind
 */
export async function writeGeojson(
  trx: Trx,
  key: ItemKey,
  geojsonId: string,
  { geojson, type, others }: Pick<GeojsonUpdate, 'geojson' | 'type' | 'others'>,
): Promise<boolean> {
  const stored = await storedGeojson(trx, key, geojsonId);
  if (!stored) return false;
  const kind = type ?? stored.type;
  assertKind(type === undefined ? '/geojson' : '/type', kind, geojson);
  await trx
    .updateTable('item_geojsons')
    .set({ geojson: JSON.stringify(geojson), type: kind, geojson_type: geojsonTypeOf[kind] ?? null })
    .where('owner_id', '=', key.owner_id)
    .where('item_id', '=', key.id)
    .where('id', '=', geojsonId)
    .execute();
  await insertOthers(trx, key, others);
  return true;
}

/**
 * Writes the kind of a geometry.
 * @returns undefined if it does not exist
 * @throws ProblemError 400 if the geometry contradicts the kind
 */
export async function writeGeojsonType(
  trx: Trx,
  key: ItemKey,
  geojsonId: string,
  type: number,
): Promise<ItemGeojson | undefined> {
  const stored = await storedGeojson(trx, key, geojsonId);
  if (!stored) return undefined;
  assertKind('/type', type, stored.geojson);
  const row = await trx
    .updateTable('item_geojsons')
    .set({ type, geojson_type: geojsonTypeOf[type] ?? null })
    .where('owner_id', '=', key.owner_id)
    .where('item_id', '=', key.id)
    .where('id', '=', geojsonId)
    .returningAll()
    .executeTakeFirst();
  return row && toLink(row);
}

const storedGeojson = (trx: Trx, { owner_id, id }: ItemKey, geojsonId: string) =>
  trx
    .selectFrom('item_geojsons')
    .where('owner_id', '=', owner_id)
    .where('item_id', '=', id)
    .where('id', '=', geojsonId)
    .select(['type', 'geojson'])
    .executeTakeFirst();
