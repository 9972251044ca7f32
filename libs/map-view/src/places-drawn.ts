import type { Map as MapLibreMap } from 'maplibre-gl';
import { isHeld } from './start/hold-frames.ts';

export const placesDrawnMark = 'umkreis:places-drawn';

/**
 * Marks in the page's timeline the first drawn frame that has the places of the view on it; once per page. To be called
 * when the source has its places, or where it asks for them itself: an empty one is drawn at once.
 * @param source id of the source of places
 * @param then called with that frame, or at once where the mark is set already
 * @returns what stops waiting
 */
export function markPlacesDrawn(map: MapLibreMap, source: string, then = () => {}): () => void {
  if (performance.getEntriesByName(placesDrawnMark).length > 0) {
    then();
    return () => {};
  }
  const drawn = () => {
    if (isHeld(map) || !isShown(map, source) || !map.isSourceLoaded(source)) return;
    stop();
    if (performance.getEntriesByName(placesDrawnMark).length === 0) performance.mark(placesDrawnMark);
    then();
  };
  const stop = () => void map.off('render', drawn);
  map.on('render', drawn);
  return stop;
}

/** Whether a layer draws the source: for one that none draws no tile is asked for, and the map calls it loaded. */
const isShown = (map: MapLibreMap, source: string): boolean =>
  map.getLayersOrder().some((id) => {
    const layer = map.getLayer(id);
    return layer?.source === source && layer.visibility !== 'none';
  });
