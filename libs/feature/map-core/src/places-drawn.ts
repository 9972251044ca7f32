import type { Map as MapLibreMap } from 'maplibre-gl';
import { guideSources } from '@umkreis/map-style/guide/guide-sources.ts';

export const placesDrawnMark = 'umkreis:places-drawn';

/**
 * Marks the first frame with the visible places in the performance timeline, once per page. Call it when the sources
 * have their places or load them themselves: an empty source counts as drawn.
 * @param then called with that frame, or immediately if the mark exists
 * @returns a function that stops waiting
 */
export function markPlacesDrawn(map: MapLibreMap, then = () => {}): () => void {
  if (performance.getEntriesByName(placesDrawnMark).length > 0) {
    then();
    return () => {};
  }
  const drawn = () => {
    const sources = placeSources.filter((source) => isVisible(map, source));
    if (sources.length === 0 || !sources.every((source) => map.isSourceLoaded(source))) return;
    stop();
    if (performance.getEntriesByName(placesDrawnMark).length === 0) performance.mark(placesDrawnMark);
    then();
  };
  const stop = () => void map.off('render', drawn);
  map.on('render', drawn);
  return stop;
}

const placeSources = [guideSources.items, guideSources.current];

/** Whether a visible layer uses the source: without one no tiles are requested and the map reports it as loaded. */
const isVisible = (map: MapLibreMap, source: string): boolean =>
  map.getLayersOrder().some((id) => {
    const layer = map.getLayer(id);
    return layer?.source === source && layer.visibility !== 'none';
  });
