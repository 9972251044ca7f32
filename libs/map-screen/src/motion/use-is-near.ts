import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useState } from 'react';

/**
 * Whether the map is at a zoom or nearer; false until it has come to rest for the first time, so that what is extra
 * waits for what is needed.
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
