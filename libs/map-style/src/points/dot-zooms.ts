import { isStreetFurniture } from '@umkreis/taxonomy/street-furniture.ts';
import { rankOf } from '@umkreis/place-rules/rank.ts';
import { hasTag, type MapPlace } from './map-place.ts';
import { mercatorX, mercatorY } from './mercator.ts';

/** Cells along a tile's side: each is as large as a dot, so that what one hides could not be seen. */
export const dotCells = 96;
/** From here on places are symbols, or dots where those have no room; nothing is thinned out. */
export const symbolZoom = 14;
/** From further off than this the dots are those of this zoom. */
const farthest = 7;

/** Whether it can be a dot below zoom 14, unasked. */
const isDot = (place: MapPlace): boolean =>
  !isStreetFurniture(place.categories[0]) &&
  !hasTag(place, 'mapPin', 'highAltitudeLabel') &&
  !hasTag(place, 'symbolAlwaysHidden');

/** The zoom from which places are dots, by id; of those that are dots from everywhere none. */
export const dotZooms = (places: readonly MapPlace[]): ReadonlyMap<string, number> =>
  firstZooms(places.filter(isDot), dotCells, symbolZoom);

/**
 * The zoom from which no more important place lies in the same cell, by id; of those that are the first of theirs from
 * everywhere none. Cells of a zoom lie within those of the zoom before, so nothing goes as one comes nearer.
 * @param cellsPerTile along a tile's side
 * @param last from this zoom on all are shown
 */
export function firstZooms(able: readonly MapPlace[], cellsPerTile: number, last: number): ReadonlyMap<string, number> {
  const ranks = able.map(rankOf);
  const xs = able.map(({ item }) => mercatorX(item.lon));
  const ys = able.map(({ item }) => mercatorY(item.lat));
  const zooms = new Map<string, number>();
  let left = able.map((_, at) => at).sort((a, b) => ranks[a]! - ranks[b]!);
  for (let zoom = last - 1; zoom >= farthest; zoom--) {
    const cells = 2 ** zoom * cellsPerTile;
    const taken = new Set<number>();
    left = left.filter((at) => {
      const cell = Math.floor(ys[at]! * cells) * cells + Math.floor(xs[at]! * cells);
      const isFirst = !taken.has(cell);
      if (isFirst) taken.add(cell);
      else zooms.set(able[at]!.item.id, zoom + 1);
      return isFirst;
    });
  }
  return zooms;
}
