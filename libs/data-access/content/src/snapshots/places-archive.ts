import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Bounds } from '@umkreis/contract/ref.ts';
import type { HoursPlace } from '@umkreis/contract/hours-place.ts';
import type { BasemapItem } from '@umkreis/contract/item.ts';
import type { ReferenceDocument } from '@umkreis/contract/reference-document.ts';
import { itemFeatures } from '@umkreis/map-style/points/item-features.ts';
import type { MapPlace } from '@umkreis/map-style/points/map-place.ts';
import { documentItems } from '@umkreis/places/document-items.ts';
import { joinPlaces } from '@umkreis/places/join-places.ts';
import { boundsOf } from '@umkreis/geometry/bounds-of.ts';
import { writePmtiles, type Tile } from '@umkreis/pmtiles/write-pmtiles.ts';
import { placeLayer, placeTiles } from '@umkreis/vector-tiles/place-tiles.ts';

interface Branch {
  /** null: the main site. */
  shortId: number | null;
  timeZone: string;
  hoursPlaces: Record<string, HoursPlace>;
}

const zip = promisify(gzip);

/**
 * The places of a snapshot as an archive of vector tiles. Excludes events and prohibitions, as these change while
 * the file stays the same. Places that are closed at that time are grey.
 * @param pieces the snapshot's items, as chunks of the inside of a JSON array
 * @param at when the snapshot was created
 */
export async function placesArchive(
  { shortId, timeZone, hoursPlaces }: Branch,
  pieces: AsyncIterable<Buffer>,
  { categories, tags }: Pick<ReferenceDocument, 'categories' | 'tags'>,
  at: Date,
): Promise<Uint8Array> {
  const names = {
    categories: new Map(categories.map((category) => [category.id, category])),
    tags: new Map(tags.map((tag) => [tag.id, tag])),
  };
  const places: MapPlace[] = [];
  for await (const piece of pieces) {
    const document = { items: JSON.parse(`[${piece.toString()}]`) as BasemapItem[], hoursPlaces };
    const visible = documentItems(document, names.tags, shortId === null);
    for (const place of joinPlaces(visible, { ...names, events: [], now: at, timeZone })) places.push(slim(place));
  }
  return archiveOfPlaces(places);
}

/**
 * The places as an archive of vector tiles. Compresses in other threads and pauses between tiles, so that the process
 * stays responsive.
 */
export async function archiveOfPlaces(places: readonly MapPlace[]): Promise<Uint8Array> {
  const features = itemFeatures(places);
  const { zooms, tiles: unpacked } = placeTiles(features);
  const tiles: Tile[] = [];
  for (const tile of unpacked) tiles.push({ ...tile, packed: await zip(tile.data) });
  const [[west, south], [east, north]] = boundsOf(places.map(({ item }) => [item.lon, item.lat])) ?? WORLD;
  return writePmtiles(tiles, {
    minZoom: zooms.first,
    maxZoom: zooms.last,
    // All longitudes if it crosses 180°, because readers expect west below east.
    bounds: east > 180 ? [-180, south, 180, north] : [west, south, east, north],
    center: [(west + east) / 2, (south + north) / 2, zooms.first],
    metadata: { vector_layers: [{ id: placeLayer, fields: {} }] },
  });
}

const WORLD: Bounds = [
  [-180, -85],
  [180, 85],
];

/** Details that determine a point; of hours only whether there are any. */
function pointDetails(details: BasemapItem['details']): BasemapItem['details'] {
  const { parkingMaxParkingTime, hours, operatingHours } = details ?? {};
  if (!parkingMaxParkingTime && !hours && !operatingHours) return undefined;
  return {
    ...(parkingMaxParkingTime && { parkingMaxParkingTime }),
    ...((hours || operatingHours) && { hours: 'any' }),
  };
}

/** All places of a branch are in memory at once here, so unneeded fields are dropped. */
function slim({ item, categories, tags, hasEvents, isPermanentlyClosed: isGone, isDormant }: MapPlace): MapPlace {
  const { id, nanoId, title, lat, lon, image, parents, children, hasMentions, renown } = item;
  const details = pointDetails(item.details);
  return {
    item: {
      id,
      nanoId,
      title,
      lat,
      lon,
      categories: item.categories,
      ...(image && { image }),
      ...(parents && { parents }),
      ...(children && { children }),
      ...(hasMentions && { hasMentions }),
      ...(renown && { renown }),
      ...(item.ways && { ways: [''] }),
      ...(details && { details }),
    },
    categories,
    tags,
    hasEvents,
    isPermanentlyClosed: isGone,
    isDormant,
  };
}
