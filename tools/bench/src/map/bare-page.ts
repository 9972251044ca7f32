import { addProtocol, Map as MapLibreMap, setWorkerUrl } from 'maplibre-gl';
import type { LayerSpecification, SourceSpecification } from '@maplibre/maplibre-gl-style-spec';
import { Protocol } from 'pmtiles';
import { buildStyle } from '@umkreis/map-style/build-style.ts';
import type { BareVariant } from './bare-variants.ts';

export interface BareSettings {
  center: [number, number];
  zoom: number;
  archive: string;
  variant: BareVariant;
  font: string;
}

// What the product is measured against: MapLibre, the basemap, one source of places, and nothing else.
const { center, zoom, archive, variant, font } = JSON.parse(
  document.getElementById('settings')!.textContent,
) as BareSettings;
setWorkerUrl('/bare/maplibre-gl-worker.mjs');
addProtocol('pmtiles', new Protocol().tile);

const fonts = { regularLatin: font, regularLatinExt: font, semiboldLatin: font, semiboldLatinExt: font };
const style = buildStyle({
  flavour: 'strasse',
  winter: false,
  dark: false,
  archiveUrl: archive,
  attribution: '',
  fonts,
  language: 'de',
});
const source: SourceSpecification =
  variant === 'tiles'
    ? { type: 'vector', tiles: [`${location.origin}/bare/places/{z}/{x}/{y}.mvt`], maxzoom: 16 }
    : { type: 'geojson', data: `${location.origin}/bare/places.geojson` };
const from = { source: 'places', ...(variant === 'tiles' && { 'source-layer': 'items' }) };
const layers: LayerSpecification[] = [
  {
    id: 'dots',
    type: 'circle',
    ...from,
    maxzoom: 14,
    paint: {
      'circle-color': '#D9480F',
      'circle-radius': 4,
      'circle-stroke-color': '#FFFFFF',
      'circle-stroke-width': 1,
    },
  },
  {
    id: 'symbols',
    type: 'symbol',
    ...from,
    minzoom: 14,
    layout: {
      'icon-image': 'disc',
      'text-field': ['step', ['zoom'], '', 17, ['get', 'title']],
      'text-font': ['Map Regular'],
      'text-size': 12,
      'text-optional': true,
    },
  },
];
const isDeck = variant === 'deck';
// the code and the points of deck.gl are fetched beside the map's own
const deck = isDeck ? import('./bare-deck.ts') : null;
const positions = isDeck
  ? fetch('/bare/places.bin').then(async (answer) => new Float32Array(await answer.arrayBuffer()))
  : null;

const map = new MapLibreMap({
  container: 'map',
  style: isDeck
    ? style
    : { ...style, sources: { ...style.sources, places: source }, layers: [...style.layers, ...layers] },
  center,
  zoom,
  attributionControl: false,
  validateStyle: false,
});
map.setMissingStyleImageResolver((id) => {
  const canvas = new OffscreenCanvas(40, 40);
  const context = canvas.getContext('2d')!;
  context.arc(20, 20, 16, 0, 2 * Math.PI);
  context.fill();
  map.addImage(id, context.getImageData(0, 0, 40, 40));
});
/**
 * What a filter costs a page that does nothing else: the layers of places with those whose title has a word; null shows
 * all.
 */
export type FilterPlaces = (word: string | null) => void;
const filterPlaces: FilterPlaces = (word) => {
  for (const { id } of layers) map.setFilter(id, word === null ? null : ['in', word, ['get', 'title']]);
};
Object.assign(globalThis, { filterPlaces });

const rest = () => map.once('idle', () => performance.mark('umkreis:map-idle'));
if (deck && positions) {
  const [{ drawPoints }, points] = await Promise.all([deck, positions, map.once('style.load')]);
  await drawPoints(map, points);
}
void rest();
