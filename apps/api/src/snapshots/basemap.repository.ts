import { sql, type RawBuilder } from 'kysely';
import type { BasemapItem } from '@umkreis/contract/item.ts';
import { itemMediumKeys } from '@umkreis/contract/media.ts';
import { encodePolyline } from '@umkreis/contract/polyline.ts';
import type { Db } from '@umkreis/db/database.ts';
import { addressLine } from '@umkreis/place-rules/address.ts';
import { thumbnailUrl } from '../media/medium.mapper.ts';
import { basemapDetailKeys } from './basemap-detail-keys.ts';
import { simplifyLine } from './simplify-line.ts';

const WAY_TOLERANCE_M = 4;

export async function countItems(db: Db, owners: readonly number[]): Promise<number> {
  if (owners.length === 0) return 0;
  const { count } = await db
    .selectFrom('items')
    .where('owner_id', 'in', owners)
    .where('date_binned', 'is', null)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

const PAGE = 1000;

/** All items of an owner as the basemap document lists them, a page at a time, in the order of their ids. */
export async function* basemapItemPages(db: Db, owner: number): AsyncGenerator<BasemapItem[]> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const ids = await db
      .selectFrom('items')
      .where('owner_id', '=', owner)
      .where('id', '>', after)
      .select('id')
      .orderBy('id')
      .limit(PAGE)
      .execute();
    const last = ids.at(-1)?.id;
    if (!last) return;
    yield await load(
      db,
      owner,
      (column) => sql<boolean>`${sql.ref(column)} > ${after} and ${sql.ref(column)} <= ${last}`,
    );
    if (ids.length < PAGE) return;
    after = last;
  }
}

/** These items of an owner as the basemap document lists them, in the order of their ids. */
export async function loadBasemapItems(db: Db, owner: number, ids: readonly string[]): Promise<BasemapItem[]> {
  return ids.length === 0 ? [] : load(db, owner, (column) => sql<boolean>`${sql.ref(column)} = any(${ids}::uuid[])`);
}

