import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { PbfWriter } from 'pbf';
import { zxyToTileId } from 'pmtiles';

interface TilePlace {
  z: number;
  x: number;
  y: number;
  /** Number of zooms below at which all tiles inside this one are the same; default 0 */
  below?: number;
}

/** A tile: its data, or these in the compression of the archive */
export type Tile = TilePlace & ({ data: Uint8Array; packed?: undefined } | { data?: undefined; packed: Uint8Array });

export interface ArchiveInfo {
  minZoom: number;
  maxZoom: number;
  /** [west, south, east, north], degrees */
  bounds: [number, number, number, number];
  /** [lon, lat, zoom] */
  center: [number, number, number];
  metadata: object;
  /** Format of the tiles; default: vector tiles */
  format?: keyof typeof formats;
}

interface Entry {
  tileId: number;
  offset: number;
  length: number;
  runLength: number;
}

const HEADER = 127;
/** Header and root directory must fit into the first 16 kB, so that readers get them with one request. */
const ROOT_MAX = 16_384 - HEADER;
const LEAF = 4096;
const GZIP = 2;
const PLAIN = 1;
/** Tile types of the specification; pictures are already compressed. */
const formats = {
  mvt: { type: 1, compression: GZIP, pack: (data: Uint8Array): Uint8Array => gzipSync(data) },
  png: { type: 2, compression: PLAIN, pack: (data: Uint8Array): Uint8Array => data },
};

/**
 * Writes a PMTiles archive, version 3 (https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md): directories
 * and vector tiles in gzip, tiles in Hilbert order, equal tiles stored once.
 */
export function writePmtiles(tiles: readonly Tile[], info: ArchiveInfo): Uint8Array {
  const parts: Uint8Array[] = [];
  const seen = new Map<string, { offset: number; length: number }>();
  const entries: Entry[] = [];
  let size = 0;
  for (const { tileId, data, packed: given, count } of tiles.flatMap(runsOf).toSorted((a, b) => a.tileId - b.tileId)) {
    const hash = createHash('sha1')
      .update(given ?? data)
      .digest('base64');
    let stored = seen.get(hash);
    if (!stored) {
      const packed = given ?? formats[info.format ?? 'mvt'].pack(data);
      stored = { offset: size, length: packed.length };
      seen.set(hash, stored);
      parts.push(packed);
      size += packed.length;
    }
    const last = entries.at(-1);
    if (last && last.offset === stored.offset && last.tileId + last.runLength === tileId) last.runLength += count;
    else entries.push({ tileId, ...stored, runLength: count });
  }
  const { root, leafDirectories } = directories(entries);
  const metadata = gzipSync(JSON.stringify(info.metadata));
  const header = headerOf(
    info,
    { root: root.length, metadata: metadata.length, leaves: leafDirectories.length, data: size },
    { tiles: entries.reduce((sum, { runLength }) => sum + runLength, 0), entries: entries.length, contents: seen.size },
  );
  return Buffer.concat([header, root, metadata, leafDirectories, ...parts]);
}

/** A tile and those below it: along the Hilbert curve the tiles of a zoom inside one tile are consecutive. */
function runsOf({ z, x, y, below = 0, ...tile }: Tile) {
  const position = zxyToTileId(z, x, y) - firstId(z);
  return Array.from({ length: below + 1 }, (_, depth) => {
    const count = 4 ** depth;
    return { tileId: firstId(z + depth) + position * count, count, ...tile };
  });
}

/** The id of the first tile of a zoom. */
const firstId = (z: number) => (4 ** z - 1) / 3;

function directories(entries: Entry[]): { root: Uint8Array; leafDirectories: Uint8Array } {
  const whole = directory(entries);
  if (whole.length <= ROOT_MAX) return { root: whole, leafDirectories: new Uint8Array() };
  for (let leafSize = LEAF; ; leafSize *= 2) {
    const parts: Uint8Array[] = [];
    const pointers: Entry[] = [];
    let offset = 0;
    for (let at = 0; at < entries.length; at += leafSize) {
      const leaf = directory(entries.slice(at, at + leafSize));
      pointers.push({ tileId: entries[at]!.tileId, offset, length: leaf.length, runLength: 0 });
      parts.push(leaf);
      offset += leaf.length;
    }
    const root = directory(pointers);
    if (root.length <= ROOT_MAX) return { root, leafDirectories: Buffer.concat(parts) };
  }
}

function directory(entries: Entry[]): Uint8Array {
  const pbf = new PbfWriter();
  pbf.writeVarint(entries.length);
  entries.forEach((entry, at) => pbf.writeVarint(entry.tileId - (at ? entries[at - 1]!.tileId : 0)));
  entries.forEach((entry) => pbf.writeVarint(entry.runLength));
  entries.forEach((entry) => pbf.writeVarint(entry.length));
  entries.forEach((entry, at) => {
    const before = entries[at - 1];
    pbf.writeVarint(before && before.offset + before.length === entry.offset ? 0 : entry.offset + 1);
  });
  return gzipSync(pbf.finish());
}

interface Sizes {
  root: number;
  metadata: number;
  leaves: number;
  data: number;
}
interface Counts {
  tiles: number;
  entries: number;
  contents: number;
}

function headerOf(
  { minZoom, maxZoom, bounds, center, format = 'mvt' }: ArchiveInfo,
  sizes: Sizes,
  counts: Counts,
): Uint8Array {
  const { type, compression } = formats[format];
  const bytes = new Uint8Array(HEADER);
  const view = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode('PMTiles'));
  view.setUint8(7, 3);
  let offset = HEADER;
  [sizes.root, sizes.metadata, sizes.leaves, sizes.data].forEach((length, at) => {
    view.setBigUint64(8 + at * 16, BigInt(offset), true);
    view.setBigUint64(16 + at * 16, BigInt(length), true);
    offset += length;
  });
  [counts.tiles, counts.entries, counts.contents].forEach((count, at) =>
    view.setBigUint64(72 + at * 8, BigInt(count), true),
  );
  [1, GZIP, compression, type, minZoom, maxZoom].forEach((value, at) => view.setUint8(96 + at, value));
  bounds.forEach((degree, at) => view.setInt32(102 + at * 4, Math.round(degree * 1e7), true));
  view.setUint8(118, Math.round(center[2]));
  [center[0], center[1]].forEach((degree, at) => view.setInt32(119 + at * 4, Math.round(degree * 1e7), true));
  return bytes;
}
