import { sql, type RawBuilder } from 'kysely';
import type { BasemapItem } from '@umkreis/contract/item.ts';
import { itemMediumKeys } from '@umkreis/contract/medium-keys.ts';
import { encodePolyline } from '@umkreis/geometry/polyline.ts';
import type { Db } from '@umkreis/db/database.ts';
import { thumbnailUrl } from '@umkreis/object-storage/file-names.ts';
import { focusOf } from '@umkreis/object-storage/picture-focus.ts';
import { addressLine } from '@umkreis/places/address-lines.ts';
import { nearbyNames } from './nearby-names.repository.ts';
import type { ItemKey } from '@umkreis/db/item-key.ts';
import { isFeaturedRow, renownColumns, renownOfRow } from './renown.repository.ts';
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

/** All items of an owner in the format of the basemap document, in pages sorted by ID. @param size of a page */
export async function* basemapItemPages(db: Db, owner: number, size: number): AsyncGenerator<BasemapItem[]> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const ids = await db
      .selectFrom('items')
      .where('owner_id', '=', owner)
      .where('id', '>', after)
      .select('id')
      .orderBy('id')
      .limit(size)
      .execute();
    const last = ids.at(-1)?.id;
    if (!last) return;
    const isInPage = (column: string) => sql<boolean>`${sql.ref(column)} > ${after} and ${sql.ref(column)} <= ${last}`;
    yield await load(db, {
      owners: [owner],
      rows: (ownerId, itemId) => sql<boolean>`${sql.ref(ownerId)} = ${owner} and ${isInPage(itemId)}`,
      either: (one, other) => sql<boolean>`${isInPage(one)} or ${isInPage(other)}`,
    });
    if (ids.length < size) return;
    after = last;
  }
}

/** These items in the format of the basemap document, sorted by ID, of any owner. */
export async function loadBasemapItems(db: Db, keys: readonly ItemKey[]): Promise<BasemapItem[]> {
  if (keys.length === 0) return [];
  const owners = keys.map((key) => key.owner_id);
  const ids = keys.map((key) => key.id);
  return load(db, {
    owners: [...new Set(owners)],
    rows: (ownerId, itemId) =>
      sql<boolean>`(${sql.ref(ownerId)}, ${sql.ref(itemId)}) in (select *
        from unnest(${owners}::smallint[], ${ids}::uuid[]))`,
    either: (one, other) =>
      sql<boolean>`${sql.ref(one)} = any(${ids}::uuid[]) or ${sql.ref(other)} = any(${ids}::uuid[])`,
  });
}

/** Selects items. */
interface Wanted {
  owners: readonly number[];
  /** Condition on the columns with owner and ID of an item. */
  rows(ownerId: string, itemId: string): RawBuilder<boolean>;
  /** Condition on two columns with item IDs, in rows of one of the owners. */
  either(one: string, other: string): RawBuilder<boolean>;
}

async function load(db: Db, wanted: Wanted): Promise<BasemapItem[]> {
  const [items, links, parts] = await Promise.all([itemRows(db, wanted), linkRows(db, wanted), partRows(db, wanted)]);
  const keyOf = (owner: number, id: string) => (wanted.owners.length === 1 ? id : `${owner} ${id}`);
  const byKey = new Map(items.map((row) => [keyOf(row.owner_id, row.id), toBasemapItem(row)]));
  const itemOf: ItemOf = (row, id) => byKey.get(keyOf(row.owner_id, id));
  addLinks(itemOf, links);
  addParts(itemOf, parts);
  return [...byKey.values()];
}

type ItemOf = (row: { owner_id: number }, id: string) => BasemapItem | undefined;
type Rows<Load extends (db: Db, wanted: Wanted) => Promise<unknown>> = Awaited<ReturnType<Load>>;

const itemRows = (db: Db, { rows: isWanted }: Wanted) =>
  db
    .selectFrom('items')
    .where(isWanted('owner_id', 'id'))
    .where('date_binned', 'is', null)
    .select([
      'owner_id',
      'id',
      'nano_id',
      'title',
      'lat',
      'lon',
      'date_permanently_closed',
      'is_duplicate_of',
      'hours_place',
      ...nearbyNames,
      ...renownColumns,
      isFeaturedRow('items').as('is_featured'),
    ])
    .orderBy('id')
    .execute();

/** Categories, tags, related items, and which items have mentions. */
async function linkRows(db: Db, { owners, rows: isWanted, either }: Wanted) {
  const binned = db
    .selectFrom('items')
    .where('owner_id', 'in', owners)
    .where('date_binned', 'is not', null)
    .select('id');
  const [categories, tags, relations, mentions] = await Promise.all([
    db
      .selectFrom('item_categories')
      .where(isWanted('owner_id', 'item_id'))
      .select(['owner_id', 'item_id', 'category_id', 'date_created'])
      .orderBy('sort_order')
      .orderBy('date_created')
      .orderBy('category_id')
      .execute(),
    db
      .selectFrom('item_tags')
      .where(isWanted('owner_id', 'item_id'))
      .select(['owner_id', 'item_id', 'tag_id'])
      .orderBy('tag_id')
      .execute(),
    db
      .selectFrom('item_relations')
      .where('owner_id', 'in', owners)
      .where(sql<boolean>`(${either('item_parent_id', 'item_child_id')})`)
      .where('item_parent_id', 'not in', binned)
      .where('item_child_id', 'not in', binned)
      .select(['owner_id', 'item_parent_id', 'item_child_id'])
      .orderBy('sort_order')
      .orderBy('item_parent_id')
      .orderBy('item_child_id')
      .orderBy('relationship_id')
      .execute(),
    db
      .selectFrom('mentions')
      .where(isWanted('owner_id', 'item_id'))
      .select(['owner_id', 'item_id'])
      .distinct()
      .execute(),
  ]);
  return { categories, tags, relations, mentions };
}

