import { addProtocol, prewarm, setWorkerUrl } from 'maplibre-gl';
import { Protocol } from 'pmtiles';
import 'maplibre-gl/dist/maplibre-gl.css';

let isReady = false;

/** Tells MapLibre where its worker lies and how to read PMTiles archives; once per page. */
export function prepareMapLibrary(): void {
  if (isReady) return;
  isReady = true;
  setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href);
  addProtocol('pmtiles', new Protocol().tile);
  prewarm();
}
