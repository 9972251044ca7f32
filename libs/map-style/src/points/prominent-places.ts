import { sortOrder } from '@umkreis/place-rules/sort-order.ts';
import { isSettlement, type MapPlace } from './map-place.ts';

/** Cells of about 400 m at 47° north: one symbol each below zoom 14. */
const cellsPerTurn = 2 ** 16;
/** Benches and the like never stand out from afar. */
const leastOrder = 8;

function cellOf(lon: number, lat: number): number {
  const y = Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI;
  return Math.floor(((1 - y) / 2) * cellsPerTurn) * cellsPerTurn + Math.floor(((lon + 180) / 360) * cellsPerTurn);
}

/** Ids of the most important place of each cell: they are symbols before zoom 14, where the others are dots. */
export function prominentPlaces(places: readonly MapPlace[]): Set<string> {
  const best = new Map<number, { id: string; order: number }>();
  for (const place of places) {
    const order = sortOrder(place) - (place.item.image ? 0.5 : 0);
    if (order > leastOrder || !place.item.title || isSettlement(place)) continue;
    const cell = cellOf(place.item.lon, place.item.lat);
    const known = best.get(cell);
    if (!known || order < known.order) best.set(cell, { id: place.item.id, order });
  }
  return new Set(Array.from(best.values(), ({ id }) => id));
}
