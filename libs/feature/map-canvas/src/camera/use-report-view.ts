import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect } from 'react';
import type { MapView } from '@umkreis/contract/preview.ts';

/** Reports the map's view initially and whenever the map becomes idle. */
export function useViewNews(map: MapLibreMap | null, onView: ((view: MapView) => void) | undefined): void {
  useEffect(() => {
    if (!map || !onView) return;
    const report = () => {
      const { lng, lat } = map.getCenter();
      const bounds = map.getBounds();
      onView({
        center: [lng, lat],
        zoom: map.getZoom(),
        pitch: map.getPitch(),
        bearing: map.getBearing(),
        bounds: [
          [bounds.getWest(), bounds.getSouth()],
          [bounds.getEast(), bounds.getNorth()],
        ],
      });
    };
    report();
    map.on('moveend', report);
    return () => void map.off('moveend', report);
  }, [map, onView]);
}
