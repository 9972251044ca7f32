import type { LayerSpecification } from '@maplibre/maplibre-gl-style-spec';
import type { LayerContext } from '../style-options.ts';
import { zoomScale } from '../zoom-scale.ts';

/** Cable cars, lifts and ferries. */
export function aerialwayLayers({ colors, source, winter }: LayerContext): LayerSpecification[] {
  return [
    {
      id: 'ferry',
      type: 'line',
      source,
      'source-layer': 'ferries',
      minzoom: 9,
      paint: { 'line-color': colors.waterLabel, 'line-width': 1, 'line-dasharray': [4, 3] },
    },
    {
      id: 'aerialway',
      type: 'line',
      source,
      'source-layer': 'aerialways',
      minzoom: 11,
      paint: {
        'line-color': colors.aerialway,
        'line-width': zoomScale(
          winter
            ? [
                [11, 1.2],
                [15, 2.4],
                [18, 4],
              ]
            : [
                [11, 0.8],
                [15, 1.4],
                [18, 2.4],
              ],
        ),
      },
    },
    {
      id: 'aerialway-cabins',
      type: 'line',
      source,
      'source-layer': 'aerialways',
      minzoom: 13,
      paint: {
        'line-color': colors.aerialway,
        'line-width': zoomScale([
          [13, 4],
          [18, 9],
        ]),
        'line-dasharray': [0.4, 8],
      },
    },
  ];
}
