import type { GeolocateControl, Map as MapLibreMap, Marker } from 'maplibre-gl';
import type { StyleSpecification } from '@maplibre/maplibre-gl-style-spec';
import { Protocol } from 'pmtiles';
import { askForArchives } from './archives.ts';

type MapLibre = typeof import('./maplibre.ts') & { workerUrl: string };

/** What the guide uses of MapLibre, of which a page holds one copy. */
export interface MapLibrary {
  Map: typeof MapLibreMap;
  Marker: typeof Marker;
  GeolocateControl: typeof GeolocateControl;
  /** Readies MapLibre for a style, whose archives it can read then. */
  prepareFor(style: StyleSpecification): void;
}

let attempts = 0;

/** Loads MapLibre. @throws where it can't be had; the next call asks for it again */
export async function loadMapLibrary(): Promise<MapLibrary> {
  const { href } = new URL('./maplibre.ts?split', import.meta.url);
  // browsers may keep a failure by its address
  const address = attempts++ > 0 ? `${href}?${attempts}` : href;
  const maplibre = (await import(/* webpackIgnore: true */ address)) as MapLibre;
  const archives = prepare(maplibre);
  const { Map, Marker: MarkerOfMap, GeolocateControl: Geolocate } = maplibre;
  return {
    Map,
    Marker: MarkerOfMap,
    GeolocateControl: Geolocate,
    prepareFor(style) {
      for (const archive of askForArchives(style)) archives.add(archive);
    },
  };
}

/** Tells MapLibre where its worker lies and how to read PMTiles archives, and starts the worker; once per page. */
function prepare({ addProtocol, prewarm, setWorkerUrl, workerUrl }: MapLibre): Protocol {
  const protocol = new Protocol();
  setWorkerUrl(workerUrl);
  addProtocol('pmtiles', protocol.tile);
  addProtocol('contours', async ({ url }) => (await import('../contours/contour-protocol.ts')).contourTile(url));
  prewarm();
  return protocol;
}
