import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { dotCells, symbolZoom } from '@umkreis/map-style/points/dot-zooms.ts';
import { landmarksAt, landmarkZooms, prominentOf } from '@umkreis/map-style/points/landmarks.ts';
import { placeLayer } from './place-tiles.ts';
import { pointFlags, type ItemPoints } from './item-points.ts';
import type { Kinds } from './links.ts';
import { KEY_BITS, lowerBound, tileRange } from './z-order.ts';

const EXTENT = 4096;
/** At the maximum zoom nothing may be missing, but a symbol layer fails with more than 32,768 symbols in a tile. */
const MOST_SYMBOLS = 32_000;
/** The maximum zoom with tiles; the map overzooms them. */
const DEEPEST_ZOOM = KEY_BITS;
const TITLES_FROM_ZOOM = 11;

/** Filter for the items of a tile. */
export interface WantedItems {
  /** Only items whose first category is one of these */
  only?: ReadonlySet<string> | null;
  /** For a topic: only items with any of these categories or tags */
  kinds?: Kinds | null;
  /** Only items with any tag of each of these groups */
  tags?: readonly (readonly string[])[] | null;
  /** Only these indexes, ascending; null: any */
  among?: Uint32Array | null;
}

/**
 * A vector tile (MVT) of the items: points with properties of `PointProperties` and categoryId, their prominence at
 * this zoom (from, prominent), and from zoom 11 title. At low zooms a tile contains the most important place of
 * each cell, so that tile edges are invisible and no area is empty. Items are filtered before they are thinned out.
 * @returns undefined for a tile without items
 */
export function itemTile(
  points: ItemPoints,
  z: number,
  column: number,
  row: number,
  wanted: WantedItems = {},
): Uint8Array | undefined {
  if (z > KEY_BITS) return undefined;
  const [from, to] = tileRange(points.keys, z, column, row);
  if (from === to) return undefined;
  const scale = 2 ** z;
  const indices = chosen(points, [from, to], z, wanted);
  if (indices.length === 0) return undefined;
  const around = landmarkZooms.some((zoom) => zoom === z)
    ? siblingsOf(column, row).flatMap(([x, y]) =>
        x === column && y === row ? indices : chosen(points, tileRange(points.keys, z, x, y), z, wanted),
      )
    : indices;
  const standing = standingIn(points, around, z, Boolean(wanted.only ?? wanted.kinds ?? wanted.tags ?? wanted.among));
  const features = indices.map((index) => ({
    type: 1 as const,
    geometry: [
      [Math.round((points.x[index]! * scale - column) * EXTENT), Math.round((points.y[index]! * scale - row) * EXTENT)],
    ],
    tags: {
      nanoId: points.nanoIds[index]!,
      color: points.colors[points.category[index]!]!,
      sortOrder: points.order[index]!,
      rank: points.rank[index]!,
      ...(points.flags[index]! & pointFlags.furniture && { furniture: true }),
      ...standing(index),
      ...categoryOf(points, index),
      ...(z >= TITLES_FROM_ZOOM && points.titles[index] && { title: points.titles[index]! }),
    },
  }));
  const tile = { features } as unknown as Parameters<typeof fromGeojsonVt>[0][string];
  return fromGeojsonVt({ [placeLayer]: tile }, { version: 2, extent: EXTENT });
}

/**
 * Prominence of places at a zoom.
 * @param indices of a tile, including landmarks of its siblings
 * @param isFiltered a filter is active: street furniture may be prominent, too
 */
function standingIn(
  points: ItemPoints,
  indices: readonly number[],
  z: number,
  isFiltered: boolean,
): (index: number) => { from?: number; prominent?: true } {
  const able = indices.filter(
    (index) =>
      points.flags[index]! & pointFlags.canBeLandmark && (isFiltered || !(points.flags[index]! & pointFlags.furniture)),
  );
  const ranked = {
    size: able.length,
    x: (at: number) => points.x[able[at]!]!,
    y: (at: number) => points.y[able[at]!]!,
    rank: (at: number) => points.rank[able[at]!]!,
  };
  const indicesOf = (numbers: Iterable<number>) => new Set(Array.from(numbers, (at) => able[at]!));
  const landmarks = indicesOf(landmarksAt(ranked, z));
  const prominent = indicesOf(z < symbolZoom ? prominentOf(ranked) : []);
  return (index) => ({ ...(landmarks.has(index) && { from: z }), ...(prominent.has(index) && { prominent: true }) });
}

function ofKinds({ links }: ItemPoints, { categories, tags }: Kinds): (index: number) => boolean {
  const [hasCategory, hasTag] = [links.categories.havingAny(categories), links.tags.havingAny(tags)];
  return (index) => hasCategory(index) || hasTag(index);
}

/** The category, which is also the name of its symbol. */
function categoryOf({ category, categories }: ItemPoints, index: number): { categoryId: string; image: string } {
  const id = categories[category[index]!]!;
  return { categoryId: id, image: id };
}

/** A tile and its siblings below the same parent, along the curve. */
function siblingsOf(column: number, row: number): [column: number, row: number][] {
  const [west, north] = [column - (column % 2), row - (row % 2)];
  return [
    [west, north],
    [west + 1, north],
    [west, north + 1],
    [west + 1, north + 1],
  ];
}

function chosen(
  points: ItemPoints,
  [from, to]: readonly [from: number, to: number],
  z: number,
  { only, kinds, tags, among }: WantedItems,
): number[] {
  const isWanted = Uint8Array.from(points.categories, (id) => Number(!only || only.has(id)));
  const isOfKind = kinds ? ofKinds(points, kinds) : () => true;
  const haveTags = (tags ?? []).map((group) => points.links.tags.havingAny(group));
  const passes = (index: number) =>
    isWanted[points.category[index]!] === 1 && isOfKind(index) && haveTags.every((has) => has(index));
  const inside = among
    ? among.subarray(lowerBound(among, from), lowerBound(among, to)).filter(passes)
    : passing(from, to, passes);
  const count = inside.length;
  if (z < DEEPEST_ZOOM)
    return z >= symbolZoom && count <= dotCells ** 2 ? [...inside] : firstOfCells(points, inside, z);
  if (count <= MOST_SYMBOLS) return [...inside];
  const limit = Uint32Array.from(inside, (index) => points.thinningOrder[index]!).sort()[MOST_SYMBOLS]!;
  return Array.from(inside.filter((index) => points.thinningOrder[index]! < limit));
}

function passing(from: number, to: number, passes: (index: number) => boolean): Uint32Array {
  const all = new Uint32Array(to - from);
  let count = 0;
  for (let index = from; index < to; index++) if (passes(index)) all[count++] = index;
  return all.subarray(0, count);
}

function firstOfCells({ x, y, thinningOrder }: ItemPoints, indices: Uint32Array, z: number): number[] {
  const scale = 2 ** z * dotCells;
  // One more than the index of the cell's first item; 0: none yet
  const first = new Uint32Array(dotCells ** 2);
  for (const index of indices) {
    const cell = (Math.floor(y[index]! * scale) % dotCells) * dotCells + (Math.floor(x[index]! * scale) % dotCells);
    const current = first[cell]!;
    if (current === 0 || thinningOrder[index]! < thinningOrder[current - 1]!) first[cell] = index + 1;
  }
  return Array.from(first.filter(Boolean), (one) => one - 1);
}
