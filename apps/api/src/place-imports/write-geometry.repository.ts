import { isDeepStrictEqual } from 'node:util';
import type { GeojsonInput } from '@umkreis/contract/geojson.ts';
import { familyOf, geojsonTypeOf, usualKinds } from '@umkreis/contract/geometry-kinds.ts';
import type { ItemKey } from '@umkreis/db/item-key.ts';
import type { Trx } from '@umkreis/db/owner-transaction.ts';
import { insertGeojson } from '../item-parts/item-geojsons.repository.ts';

/** itemGeojsonType of a path of several lines */
const LINES = 150;

/**
 * Writes the geometry of a row: as the item's only one, or one per kind of its shapes. An item for which editors drew
 * several keeps them.
 */
export async function writeGeometry(trx: Trx, key: ItemKey, geojson: GeojsonInput): Promise<void> {
  const stored = await trx
    .selectFrom('item_geojsons')
    .where('owner_id', '=', key.owner_id)
    .where('item_id', '=', key.id)
    .select(['id', 'geojson', 'type'])
    .execute();
  const [first, ...others] = geometriesByKind(geojson);
  if (stored.length > 1) return;
  const [only] = stored;
  if (!only) await insertGeojson(trx, key, first!.type, first!.geojson);
  else if (!isDeepStrictEqual(only.geojson, first!.geojson))
    await trx
      .updateTable('item_geojsons')
      .set({
        geojson: JSON.stringify(first!.geojson),
        type: first!.type,
        geojson_type: geojsonTypeOf[first!.type] ?? null,
      })
      .where('owner_id', '=', key.owner_id)
      .where('id', '=', only.id)
      .execute();
  for (const other of others) await insertGeojson(trx, key, other.type, other.geojson);
}

/** One geometry per kind, since a kind only has shapes of one family. */
function geometriesByKind(geojson: GeojsonInput): { type: number; geojson: GeojsonInput }[] {
  if (geojson.type === 'Feature') return [{ type: typeOf(geojson), geojson }];
  const groups = [...Map.groupBy(geojson.features, typeOf)];
  if (groups.length === 1) return [{ type: groups[0]![0], geojson }];
  return groups.map(([type, features]) => ({ type, geojson: { type: 'FeatureCollection', features } }));
}

type Feature = Extract<GeojsonInput, { type: 'Feature' }>;

const typeOf = ({ geometry }: Feature): number =>
  geometry.type === 'MultiLineString' ? LINES : usualKinds[familyOf(geometry.type)!];
