import type { Map as MapLibreMap } from 'maplibre-gl';
import { onceIdle } from './once-idle.ts';

export const idleMark = 'umkreis:map-idle';

/**
 * Marks in the page's timeline when the map first rested with its places on it, once per page: for measurements in the
 * field and on the bench.
 * @returns what stops waiting
 */
export function markFirstIdle(map: MapLibreMap): () => void {
  if (performance.getEntriesByName(idleMark).length > 0) return () => undefined;
  return onceIdle(map, () => {
    if (performance.getEntriesByName(idleMark).length === 0) performance.mark(idleMark);
  });
}
