import { isDeepStrictEqual } from 'node:util';
import { geojsonTypeOf, type GeojsonInput } from '@umkreis/contract/geojson.ts';
import type { ItemKey } from '@umkreis/db/item-key.ts';
import type { Trx } from '@umkreis/db/owner-transaction.ts';
import { insertGeojson } from '../item-parts/item-geojsons.repository.ts';

/** itemGeojsonType of areas, of a line, and of a path of several lines */
const AREA = 1000;
const LINE = 2000;
const LINES = 150;

/** Writes the geometry of a row: as the item's only one. An item for which editors drew several keeps them. */
export async function writeGeometry(trx: Trx, key: ItemKey, geojson: GeojsonInput): Promise<void> {
  const stored = await trx
    .selectFrom('item_geojsons')
    .where('owner_id', '=', key.owner_id)
    .where('item_id', '=', key.id)
    .select(['id', 'geojson', 'type'])
    .execute();
  const type = typeOf(geojson);
  if (stored.length === 0) return void (await insertGeojson(trx, key, type, geojson));
  const [only] = stored;
  if (stored.length > 1 || isDeepStrictEqual(only!.geojson, geojson)) return;
  await trx
    .updateTable('item_geojsons')
    .set({ geojson: JSON.stringify(geojson), type, geojson_type: geojsonTypeOf[type] ?? null })
    .where('owner_id', '=', key.owner_id)
    .where('id', '=', only!.id)
    .execute();
}

function typeOf(geojson: GeojsonInput): number {
  const [first] = geojson.type === 'FeatureCollection' ? geojson.features : [geojson];
  if (first!.geometry.type === 'LineString') return LINE;
  return first!.geometry.type === 'MultiLineString' ? LINES : AREA;
}
