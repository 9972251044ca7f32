import type { Map as MapLibreMap, MapSourceDataEvent } from 'maplibre-gl';
import { isGuideId } from '@umkreis/map-style/guide/compose-style.ts';

/** A basemap that isn't there, or doesn't come, keeps nobody waiting longer, ms. */
const patience = 1000;

/**
 * Calls back once the tiles of the basemap are asked for. The map's worker reads one thing after the other: places that
 * were sent to it sooner would keep the basemap waiting. Frames are late while a page is built up: what can be asked
 * for is asked for at once, by frames more.
 * @returns what stops waiting
 */
export function whenBasemapIsAsked(map: MapLibreMap, asked: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ofBasemap = ({ sourceId }: MapSourceDataEvent) => !isGuideId(sourceId);
  const stop = () => {
    clearTimeout(timer);
    map.off('style.load', styled);
    map.off('sourcedata', known);
    map.off('sourcedataloading', loading);
    map.off('load', done);
  };
  const done = () => {
    stop();
    asked();
  };
  const styled = () => {
    timer = setTimeout(done, patience);
    map.redraw();
  };
  const known = (event: MapSourceDataEvent) => {
    // what a source says second: tiles that are asked for before are read twice
    if (event.sourceDataType === 'content' && ofBasemap(event)) map.redraw();
  };
  const loading = (event: MapSourceDataEvent) => {
    if (event.tile && ofBasemap(event)) done();
  };
  map.on('style.load', styled);
  map.on('sourcedata', known);
  map.on('sourcedataloading', loading);
  map.on('load', done);
  return stop;
}
