import type { Map as MapLibreMap } from 'maplibre-gl';
import type { MapView } from '@umkreis/contract/preview.ts';

/** Reports the map's view initially and whenever it stops moving. @returns a function that unsubscribes */
export function reportView(map: MapLibreMap, onView: (view: MapView) => void): () => void {
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
}
