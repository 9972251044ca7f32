import { isStreetFurniture } from '@umkreis/taxonomy/street-furniture.ts';
import { rankOf } from '@umkreis/places/rank.ts';
import { hasTag, isSettlement, type MapPlace } from './map-place.ts';
import { mercatorX, mercatorY } from './mercator.ts';

/** Zooms at which some places are landmarks; at higher ones each place has its symbol and name */
export const landmarkZooms = [10, 11, 12, 13, 14, 15, 16] as const;
/** From this zoom on landmarks have names */
const firstNameZoom = 13;

/** Width of a tile and of a symbol with its margin, px */
const [tileWidth, symbolWidth] = [512, 44];
/** Cells along a tile's side, each 256 px wide */
const cellsPerTile = 2;
/** Cells of about 400 m at 47° north: one small symbol each at low zoom */
const prominentCells = 2 ** 16;
/** Last rank of symbols at low zoom */
const leastProminent = 135;

/** Last rank of a landmark by zoom */
const leastRank: Readonly<Record<number, number>> = { 10: 85, 11: 95, 12: 105, 13: 115, 14: 125, 15: 135, 16: 155 };
/** Maximum number of landmarks in a cell */
const mostOfCell = (zoom: number) => (zoom < firstNameZoom ? 1 : 3);
/** Maximum number of landmarks in a square of two by two tiles, about a screen */
const mostOfScreen = 16;

/** Places by their index in a list. */
export interface RankedPoints {
  size: number;
  /** Web Mercator, 0–1 from the north-west corner */
  x(at: number): number;
  y(at: number): number;
  /** Rank by the lib places; equal ones in the order of the list */
  rank(at: number): number;
}

interface Cells {
  /** Cells along the side of the world */
  cells: number;
  /** Maximum number of points in a cell */
  most: number;
  /** The last rank */
  last: number;
  /** Minimum distance between points of a cell, relative to the world's width */
  apart: number;
  /** Maximum number of points in a square of four by four cells; null: unlimited */
  ofScreen: number | null;
  /** Points already chosen */
  chosen?: ReadonlySet<number>;
}

const none: ReadonlySet<number> = new Set();

/**
 * Indexes of the most important points of each cell, none so close to a more important one of its cell that their
 * symbols would overlap.
 */
function bestOfCells(
  points: RankedPoints,
  { cells, most, last, apart, ofScreen, chosen: alreadyChosen = none }: Cells,
): Set<number> {
  const chosen = new Set<number>();
  const byCell = new Map<number, number[]>();
  const counts = new Map<number, number>();
  const consider = (at: number, isAlreadyChosen: boolean) => {
    const [x, y] = [points.x(at), points.y(at)];
    const cell = numberOf(x, y, cells);
    const screen = numberOf(x, y, cells / 4);
    const others = byCell.get(cell) ?? [];
    const count = counts.get(screen) ?? 0;
    const isNear = (other: number) => Math.hypot(points.x(other) - x, points.y(other) - y) < apart;
    const isFull = others.length >= most || (ofScreen !== null && count >= ofScreen);
    if (!isAlreadyChosen && (isFull || others.some(isNear))) return;
    chosen.add(at);
    byCell.set(cell, [...others, at]);
    counts.set(screen, count + 1);
  };
  for (const at of alreadyChosen) consider(at, true);
  for (const at of inOrder(points)) {
    if (points.rank(at) > last) break;
    if (!chosen.has(at)) consider(at, false);
  }
  return chosen;
}

const numberOf = (x: number, y: number, cells: number) => Math.floor(y * cells) * cells + Math.floor(x * cells);

const orders = new WeakMap<RankedPoints, readonly number[]>();

/** Indexes of the points, the most important first. */
function inOrder(points: RankedPoints): readonly number[] {
  const cached = orders.get(points);
  if (cached) return cached;
  const order = Array.from({ length: points.size }, (_, at) => at).sort((a, b) => points.rank(a) - points.rank(b));
  orders.set(points, order);
  return order;
}

/**
 * Indexes of the landmarks at a zoom. Landmarks of a tile only depend on the points of four tiles: itself and its
 * siblings below the same parent tile.
 * @param alreadyChosen landmarks of lower zooms, which stay
 */
export const landmarksAt = (points: RankedPoints, zoom: number, alreadyChosen = none): Set<number> =>
  bestOfCells(points, {
    cells: 2 ** zoom * cellsPerTile,
    most: mostOfCell(zoom),
    last: leastRank[zoom] ?? -1,
    apart: symbolWidth / (tileWidth * 2 ** zoom),
    ofScreen: mostOfScreen,
    chosen: alreadyChosen,
  });

/** Indexes of the points that are small symbols below zoom 14, where others are dots. */
export const prominentOf = (points: RankedPoints): Set<number> =>
  bestOfCells(points, { cells: prominentCells, most: 1, last: leastProminent, apart: 0, ofScreen: null });

/** Whether a place has a symbol and a name to be a landmark. @param isFiltered includes street furniture */
const canBeLandmark = (place: MapPlace, isFiltered: boolean): boolean =>
  Boolean(place.item.title) &&
  !place.isDormant &&
  !place.isPermanentlyClosed &&
  !isSettlement(place) &&
  (isFiltered || !isStreetFurniture(place.categories[0])) &&
  !hasTag(place, 'mapPin', 'highAltitudeLabel') &&
  !hasTag(place, 'symbolAlwaysHidden');

/** Landmarks and prominent places by id. */
export interface Landmarks {
  /** The zoom from which each is a landmark */
  from: ReadonlyMap<string, number>;
  /** Small symbols below zoom 14 */
  prominent: ReadonlySet<string>;
}

/** Landmarks and prominent places among places. @param isFiltered a filter is active: includes street furniture */
export function landmarksOf(places: readonly MapPlace[], isFiltered = false): Landmarks {
  const able = places.filter((place) => canBeLandmark(place, isFiltered));
  const ranks = able.map(rankOf);
  const xs = able.map(({ item }) => mercatorX(item.lon));
  const ys = able.map(({ item }) => mercatorY(item.lat));
  const points: RankedPoints = { size: able.length, x: (at) => xs[at]!, y: (at) => ys[at]!, rank: (at) => ranks[at]! };
  const idOf = (at: number) => able[at]!.item.id;
  const from = new Map<string, number>();
  let alreadyChosen = none;
  for (const zoom of landmarkZooms) {
    const landmarks = landmarksAt(points, zoom, alreadyChosen);
    for (const at of landmarks) if (!alreadyChosen.has(at)) from.set(idOf(at), zoom);
    alreadyChosen = landmarks;
  }
  return { from, prominent: new Set(Array.from(prominentOf(points), idOf)) };
}
