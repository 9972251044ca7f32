import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Bounds } from '@umkreis/contract/ref.ts';
import { boundsOf } from '@umkreis/geometry/bounds-of.ts';
import { itemFeatures } from '@umkreis/map-style/points/item-features.ts';
import type { MapPlace } from '@umkreis/map-style/points/map-place.ts';
import type { PointFeature } from '@umkreis/map-style/points/point-feature.ts';
import { writePmtiles, type Tile } from '@umkreis/pmtiles/write-pmtiles.ts';
import type { EncodedProperties } from '@umkreis/vector-tiles/encoded-properties.ts';
import { placeLayer, placeTiles, tileAt, type PlaceZooms } from '@umkreis/vector-tiles/place-tiles.ts';

const zip = promisify(gzip);
/** 2 % more bytes than the default in half of its time; tiles of low zooms have all places. */
const GZIP_LEVEL = 3;

/** An archive, and what a later one of the same branch is compared with. */
export interface PlacesArchive {
  bytes: Uint8Array;
  tiles: ArchivedTiles;
}

interface ArchivedTiles {
  /** By the place's ID */
  features: ReadonlyMap<string, PointFeature>;
  encoded: EncodedProperties;
  /** Compressed tiles by 'z/x/y' */
  packed: ReadonlyMap<string, Uint8Array>;
}

/** Waits while more urgent work is running. */
export type Pause = () => Promise<void>;

/**
 * The places of a branch as an archive of vector tiles. Compresses in other threads and pauses between tiles, so that
 * the process stays responsive.
 * @param earlier an archive of the same branch: only tiles with changed places are encoded. The result is the same.
 * @param pause called between tiles
 */
export async function archiveOfPlaces(
  places: readonly MapPlace[],
  { earlier, pause }: { earlier?: ArchivedTiles | undefined; pause?: Pause | undefined } = {},
): Promise<PlacesArchive> {
  const { points, features, changed } = compared(places, earlier?.features);
  const { zooms, encoded, tiles } = placeTiles(points, earlier?.encoded);
  const packed = new Map<string, Uint8Array>();
  const isChanged = earlier?.encoded === encoded ? tilesWith(changed, zooms) : undefined;
  const isNeeded = (z: number, x: number, y: number) =>
    !isChanged || isChanged(z, x, y) || !earlier!.packed.has(`${z}/${x}/${y}`);
  const archived: Tile[] = [];
  for (const { z, x, y, data } of tiles(isNeeded)) {
    if (data) await pause?.();
    const tile = data ? await zip(data, { level: GZIP_LEVEL }) : earlier!.packed.get(`${z}/${x}/${y}`)!;
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
  return { bytes, tiles: { features, encoded, packed } };
}

/** The points of places: those that are the same as earlier are the same objects. */
function compared(places: readonly MapPlace[], earlier: ReadonlyMap<string, PointFeature> = new Map()) {
  const features = new Map<string, PointFeature>();
  /** Before and after */
  const changed: PointFeature[] = [];
  const points = itemFeatures(places).map((feature, at) => {
    const { id } = places[at]!.item;
    const before = earlier.get(id);
    const point = before && isSameFeature(before, feature) ? before : feature;
    if (point !== before) changed.push(point, ...(before ? [before] : []));
    features.set(id, point);
    return point;
  });
  for (const [id, before] of earlier) if (!features.has(id)) changed.push(before);
  return { points, features, changed };
}

/** Whether a tile has one of these points. */
function tilesWith(
  points: readonly PointFeature[],
  { first, last }: PlaceZooms,
): (z: number, x: number, y: number) => boolean {
  const tiles = new Set<string>();
  for (let z = first; z <= last; z++)
    for (const { geometry } of points) tiles.add(`${z}/${tileAt(geometry.coordinates, z).join('/')}`);
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
