import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Bounds } from '@umkreis/contract/ref.ts';
import { boundsOf } from '@umkreis/geometry/bounds-of.ts';
import { itemFeatures } from '@umkreis/map-style/points/item-features.ts';
import type { MapPlace } from '@umkreis/map-style/points/map-place.ts';
import type { PointFeature } from '@umkreis/map-style/points/point-feature.ts';
import { writePmtiles, type Tile } from '@umkreis/pmtiles/write-pmtiles.ts';
import { placeLayer, placeTiles, tileAt, type PlaceZooms } from '@umkreis/vector-tiles/place-tiles.ts';

const zip = promisify(gzip);

/** An archive, and what a later one of the same branch is compared with. */
export interface PlacesArchive {
  bytes: Uint8Array;
  tiles: ArchivedTiles;
}

interface ArchivedTiles {
  /** By the place's ID */
  features: ReadonlyMap<string, PointFeature>;
  zooms: PlaceZooms;
  /** Names of properties in the tiles */
  keys: readonly string[];
  /** Compressed tiles by 'z/x/y' */
  packed: ReadonlyMap<string, Uint8Array>;
}

/**
 * The places of a branch as an archive of vector tiles. Compresses in other threads and pauses between tiles, so that
 * the process stays responsive.
 * @param earlier an archive of the same branch: only tiles with changed places are encoded. The result is the same.
 */
export async function archiveOfPlaces(places: readonly MapPlace[], earlier?: ArchivedTiles): Promise<PlacesArchive> {
  const points = itemFeatures(places);
  const features = new Map(places.map(({ item }, at) => [item.id, points[at]!]));
  const { zooms, keys, tiles } = placeTiles(points);
  const packed = new Map<string, Uint8Array>();
  const isChanged = earlier && earlier.keys.join() === keys.join() ? changedTiles(earlier, features, zooms) : undefined;
  const isNeeded = (z: number, x: number, y: number) =>
    !isChanged || isChanged(z, x, y) || !earlier!.packed.has(`${z}/${x}/${y}`);
  const archived: Tile[] = [];
  for (const { z, x, y, data } of tiles(isNeeded)) {
    const tile = data ? await zip(data) : earlier!.packed.get(`${z}/${x}/${y}`)!;
    packed.set(`${z}/${x}/${y}`, tile);
    archived.push({ z, x, y, packed: tile });
  }
  const [[west, south], [east, north]] = boundsOf(places.map(({ item }) => [item.lon, item.lat])) ?? WORLD;
  const bytes = writePmtiles(archived, {
    minZoom: zooms.first,
    maxZoom: zooms.last,
    // All longitudes if it crosses 180°, because readers expect west below east.
    bounds: east > 180 ? [-180, south, 180, north] : [west, south, east, north],
    center: [(west + east) / 2, (south + north) / 2, zooms.first],
    metadata: { vector_layers: [{ id: placeLayer, fields: {} }] },
  });
  return { bytes, tiles: { features, zooms, keys, packed } };
}

/** Whether a tile has places that were added, removed or changed. */
function changedTiles(
  earlier: ArchivedTiles,
  features: ReadonlyMap<string, PointFeature>,
  { first, last }: PlaceZooms,
): (z: number, x: number, y: number) => boolean {
  const changed: PointFeature[] = [];
  for (const [id, feature] of features) {
    const before = earlier.features.get(id);
    if (!before || !isSameFeature(before, feature)) changed.push(feature, ...(before ? [before] : []));
  }
  for (const [id, before] of earlier.features) if (!features.has(id)) changed.push(before);
  const tiles = new Set<string>();
  for (let z = first; z <= last; z++)
    for (const { geometry } of changed) tiles.add(`${z}/${tileAt(geometry.coordinates, z).join('/')}`);
  return (z, x, y) => tiles.has(`${z}/${x}/${y}`);
}

function isSameFeature(one: PointFeature, other: PointFeature): boolean {
  const [before, after] = [one.properties as object, other.properties as object] as Record<string, unknown>[];
  const keys = Object.keys(before!);
  return (
    one.geometry.coordinates.every((degrees, at) => degrees === other.geometry.coordinates[at]) &&
    keys.length === Object.keys(after!).length &&
    keys.every((key) => before![key] === after![key])
  );
}

const WORLD: Bounds = [
  [-180, -85],
  [180, 85],
];
