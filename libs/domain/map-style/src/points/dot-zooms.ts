import { isStreetFurniture } from '@umkreis/taxonomy/street-furniture.ts';
import { rankOf } from '@umkreis/places/rank.ts';
import { hasTag, type MapPlace } from './map-place.ts';
import { mercatorX, mercatorY } from './mercator.ts';

/** Cells along a tile's side: each is as large as a dot, so that dots omitted in it would be covered anyway */
export const dotCells = 96;
/** From this zoom on places are symbols, or dots where symbols have no space; nothing is thinned out */
export const symbolZoom = 14;
/** Dots at lower zooms are those of this zoom */
const farthest = 7;

/** Whether it can be a dot below zoom 14 without a filter. */
const isDot = (place: MapPlace): boolean =>
  !isStreetFurniture(place.categories[0]) &&
  !hasTag(place, 'mapPin', 'highAltitudeLabel') &&
  !hasTag(place, 'symbolAlwaysHidden');

/** The zoom from which places are dots, by id; dots at every zoom are omitted. */
export const dotZooms = (places: readonly MapPlace[]): ReadonlyMap<string, number> =>
  firstZooms(places.filter(isDot), dotCells, symbolZoom);

/**
 * The zoom from which no more important place is in the same cell, by id; those that are first at every zoom are
 * omitted. Cells of a zoom are inside those of the previous one, so places never disappear when zooming in.
 * @param cellsPerTile along a tile's side
 * @param last from this zoom on all are visible
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
