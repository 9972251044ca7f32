import type { Map as MapLibreMap, VectorTileSource } from 'maplibre-gl';
import { guideSources } from '@umkreis/map-style/guide/guide-sources.ts';

export const placesDrawnMark = 'umkreis:places-drawn';

/**
 * Marks the first frame with the visible places in the performance timeline, once per page. Call it when the sources
 * have their places or load them themselves: an empty source counts as drawn, one that could not be read does not.
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
    if (sources.length === 0 || !sources.every((source) => isRead(map, source))) return;
    stop();
    if (performance.getEntriesByName(placesDrawnMark).length === 0) performance.mark(placesDrawnMark);
    then();
  };
  const stop = () => void map.off('render', drawn);
  map.on('render', drawn);
  return stop;
}

const placeSources = [guideSources.items, guideSources.current];

/**
 * Whether the source has all tiles in view. MapLibre also reports a source as loaded whose address could not be read;
 * then it doesn't know where its tiles are.
 */
function isRead(map: MapLibreMap, id: string): boolean {
  const source = map.getSource(id);
  return map.isSourceLoaded(id) && !(source?.type === 'vector' && (source as VectorTileSource).tiles === undefined);
}

/** Whether a visible layer uses the source: without one no tiles are requested and the map reports it as loaded. */
const isVisible = (map: MapLibreMap, source: string): boolean =>
  map.getLayersOrder().some((id) => {
    const layer = map.getLayer(id);
    return layer?.source === source && layer.visibility !== 'none';
  });