/** Rows that contain values of an item. */
async function partRows(db: Db, { rows: isWanted }: Wanted) {
  const [details, addresses, ways, geojsons, pictures] = await Promise.all([
    db
      .selectFrom('item_details as d')
      .innerJoin('item_detail_keys as k', 'k.id', 'd.item_detail_key_id')
      .where(isWanted('d.owner_id', 'd.item_id'))
      .where('k.key_name', 'in', [...basemapDetailKeys])
      .select(['d.owner_id', 'd.item_id', 'k.key_name', 'd.data_value', 'd.data_value_unit'])
      .orderBy('d.id', 'desc')
      .execute(),
    db
      .selectFrom('item_addresses')
      .where(isWanted('owner_id', 'item_id'))
      .select(['owner_id', 'item_id', 'street', 'housenumber', 'postcode', 'city'])
      .orderBy('id', 'desc')
      .execute(),
    db
      .selectFrom('ways')
      .where(isWanted('owner_id', 'item_id'))
      .select(['owner_id', 'item_id', 'way'])
      .orderBy('sort_order')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('item_geojsons')
      .where(isWanted('owner_id', 'item_id'))
      .select(['owner_id', 'item_id', 'type', 'geojson'])
      .orderBy('id')
      .execute(),
    db
      .selectFrom('item_media as m')
      .innerJoin('media_files as f', 'f.hash', 'm.file_hash')
      .where('m.kind', '<>', itemMediumKeys.logo)
      .where(isWanted('m.owner_id', 'm.item_id'))
      .distinctOn(['m.owner_id', 'm.item_id'])
      .select(['m.owner_id', 'm.item_id', 'm.file_hash', 'm.focus_x', 'm.focus_y', 'f.renditions'])
      .orderBy('m.owner_id')
      .orderBy('m.item_id')
      .orderBy('m.sort_order')
      .orderBy('m.id')
      .execute(),
  ]);
  return { details, addresses, ways, geojsons, pictures };
}

function toBasemapItem(row: Rows<typeof itemRows>[number]): BasemapItem {
  const renown = renownOfRow(row);
  return {
    id: row.id,
    nanoId: row.nano_id,
    title: row.title,
    lat: round(row.lat),
    lon: round(row.lon),
    branch: row.owner_id,
    categories: [],
    ...(row.date_permanently_closed !== null && { closed: row.date_permanently_closed }),
    ...(row.is_duplicate_of !== null && { duplicateOf: row.is_duplicate_of }),
    ...(row.hours_place && { hoursPlace: row.hours_place }),
    ...(row.near_place && { near: row.near_place }),
    ...(row.near_street && { onStreet: row.near_street }),
    ...(renown > 0 && { renown }),
  };
}

function addLinks(itemOf: ItemOf, { categories, tags, relations, mentions }: Rows<typeof linkRows>): void {
  for (const row of categories) itemOf(row, row.item_id)?.categories.push(row.category_id);
  for (const [item, rows] of Map.groupBy(categories, (row) => itemOf(row, row.item_id))) {
    const byDate = rows.toSorted((a, b) => a.date_created.getTime() - b.date_created.getTime());
    if (item && byDate.some((row, at) => row !== rows[at]))
      item.categoriesByDate = byDate.map(({ category_id }) => category_id);
  }
  for (const row of tags) append(itemOf(row, row.item_id), 'tags', row.tag_id);
  for (const row of relations) {
    append(itemOf(row, row.item_child_id), 'parents', row.item_parent_id);
    append(itemOf(row, row.item_parent_id), 'children', row.item_child_id);
  }
  for (const row of mentions) {
    const item = itemOf(row, row.item_id);
    if (item) item.hasMentions = true;
  }
}

function addParts(itemOf: ItemOf, { details, addresses, ways, geojsons, pictures }: Rows<typeof partRows>): void {
  for (const row of details) {
    const item = itemOf(row, row.item_id);
    if (item)
      (item.details ??= {})[row.key_name] = row.data_value_unit
        ? `${row.data_value} ${row.data_value_unit}`
        : row.data_value;
  }
  for (const row of addresses) {
    const item = itemOf(row, row.item_id);
    const line = addressLine(row);
    if (item && line) item.address = line;
  }
  for (const row of ways)
    append(
      itemOf(row, row.item_id),
      'ways',
      encodePolyline(simplifyLine((row.way as { coordinates: number[][] }).coordinates, WAY_TOLERANCE_M)),
    );
  for (const row of geojsons)
    append(itemOf(row, row.item_id), 'geojsons', { itemGeojsonType: row.type, geojson: row.geojson } as NonNullable<
      BasemapItem['geojsons']
    >[number]);
  for (const row of pictures) {
    const item = itemOf(row, row.item_id);
    const image = thumbnailUrl(row.file_hash, row.renditions);
    const focus = focusOf(row);
    if (item && image) Object.assign(item, { image, ...(focus && { imageFocus: focus }) });
  }
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