/** @param isWanted condition on a column that holds item ids */
async function load(db: Db, owner: number, isWanted: (column: string) => RawBuilder<boolean>): Promise<BasemapItem[]> {
  const binned = db.selectFrom('items').where('owner_id', '=', owner).where('date_binned', 'is not', null).select('id');
  const [items, categories, tags, details, addresses, ways, geojsons, relations, mentions, pictures] =
    await Promise.all([
      db
        .selectFrom('items')
        .where('owner_id', '=', owner)
        .where(isWanted('id'))
        .where('date_binned', 'is', null)
        .select(['id', 'nano_id', 'title', 'lat', 'lon', 'date_permanently_closed', 'is_duplicate_of', 'hours_place'])
        .orderBy('id')
        .execute(),
      db
        .selectFrom('item_categories')
        .where('owner_id', '=', owner)
        .where(isWanted('item_id'))
        .select(['item_id', 'category_id', 'date_created'])
        .orderBy('sort_order')
        .orderBy('date_created')
        .execute(),
      db
        .selectFrom('item_tags')
        .where('owner_id', '=', owner)
        .where(isWanted('item_id'))
        .select(['item_id', 'tag_id'])
        .execute(),
      db
        .selectFrom('item_details as d')
        .innerJoin('item_detail_keys as k', 'k.id', 'd.item_detail_key_id')
        .where('d.owner_id', '=', owner)
        .where(isWanted('d.item_id'))
        .where('k.key_name', 'in', [...basemapDetailKeys])
        .select(['d.item_id', 'k.key_name', 'd.data_value', 'd.data_value_unit'])
        .orderBy('d.id', 'desc')
        .execute(),
      db
        .selectFrom('item_addresses')
        .where('owner_id', '=', owner)
        .where(isWanted('item_id'))
        .select(['item_id', 'street', 'housenumber', 'postcode', 'city'])
        .orderBy('id', 'desc')
        .execute(),
      db
        .selectFrom('ways')
        .where('owner_id', '=', owner)
        .where(isWanted('item_id'))
        .select(['item_id', 'way'])
        .orderBy('sort_order')
        .execute(),
      db
        .selectFrom('item_geojsons')
        .where('owner_id', '=', owner)
        .where(isWanted('item_id'))
        .select(['item_id', 'type', 'geojson'])
        .execute(),
      db
        .selectFrom('item_relations')
        .where('owner_id', '=', owner)
        .where((or) => or.or([isWanted('item_parent_id'), isWanted('item_child_id')]))
        .where('item_parent_id', 'not in', binned)
        .where('item_child_id', 'not in', binned)
        .select(['item_parent_id', 'item_child_id'])
        .orderBy('sort_order')
        .execute(),
      db
        .selectFrom('mentions')
        .where('owner_id', '=', owner)
        .where(isWanted('item_id'))
        .select('item_id')
        .distinct()
        .execute(),
      db
        .selectFrom('item_media as m')
        .innerJoin('media_files as f', 'f.hash', 'm.file_hash')
        .where('m.owner_id', '=', owner)
        .where('m.kind', '<>', itemMediumKeys.logo)
        .where(isWanted('m.item_id'))
        .distinctOn('m.item_id')
        .select(['m.item_id', 'm.file_hash', 'f.renditions'])
        .orderBy('m.item_id')
        .orderBy('m.sort_order')
        .orderBy('m.id')
        .execute(),
    ]);

  const byId = new Map<string, BasemapItem>(
    items.map((row) => [
      row.id,
      {
        id: row.id,
        nanoId: row.nano_id,
        title: row.title,
        lat: round(row.lat),
        lon: round(row.lon),
        branch: owner,
        categories: [],
        ...(row.date_permanently_closed !== null && { closed: row.date_permanently_closed }),
        ...(row.is_duplicate_of !== null && { duplicateOf: row.is_duplicate_of }),
        ...(row.hours_place && { hoursPlace: row.hours_place }),
      },
    ]),
  );
  for (const row of categories) byId.get(row.item_id)?.categories.push(row.category_id);
  for (const [itemId, rows] of Map.groupBy(categories, ({ item_id }) => item_id)) {
    const byDate = rows.toSorted((a, b) => a.date_created.getTime() - b.date_created.getTime());
    const item = byId.get(itemId);
    if (item && byDate.some((row, at) => row !== rows[at]))
      item.categoriesByDate = byDate.map(({ category_id }) => category_id);
  }
  for (const row of tags) append(byId.get(row.item_id), 'tags', row.tag_id);
  for (const row of details) {
    const item = byId.get(row.item_id);
    if (item)
      (item.details ??= {})[row.key_name] = row.data_value_unit
        ? `${row.data_value} ${row.data_value_unit}`
        : row.data_value;
  }
  for (const row of addresses) {
    const item = byId.get(row.item_id);
    const line = addressLine(row);
    if (item && line) item.address = line;
  }
  for (const row of ways)
    append(
      byId.get(row.item_id),
      'ways',
      encodePolyline(simplifyLine((row.way as { coordinates: number[][] }).coordinates, WAY_TOLERANCE_M)),
    );
  for (const row of geojsons)
    append(byId.get(row.item_id), 'geojsons', { itemGeojsonType: row.type, geojson: row.geojson } as NonNullable<
      BasemapItem['geojsons']
    >[number]);
  for (const row of relations) {
    append(byId.get(row.item_child_id), 'parents', row.item_parent_id);
    append(byId.get(row.item_parent_id), 'children', row.item_child_id);
  }
  for (const row of mentions) {
    const item = byId.get(row.item_id);
    if (item) item.hasMentions = true;
  }
  for (const row of pictures) {
    const item = byId.get(row.item_id);
    const image = thumbnailUrl(row.file_hash, row.renditions);
    if (item && image) item.image = image;
  }
  return [...byId.values()];
}

type ListKey = 'tags' | 'ways' | 'parents' | 'children' | 'geojsons';

function append<K extends ListKey>(
  item: BasemapItem | undefined,
  key: K,
  value: NonNullable<BasemapItem[K]>[number],
): void {
  if (item) ((item[key] ??= [] as NonNullable<BasemapItem[K]>) as unknown[]).push(value);
}

/** Six decimals are a tenth of a metre. */
const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
