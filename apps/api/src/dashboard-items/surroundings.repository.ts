import type { ItemSurroundings } from '@umkreis/contract/item-write.ts';
import type { Db } from '@umkreis/db/database.ts';
import type { ItemKey } from '@umkreis/db/item-key.ts';
import { sql } from 'kysely';

const RADIUS_M = 1000;
const METRES_PER_DEGREE = 111_195;
const MOST_GEOMETRIES = 400;
/** Characters of all geometries */
const MOST_TEXT = 1_000_000;

interface Row {
  id: string;
  nano_id: string;
  title: string;
  lat: number;
  lon: number;
  is_parent: boolean;
  type: number;
  geojson: object;
}

/**
 * Items with geometry around an item: its parents, and items of its owner within a kilometre (on the sphere, also
 * across the antimeridian), nearest first.
 */
export async function surroundings(db: Db, { owner_id, id }: ItemKey): Promise<ItemSurroundings> {
  const { rows } = await sql<Row>`
    with own as (select lat, lon from items where owner_id = ${owner_id} and id = ${id}),
    near as (
      select i.id, i.nano_id, i.title, i.lat, i.lon, p.item_parent_id is not null as is_parent,
        ${METRES_PER_DEGREE} * sqrt(
          (i.lat - own.lat) ^ 2 +
          (cos(radians(own.lat)) * (180 - abs(180 - abs(i.lon - own.lon)))) ^ 2
        ) as metres
      from items i
      cross join own
      left join (
        select distinct item_parent_id from item_relations where owner_id = ${owner_id} and item_child_id = ${id}
      ) p on p.item_parent_id = i.id
      where i.owner_id = ${owner_id} and i.id <> ${id} and i.date_binned is null
    ),
    found as (
      select near.*, g.id as geojson_id, g.type, g.geojson,
        sum(length(g.geojson::text)) over (order by near.is_parent desc, near.metres, g.id) as size
      from near
      join item_geojsons g on g.owner_id = ${owner_id} and g.item_id = near.id
      where near.is_parent or near.metres <= ${RADIUS_M}
    )
    select id, nano_id, title, lat, lon, is_parent, type, geojson from found
    where size <= ${MOST_TEXT}
    order by is_parent desc, metres, geojson_id
    limit ${MOST_GEOMETRIES}`.execute(db);
  return [...Map.groupBy(rows, (row) => row.id).values()].map(([first, ...more]) => ({
    id: first!.id,
    nanoId: first!.nano_id,
    title: first!.title,
    lat: first!.lat,
    lon: first!.lon,
    isParent: first!.is_parent,
    geojsons: [first!, ...more].map(({ type, geojson }) => ({ itemGeojsonType: type, geojson })),
  })) as ItemSurroundings;
}
