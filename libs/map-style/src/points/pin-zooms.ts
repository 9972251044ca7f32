import { firstZooms } from './dot-zooms.ts';
import type { MapPlace } from './map-place.ts';

/** From here on each result is a symbol. */
export const allResultsZoom = 15;
/** So many results are symbols wherever there is room. */
const few = 150;
/** Cells along a tile's side that have one symbol each among more: 128 px wide. */
const cellsPerTile = 4;

/**
 * The zoom from which results are symbols, by id; none of few. Of many, hundreds of discs would hide the map and each
 * other, and drawing them is what a letter costs: the most important of each cell stand for the others, which are dots.
 */
export const pinZooms = (places: readonly MapPlace[]): ReadonlyMap<string, number> =>
  places.length <= few ? new Map() : firstZooms(places, cellsPerTile, allResultsZoom);
