import type { LayerSpecification, VectorSourceSpecification } from '@maplibre/maplibre-gl-style-spec';
import { regular } from '../font-faces.ts';
import type { Palette } from '../palette.ts';
import { zoomScale } from '../zoom-scale.ts';

const source = 'contours';
/** Elevation data with a resolution of 25 m allows no more detail; at higher zooms the lines are scaled. */
const MAX_ZOOM = 14;
const isIndex: ['>', ['get', string], number] = ['>', ['get', 'level'], 0];

/**
 * Contour lines, whose tiles the page generates from elevation: layer `contours`, `ele` in m, `level` 1 for index
 * lines.
 */
export const contourSource = (terrainUrl: string): Record<string, VectorSourceSpecification> => ({
  [source]: {
    type: 'vector',
    tiles: [`contours://{z}/{x}/{y}?${encodeURIComponent(terrainUrl)}`],
    minzoom: 11,
    maxzoom: MAX_ZOOM,
  },
});

/** Contour lines; every fifth one is an index line with its height. */
export function contourLayers(colors: Palette): LayerSpecification[] {
  return [
    {
      id: 'contour',
      type: 'line',
      source,
      'source-layer': 'contours',
      paint: {
        'line-color': colors.contour,
        'line-width': ['case', isIndex, 1.1, 0.6],
        'line-opacity': zoomScale(
          [
            [11, ['case', isIndex, 0.35, 0.15]],
            [14, ['case', isIndex, 0.65, 0.4]],
          ],
          1,
        ),
      },
    },
  ];
}

export function contourHeightLayers(colors: Palette): LayerSpecification[] {
  return [
    {
      id: 'contour-height',
      type: 'symbol',
      source,
      'source-layer': 'contours',
      minzoom: 13,
      filter: isIndex,
      layout: {
        'symbol-placement': 'line',
        'symbol-spacing': 400,
        'text-field': ['to-string', ['get', 'ele']],
        'text-font': regular,
        'text-size': 10,
        'text-max-angle': 25,
        'text-padding': 12,
      },
      paint: { 'text-color': colors.contour, 'text-halo-color': colors.halo, 'text-halo-width': 1.4 },
    },
  ];
}
