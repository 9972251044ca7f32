import type { Map as MapLibreMap, MapSourceDataEvent } from 'maplibre-gl';
import { isGuideId } from '@umkreis/map-style/guide/compose-style.ts';

/** Timeout for a missing or slow basemap, ms */
const timeoutMs = 1000;

/**
 * Calls back once the tiles of the basemap are requested. The worker processes messages in order: places sent
 * earlier would delay the basemap. While a page loads, frames are late, so extra redraws issue the requests
 * earlier.
 * @returns a function that stops waiting
 */
export function whenBasemapIsRequested(map: MapLibreMap, onRequested: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ofBasemap = ({ sourceId }: MapSourceDataEvent) => !isGuideId(sourceId);
  const stop = () => {
    clearTimeout(timer);
    map.off('style.load', styled);
    map.off('sourcedata', onSourceData);
    map.off('sourcedataloading', loading);
    map.off('load', done);
  };
  const done = () => {
    stop();
    onRequested();
  };
  const styled = () => {
    timer = setTimeout(done, timeoutMs);
    map.redraw();
  };
  const onSourceData = (event: MapSourceDataEvent) => {
    // Only after a source's second event: tiles requested before are read twice.
    if (event.sourceDataType === 'content' && ofBasemap(event)) map.redraw();
  };
  const loading = (event: MapSourceDataEvent) => {
    if (event.tile && ofBasemap(event)) done();
  };
  map.on('style.load', styled);
  map.on('sourcedata', onSourceData);
  map.on('sourcedataloading', loading);
  map.on('load', done);
  return stop;
}
