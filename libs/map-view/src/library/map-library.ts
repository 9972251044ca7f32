import { addProtocol, GeolocateControl, Map as MapLibreMap, Marker, prewarm, setWorkerUrl } from 'maplibre-gl';
import type { StyleSpecification } from '@maplibre/maplibre-gl-style-spec';
import { PMTiles, Protocol } from 'pmtiles';

const scheme = 'pmtiles://';
let archives: Protocol | null = null;

/** Tells MapLibre where its worker lies and how to read PMTiles archives, and starts the worker; once per page. */
function prepare(): Protocol {
  const protocol = new Protocol();
  setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href);
  addProtocol('pmtiles', protocol.tile);
  prewarm();
  return protocol;
}

/** Readies MapLibre for a style: the directories of its archives are asked for while the map is still made. */
function prepareFor(style: StyleSpecification): void {
  archives ??= prepare();
  for (const source of Object.values(style.sources)) {
    if (source.type !== 'vector' || !source.url?.startsWith(scheme)) continue;
    const url = source.url.slice(scheme.length);
    if (archives.get(url)) continue;
    const archive = new PMTiles(url);
    archives.add(archive);
    // the map asks again, and tells of it
    archive.getHeader().catch(() => undefined);
  }
}

/** What the guide uses of MapLibre, of which a page holds one copy. */
export const mapLibrary = { Map: MapLibreMap, Marker, GeolocateControl, prepareFor };
export type MapLibrary = typeof mapLibrary;
