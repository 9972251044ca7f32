import type { LayerSpecification } from '@maplibre/maplibre-gl-style-spec';
import type { LayerContext } from '../style-options.ts';
import { zoomScale } from '../zoom-scale.ts';

/** Borders of municipalities, states and countries. */
export function boundaryLayers({ colors, source }: LayerContext): LayerSpecification[] {
  return [
    {
      id: 'border-municipality',
      type: 'line',
      source,
      'source-layer': 'boundaries',
      minzoom: 11,
      filter: ['>', ['get', 'admin_level'], 4],
      paint: { 'line-color': colors.border, 'line-width': 0.8, 'line-dasharray': [3, 3], 'line-opacity': 0.5 },
    },
    {
      id: 'border-state',
      type: 'line',
      source,
      'source-layer': 'boundaries',
      minzoom: 5,
      filter: ['all', ['>', ['get', 'admin_level'], 2], ['<=', ['get', 'admin_level'], 4]],
      paint: {
        'line-color': colors.border,
        'line-width': zoomScale(
          [
            [5, 0.6],
            [14, 1.4],
          ],
          1,
        ),
        'line-dasharray': [4, 2],
        'line-opacity': 0.7,
      },
    },
    {
      id: 'border-country-glow',
      type: 'line',
      source,
      'source-layer': 'boundaries',
      minzoom: 7,
      filter: ['all', ['==', ['get', 'admin_level'], 2], ['!=', ['get', 'maritime'], true]],
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': colors.border,
        'line-width': zoomScale(
          [
            [7, 3],
            [14, 8],
          ],
          1,
        ),
        'line-opacity': 0.16,
      },
    },
    {
      id: 'border-country',
      type: 'line',
      source,
      'source-layer': 'boundaries',
      filter: ['all', ['==', ['get', 'admin_level'], 2], ['!=', ['get', 'maritime'], true]],
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': colors.border,
        'line-width': zoomScale(
          [
            [4, 0.8],
            [10, 1.4],
            [16, 2.2],
          ],
          1,
        ),
        'line-dasharray': [6, 1.5, 1.5, 1.5],
      },
    },
  ];
}
