import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useState } from 'react';

/**
 * Whether the map's zoom is at least `zoom`; false until the map first becomes idle, so that optional features load
 * after the essential ones.
 */
export function useIsNear(map: MapLibreMap | null, zoom: number): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!map) return;
    const look = () => setIsNear(map.getZoom() >= zoom);
    map.once('idle', look);
    map.on('zoomend', look);
    return () => {
      map.off('idle', look);
      map.off('zoomend', look);
    };
  }, [map, zoom]);
  return isNear;
}
