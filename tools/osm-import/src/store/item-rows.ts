import { nanoid } from 'nanoid';
import { v7 } from 'uuid';
import { countryOf } from '@umkreis/taxonomy/countries.ts';
import { derivedId, detailKeyId } from '@umkreis/taxonomy/ids.ts';
import type { LocatedItem } from '../region/model.ts';
import type { Position } from '../shared/osm-data.ts';

export interface ExistingItem {
  owner_id: number;
  id: string;
  nano_id: string;
  source_ref: string;
  title: string;
  lat: number;
  lon: number;
  edited_fields: string[];
}

/** Rows of items and their dependent tables. Ids of dependent rows are derived from the item's. */
export function itemRows(items: readonly LocatedItem[], existing: readonly ExistingItem[], source: string) {
  const existingByKey = new Map(existing.map((row) => [`${row.owner_id}/${row.source_ref}`, row]));
  const rows = {
    items: [] as object[],
    categories: [] as object[],
    tags: [] as object[],
    details: [] as object[],
    addresses: [] as object[],
    ways: [] as object[],
    geojsons: [] as object[],
    relations: [] as object[],
  };
  const ids = new Map<string, string>();
  for (const item of items) ids.set(item.ref, existingByKey.get(`${item.owner}/${item.ref}`)?.id ?? v7());
  for (const item of items) {
    const before = existingByKey.get(`${item.owner}/${item.ref}`);
    const edited = new Set(before?.edited_fields);
    const owned = { owner_id: item.owner, item_id: ids.get(item.ref)! };
    rows.items.push(itemRow(item, owned.item_id, { before, edited, source }));
    if (!edited.has('categories'))
      item.categories.forEach((row, index) =>
        rows.categories.push({ ...owned, category_id: row.id, sort_order: index }),
      );
    if (!edited.has('tags')) for (const tag of item.tags) rows.tags.push({ ...owned, tag_id: tag.id });
    rows.details.push(...detailRows(item, owned.item_id, edited));
    if (!edited.has('address')) rows.addresses.push(addressRow(item, owned.item_id));
    if (!edited.has('ways')) rows.ways.push(...wayRows(item, owned));
    if (!edited.has('geojsons')) rows.geojsons.push(...geojsonRows(item, owned));
    rows.relations.push(...relationRows(item, owned.item_id, ids));
  }
  return rows;
}

interface Before {
  before: ExistingItem | undefined;
  /** Fields that editors changed: they keep their values. */
  edited: ReadonlySet<string>;
  source: string;
}

interface Owned {
  owner_id: number;
  item_id: string;
}

function itemRow(item: LocatedItem, id: string, { before, edited, source }: Before) {
  return {
    owner_id: item.owner,
    id,
    nano_id: before?.nano_id ?? nanoid(8),
    type: item.type,
    source,
    source_ref: item.ref,
    title: edited.has('title') ? before!.title : item.title,
    lat: edited.has('lat') ? before!.lat : item.position[1],
    lon: edited.has('lon') ? before!.lon : item.position[0],
    hours_place: item.hoursPlace ?? null,
    near_place: item.near ?? null,
    near_street: item.onStreet ?? null,
    wikipedia: item.wikipedia ?? null,
    wikidata: item.wikidata ?? null,
  };
}

function detailRows({ owner, details }: LocatedItem, itemId: string, edited: ReadonlySet<string>) {
  const counts = new Map<string, number>();
  return details
    .filter(({ key }) => !edited.has(`detail:${key}`))
    .map((detail) => {
      const index = counts.get(detail.key) ?? 0;
      counts.set(detail.key, index + 1);
      return {
        owner_id: owner,
        // The first value of a key has the id that it had when there was only one.
        id: derivedId('detail', `${itemId}/${detail.key}${index > 0 ? `/${index}` : ''}`),
        item_id: itemId,
        item_detail_key_id: detailKeyId(detail.key),
        data_value: detail.value,
        data_value_unit: detail.unit ?? null,
      };
    });
}

const wayRows = (item: LocatedItem, owned: Owned) =>
  item.lines.map((line, index) => ({
    ...shapeKeys('way', owned.item_id, index),
    ...owned,
    sort_order: index,
    way: { type: 'LineString', coordinates: coordinatesOf(line, item.heights?.[index]) },
  }));

/** Its areas in the source, and its shapes. */
const geojsonRows = ({ polygons, shapes = [] }: LocatedItem, owned: Owned) => [
  ...polygons.map((polygon, index) => ({
    ...shapeKeys('geojson', owned.item_id, index),
    ...owned,
    type: 1000,
    geojson_type: 2,
    geojson: {
      type: 'Feature',
      properties: {},
      geometry: { type: 'Polygon', coordinates: polygon.map((ring) => ring.map(rounded)) },
    },
  })),
  ...shapes.map((shape, index) => ({
    ...shapeKeys('shape', owned.item_id, index),
    ...owned,
    type: shape.type,
    geojson_type: shape.geojsonType,
    geojson: shape.geojson,
  })),
];

/** Its stops, and the hall in which it is. @param ids by source reference */
function relationRows({ owner, stops, hall }: LocatedItem, itemId: string, ids: ReadonlyMap<string, string>) {
  const relation = (parent: string, child: string, kind: number, order: number) => ({
    owner_id: owner,
    item_parent_id: parent,
    item_child_id: child,
    relationship_id: kind,
    sort_order: order,
  });
  const hallId = hall && ids.get(hall);
  return [
    ...stops.flatMap((ref, index) => {
      const child = ids.get(ref);
      return child ? [relation(itemId, child, 2, index)] : [];
    }),
    ...(hallId ? [relation(hallId, itemId, 3, 0)] : []),
  ];
}

function addressRow({ owner, address, countryCode, stateId }: LocatedItem, itemId: string) {
  return {
    owner_id: owner,
    id: derivedId('address', itemId),
    item_id: itemId,
    ...address,
    country_id: (countryCode && countryOf(countryCode)?.id) ?? null,
    state_id: stateId ?? null,
  };
}

const shapeKeys = (kind: string, itemId: string, index: number) => {
  const id = derivedId(kind, `${itemId}/${index}`);
  return { id, nano_id: Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url').slice(0, 8) };
};

/** With heights if any is known. */
const coordinatesOf = (line: readonly Position[], heights: readonly (number | undefined)[] = []): number[][] =>
  line.map((position, at) => {
    const height = heights[at];
    return height === undefined ? rounded(position) : [...rounded(position), Math.round(height * 10) / 10];
  });

/** Six decimals are about 0.1 m. */
const rounded = ([lon, lat]: Position): Position => [Math.round(lon * 1e6) / 1e6, Math.round(lat * 1e6) / 1e6];
