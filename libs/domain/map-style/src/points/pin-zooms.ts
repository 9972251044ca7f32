import { firstZooms } from './dot-zooms.ts';
import type { MapPlace } from './map-place.ts';

/** From this zoom on each result is a symbol */
export const allResultsZoom = 15;
/** Up to this number results are symbols at every zoom */
const few = 150;
/** Cells along a tile's side with one symbol each if there are more results: 128 px wide */
const cellsPerTile = 4;

/**
 * The zoom from which results are symbols, by id; empty for few results. Hundreds of discs would cover the map and
 * each other and are slow to draw on every keystroke, so only the most important result of each cell is a symbol;
 * the others are dots.
 */
export const pinZooms = (places: readonly MapPlace[]): ReadonlyMap<string, number> =>
  places.length <= few ? new Map() : firstZooms(places, cellsPerTile, allResultsZoom);
