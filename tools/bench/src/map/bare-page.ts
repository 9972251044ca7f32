import { addProtocol, Map as MapLibreMap, setWorkerUrl } from 'maplibre-gl';
import type { ExpressionSpecification, SourceSpecification } from '@maplibre/maplibre-gl-style-spec';
import { Protocol } from 'pmtiles';
import { buildStyle } from '@umkreis/map-style/styles/build-style.ts';
import { markPlacesDrawn, placesDrawnMark } from '@umkreis/map-core/places-drawn.ts';
import { drawSymbol, pixelRatioOf, screenScale } from '@umkreis/map-core/symbols/draw-symbol.ts';
import { guideSources } from '@umkreis/map-style/guide/guide-sources.ts';
import { parseImageId } from '@umkreis/map-style/points/image-id.ts';
import { bareLayers, conditionOf, type BareFilter } from './bare-layers.ts';
import type { BareSettings } from './bare-settings.ts';
import { isOfTiles } from './bare-variants.ts';

// The reference for the product: MapLibre, the basemap, one source of places, and nothing else.
const settings = JSON.parse(document.getElementById('settings')!.textContent) as BareSettings;
const { center, zoom, archive, variant, font } = settings;
setWorkerUrl('/bare/maplibre-gl-worker.mjs');
addProtocol('pmtiles', new Protocol().tile);

const places = isOfTiles(variant) ? guideSources.items : guideSources.current;
const isTiled = isOfTiles(variant);
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
const source: SourceSpecification = isTiled
  ? { type: 'vector', tiles: [`${location.origin}/bare/places/{z}/{x}/{y}.mvt`], maxzoom: 16 }
  : { type: 'geojson', data: `${location.origin}/bare/places.geojson`, buffer: 0 };
const layers = bareLayers(settings, places);
const isDeck = variant === 'deck';
// Code and points of deck.gl are fetched in parallel with the map's own.
const deck = isDeck ? import('./bare-deck.ts') : null;
const positions = isDeck
  ? fetch('/bare/places.bin').then(async (response) => new Float32Array(await response.arrayBuffer()))
  : null;

const map = new MapLibreMap({
  container: 'map',
  style: isDeck
    ? style
    : { ...style, sources: { ...style.sources, [places]: source }, layers: [...style.layers, ...layers] },
  center,
  zoom,
  maxPitch: 70,
  maxZoom: 21,
  fadeDuration: 120,
  attributionControl: false,
  validateStyle: false,
});
const symbols = new Map(Object.entries(settings.symbols));
map.setMissingStyleImageResolver((id) => {
  const image = parseImageId(id, symbols);
  const path = image && (settings.glyphs[image.icon] ?? settings.glyphs.pin);
  if (path && !map.hasImage(id)) map.addImage(id, drawSymbol(image, path), { pixelRatio: pixelRatioOf(screenScale) });
});
/** Filters the places without any other work; null shows all. */
export type FilterPlaces = (filter: BareFilter) => void;
const own = new Map(layers.map((layer) => [layer.id, 'filter' in layer ? layer.filter : undefined]));
const filterPlaces: FilterPlaces = (filter) => {
  for (const [id, before] of own) {
    const condition = filter && conditionOf(filter);
    const both = condition && before ? (['all', before, condition] as ExpressionSpecification) : (condition ?? before);
    map.setFilter(id, both, { validate: false });
  }
};
Object.assign(globalThis, { filterPlaces });

if (deck && positions) {
  const [{ drawPoints }, points] = await Promise.all([deck, positions, map.once('style.load')]);
  await drawPoints(map, points);
  performance.mark(placesDrawnMark);
} else markPlacesDrawn(map);
void map.once('idle', () => performance.mark('umkreis:map-idle'));
