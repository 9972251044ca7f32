import type { GeolocateControl, Map as MapLibreMap, Marker } from 'maplibre-gl';
import type { StyleSpecification } from '@maplibre/maplibre-gl-style-spec';
import { Protocol } from 'pmtiles';
import { preloadArchives } from './archives.ts';

type MapLibre = typeof import('maplibre-gl');

/** The part of MapLibre that the guide uses; a page loads one copy. */
export interface MapLibrary {
  Map: typeof MapLibreMap;
  Marker: typeof Marker;
  GeolocateControl: typeof GeolocateControl;
  /** Prepares MapLibre for a style, so that it can read the style's archives. */
  prepareFor(style: StyleSpecification): void;
}

let attempts = 0;

const workerUrl = new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href;

/**
 * Loads MapLibre: the modules of the package as they are, so that the bootstrap script and the surface, which are
 * built separately, share one file. @throws if loading fails; the next call retries
 */
export async function loadMapLibrary(): Promise<MapLibrary> {
  const { href } = new URL('maplibre-gl/dist/maplibre-gl.mjs', import.meta.url);
  // Browsers cache failed imports by URL.
  const address = attempts++ > 0 ? `${href}?${attempts}` : href;
  const maplibre = (await import(/* webpackIgnore: true */ address)) as MapLibre;
  const archives = prepare(maplibre);
  const { Map, Marker: MarkerOfMap, GeolocateControl: Geolocate } = maplibre;
  return {
    Map,
    Marker: MarkerOfMap,
    GeolocateControl: Geolocate,
    prepareFor(style) {
      for (const archive of preloadArchives(style)) archives.add(archive);
    },
  };
}

/** Sets MapLibre's worker URL, registers the PMTiles protocol and starts the worker; once per page. */
function prepare({ addProtocol, prewarm, setWorkerUrl }: MapLibre): Protocol {
  const protocol = new Protocol();
  setWorkerUrl(workerUrl);
  addProtocol('pmtiles', protocol.tile);
  addProtocol('contours', async ({ url }) => (await import('../contours/contour-protocol.ts')).contourTile(url));
  prewarm();
  return protocol;
}
