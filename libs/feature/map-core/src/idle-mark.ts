import type { Map as MapLibreMap } from 'maplibre-gl';
import { onceIdle } from './once-idle.ts';

const idleMark = 'umkreis:map-idle';

/**
 * Adds a mark to the performance timeline when the map is first idle with its places, once per page, for field
 * measurements and benchmarks.
 * @returns a function that stops waiting
 */
export function markFirstIdle(map: MapLibreMap): () => void {
  if (performance.getEntriesByName(idleMark).length > 0) return () => undefined;
  return onceIdle(map, () => {
    if (performance.getEntriesByName(idleMark).length === 0) performance.mark(idleMark);
  });
}
