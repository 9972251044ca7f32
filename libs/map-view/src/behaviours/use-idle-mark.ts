import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect } from 'react';

export const idleMark = 'umkreis:map-idle';

/**
 * Marks in the page's timeline when the map first rested with its places on it: for measurements in the field and on
 * the bench.
 */
export function useIdleMark(map: MapLibreMap | null, hasPlaces: boolean): void {
  useEffect(() => {
    if (!map || !hasPlaces || performance.getEntriesByName(idleMark).length > 0) return;
    const mark = () => void performance.mark(idleMark);
    map.once('idle', mark);
    return () => void map.off('idle', mark);
  }, [map, hasPlaces]);
}
