import type { LayerSpecification } from '@maplibre/maplibre-gl-style-spec';
import { regular } from '../font-faces.ts';
import type { LayerContext } from '../style-options.ts';
import { isOneOf, zoomScale } from '../zoom-scale.ts';
import { nameIn } from './name-in.ts';

/** Names of lakes and rivers. */
export function waterLabelLayers({ colors, source, language }: LayerContext): LayerSpecification[] {
  const paint = { 'text-color': colors.waterLabel, 'text-halo-color': colors.halo, 'text-halo-width': 1 };
  return [
    {
      id: 'water-label',
      type: 'symbol',
      source,
      'source-layer': 'water_polygons_labels',
      minzoom: 12,
      filter: ['!=', ['get', 'kind'], 'swimming_pool'],
      layout: {
        'text-field': nameIn(language),
        'text-font': regular,
        'text-size': zoomScale(
          [
            [12, 10.5],
            [17, 14],
          ],
          1,
        ),
        'text-max-width': 6,
      },
      paint,
    },
    {
      id: 'river-label',
      type: 'symbol',
      source,
      'source-layer': 'water_lines_labels',
      minzoom: 11,
      filter: isOneOf('kind', ['river', 'canal']),
      layout: {
        'symbol-placement': 'line',
        'symbol-spacing': 420,
        'text-field': nameIn(language),
        'text-font': regular,
        'text-size': zoomScale(
          [
            [11, 10.5],
            [16, 13],
          ],
          1,
        ),
        'text-letter-spacing': 0.08,
      },
      paint,
    },
    {
      id: 'stream-label',
      type: 'symbol',
      source,
      'source-layer': 'water_lines_labels',
      minzoom: 14,
      filter: isOneOf('kind', ['stream']),
      layout: {
        'symbol-placement': 'line',
        'symbol-spacing': 420,
        'text-field': nameIn(language),
        'text-font': regular,
        'text-size': 10.5,
      },
      paint,
    },
  ];
}
