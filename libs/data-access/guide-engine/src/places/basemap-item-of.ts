import type { BasemapItem, Item } from '@umkreis/contract/item.ts';
import { encodePolyline } from '@umkreis/geometry/polyline.ts';

/** The ways of an item as encoded polylines. */
export const encodedWays = (item: Pick<Item, 'ways'>): string[] =>
  item.ways.map(({ way }) => encodePolyline(way.coordinates));

/** Converts a complete item to the fields the map needs. */
export function basemapItemOf(item: Item): BasemapItem {
  return {
    id: item.id,
    nanoId: item.nanoId,
    title: item.title,
    lat: item.lat,
    lon: item.lon,
    branch: item.branchShortId,
    categories: item.categories.map(({ categoryId }) => categoryId),
    tags: item.tags.map(({ tagId }) => tagId),
    details: Object.fromEntries(item.itemDetails.map(({ dataKeyName, dataValue }) => [dataKeyName, dataValue])),
    ways: encodedWays(item),
    geojsons: item.geojsons.map(({ itemGeojsonType, geojson }) => ({ itemGeojsonType, geojson })),
    parents: item.itemParents.map(({ id }) => id),
    children: item.itemChildren.map(({ id }) => id),
    closed: item.datePermanentlyClosed ?? undefined,
    duplicateOf: item.isDuplicateOf ?? undefined,
    ...(item.hoursPlace && { hoursPlace: item.hoursPlace }),
  };
}
