import type { GeolocateControl, Map as MapLibreMap, Marker } from 'maplibre-gl';
import type { StyleSpecification } from '@maplibre/maplibre-gl-style-spec';
import { PMTiles, Protocol } from 'pmtiles';
import { NotedArchive } from './noted-archive.ts';

type MapLibre = typeof import('./maplibre.ts') & { workerUrl: string };

/** What the guide uses of MapLibre, of which a page holds one copy. */
export interface MapLibrary {
  Map: typeof MapLibreMap;
  Marker: typeof Marker;
  GeolocateControl: typeof GeolocateControl;
  /** Readies MapLibre for a style: the directories of its archives are asked for while the map is still made. */
  prepareFor(style: StyleSpecification): void;
}

const scheme = 'pmtiles://';
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
      addArchives(archives, style);
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

function addArchives(archives: Protocol, style: StyleSpecification): void {
  for (const source of Object.values(style.sources)) {
    if ((source.type !== 'vector' && source.type !== 'raster-dem') || !source.url?.startsWith(scheme)) continue;
    const url = source.url.slice(scheme.length);
    if (archives.get(url)) continue;
    const archive = new PMTiles(new NotedArchive(url));
    archives.add(archive);
    // the map asks again, and tells of it
    archive.getHeader().catch(() => undefined);
  }
}
