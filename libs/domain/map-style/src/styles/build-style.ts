import type { LayerSpecification, SourceSpecification, StyleSpecification } from '@maplibre/maplibre-gl-style-spec';
import { basemapLayers } from '../basemap/basemap-layers.ts';
import { imageryLineLayers } from '../basemap/imagery-lines.ts';
import { relief } from '../basemap/relief.ts';
import { fontFaces } from '../font-faces.ts';
import { palette } from '../palette.ts';
import type { RasterOverlay, StyleOptions } from '../style-options.ts';

const source = 'basemap';

/**
 * The complete basemap as a MapLibre style, on a PMTiles archive in the Shortbread schema. Needs neither glyphs nor
 * sprites.
 */
export function buildStyle(options: StyleOptions): StyleSpecification {
  const { flavour, winter, dark, archiveUrl, imageryUrl, rasterOverlays = [], attribution, language } = options;
  const satellite = flavour === 'satellit' && imageryUrl;
  const colors = palette({ topo: flavour === 'topo', winter, dark, satellite: Boolean(satellite) });
  const context = { colors, flavour, winter, source, language };
  const { sources: heights, layers: shades, labels, terrain } = relief(options.terrainUrl, flavour, { dark, colors });
  const layers = archiveUrl ? basemapLayers(context) : [];
  return {
    version: 8,
    name: `${flavour}${winter ? '-winter' : ''}${dark ? '-dark' : ''}`,
    'font-faces': fontFaces(options.fonts),
    ...terrain,
    light: { anchor: 'viewport', color: '#ffffff', intensity: 0.25, position: [1.2, 210, 40] },
    sources: {
      ...(archiveUrl && { [source]: { type: 'vector', url: `pmtiles://${archiveUrl}`, attribution } }),
      ...heights,
      ...(satellite && { imagery: { type: 'raster', tiles: [imageryUrl], tileSize: 256 } }),
      ...Object.fromEntries(
        rasterOverlays.map((overlay, at): [string, SourceSpecification] => [`raster-${at}`, rasterSource(overlay)]),
      ),
    },
    layers: [
      { id: 'background', type: 'background', paint: { 'background-color': colors.land } },
      ...(satellite
        ? [imageryLayer(dark), ...(archiveUrl ? imageryLineLayers(context) : [])]
        : aboveLand(layers, shades).filter(({ type }) => type !== 'symbol')),
      ...rasterOverlays.map((_, at): LayerSpecification => ({
        id: `raster-${at}`,
        type: 'raster',
        source: `raster-${at}`,
      })),
      ...labels,
      ...layers.filter(({ type }) => type === 'symbol'),
    ],
  };
}

function rasterSource({ url, area }: RasterOverlay): SourceSpecification {
  const [west, south, east, north] = area?.bounds ?? [];
  return {
    type: 'raster',
    tiles: [url],
    tileSize: 256,
    ...(area && { minzoom: area.minZoom, maxzoom: area.maxZoom, bounds: [west!, south!, east!, north!] }),
  };
}

/** Inserts the relief above the land and below water, roads and buildings. */
function aboveLand(layers: readonly LayerSpecification[], shades: readonly LayerSpecification[]): LayerSpecification[] {
  const first = layers.findIndex(({ id }) => !id.startsWith('land-'));
  return [...layers.slice(0, Math.max(0, first)), ...shades, ...layers.slice(Math.max(0, first))];
}

/** Imagery is dimmed in the dark theme, so that it doesn't glare next to dark panels. */
function imageryLayer(dark: boolean): LayerSpecification {
  return {
    id: 'imagery',
    type: 'raster',
    source: 'imagery',
    ...(dark && { paint: { 'raster-brightness-max': 0.7, 'raster-saturation': -0.15 } }),
  };
}
