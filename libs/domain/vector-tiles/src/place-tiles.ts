import { mercatorX, mercatorY } from '@umkreis/map-style/points/mercator.ts';
import type { PointFeature } from '@umkreis/map-style/points/point-feature.ts';
import { EncodedProperties, keysOf } from './encoded-properties.ts';
import { PointTileWriter } from './point-tile-writer.ts';
import { curveOrder, KEY_BITS } from './z-order.ts';

/** Units along a tile's side: those that MapLibre calculates with */
const EXTENT = 8192;
/** Name of the layer of places, also in the tiles of the API */
export const placeLayer = 'items';

/** At this zoom tiles end as a rule, and the map scales them up: there are few, and nowhere too many places in one. */
const USUAL_LAST_ZOOM = 14;
/** With fewer tiles there are more zooms, so that stands of a fair are at their exact position. */
const MOST_TILES_OF_A_ZOOM = 500;
/** With more values, most are of places that have changed since. */
const VALUES_PER_POINT = 6;
/** So many zooms below the one at which a single tile has all places, they are a few pixels together. */
const ZOOMS_BELOW_ONE_TILE = 4;

/** Zooms with tiles; at higher ones the map scales the last tiles up, at lower ones it draws no places. */
export interface PlaceZooms {
  first: number;
  last: number;
}

export interface PlaceTile {
  z: number;
  x: number;
  y: number;
  /** Mapbox Vector Tile with the layer `placeLayer`; null: not needed */
  data: Uint8Array | null;
}

/** Whether a tile's data are needed. */
type IsNeeded = (z: number, x: number, y: number) => boolean;

interface PlaceTiles {
  zooms: PlaceZooms;
  /** Properties of the places; every tile has their keys. */
  encoded: EncodedProperties;
  /** All tiles; those that aren't needed have no data. */
  tiles(isNeeded?: IsNeeded): Generator<PlaceTile>;
}

/**
 * All places in vector tiles of the zooms that they need, none left out. Tiles have no margin: what is beyond an edge
 * is drawn by the neighbour. The data of a tile depend on its own places, in their order, and on the keys.
 * @param earlier properties of an earlier state of the places, used if they have the same keys
 */
export function placeTiles(features: readonly PointFeature[], earlier?: EncodedProperties): PlaceTiles {
  const order = orderOf(features);
  const zooms = zoomsOf(order);
  const points = features.map(({ properties }) => properties);
  const keys = keysOf(points);
  const isUsable = earlier?.keys.join() === keys.join() && earlier.values.length < VALUES_PER_POINT * points.length;
  const encoded = isUsable ? earlier : new EncodedProperties(keys);
  const writer = new PointTileWriter(placeLayer, EXTENT, points, encoded);
  return { zooms, encoded, tiles: (isNeeded = () => true) => tilesOf(writer, order, zooms, isNeeded) };
}

/** Column and row of a position's tile. */
export function tileAt([lon, lat]: readonly number[], z: number): [x: number, y: number] {
  const limit = 2 ** KEY_BITS - 1;
  const cell = (position: number) => Math.min(limit, Math.max(0, Math.floor(position * 2 ** KEY_BITS)));
  const scale = 2 ** (KEY_BITS - z);
  return [Math.floor(cell(wrapped(mercatorX(lon!))) / scale), Math.floor(cell(mercatorY(lat!)) / scale)];
}

function zoomsOf({ keys }: Order): PlaceZooms {
  const tilesAt = (z: number) => new Set(Array.from(keys, (key) => tileNumber(key, z))).size;
  let last = KEY_BITS;
  while (last > USUAL_LAST_ZOOM && tilesAt(last) > MOST_TILES_OF_A_ZOOM) last--;
  let first = 0;
  while (first < last && tilesAt(first + 1) <= 1) first++;
  return { first: Math.max(0, first - ZOOMS_BELOW_ONE_TILE), last };
}

function* tilesOf(
  writer: PointTileWriter,
  { keys, order, xs, ys }: Order,
  { first, last }: PlaceZooms,
  isNeeded: IsNeeded,
): Generator<PlaceTile> {
  for (let z = first; z <= last; z++) {
    const scale = 2 ** z;
    const unit = scale * EXTENT;
    for (let from = 0, to = 0; from < keys.length; from = to) {
      const tile = tileNumber(keys[from]!, z);
      while (to < keys.length && tileNumber(keys[to]!, z) === tile) to++;
      const members = order.subarray(from, to);
      const [x, y] = [columnOf(xs[members[0]!]!, scale), columnOf(ys[members[0]!]!, scale)];
      if (!isNeeded(z, x, y)) {
        yield { z, x, y, data: null };
        continue;
      }
      const positions = new Int32Array(members.length * 2);
      members.forEach((member, at) => {
        positions[at * 2] = Math.round(xs[member]! * unit) - x * EXTENT;
        positions[at * 2 + 1] = Math.round(ys[member]! * unit) - y * EXTENT;
      });
      yield { z, x, y, data: writer.tile(members, positions) };
    }
  }
}

/** Number of a key's tile along the curve; all bits of a key can't be shifted out at once. */
const tileNumber = (key: number, z: number) => Math.floor(key / 4 ** (KEY_BITS - z));

type Order = ReturnType<typeof orderOf>;

/** Positions, Web Mercator 0–1, and the places along the curve, on which those of a tile are consecutive */
function orderOf(features: readonly PointFeature[]) {
  const xs = Float64Array.from(features, ({ geometry }) => wrapped(mercatorX(geometry.coordinates[0]!)));
  const ys = Float64Array.from(features, ({ geometry }) => mercatorY(geometry.coordinates[1]!));
  return { ...curveOrder(xs, ys), xs, ys };
}

const wrapped = (x: number) => x - Math.floor(x);
const columnOf = (position: number, scale: number) => Math.min(scale - 1, Math.max(0, Math.floor(position * scale)));
