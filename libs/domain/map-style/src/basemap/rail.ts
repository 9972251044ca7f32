import type { FilterSpecification, LayerSpecification } from '@maplibre/maplibre-gl-style-spec';
import type { LayerContext } from '../style-options.ts';
import { isOneOf, zoomScale } from '../zoom-scale.ts';

const rails = ['rail', 'light_rail', 'narrow_gauge', 'tram', 'funicular', 'monorail', 'subway'];

/** Railways: a line with sleepers. */
export function railLayers({ colors, source }: LayerContext): LayerSpecification[] {
  const filter: FilterSpecification = ['all', isOneOf('kind', rails), ['!=', ['get', 'tunnel'], true]];
  return [
    {
      id: 'rail',
      type: 'line',
      source,
      'source-layer': 'streets',
      minzoom: 9,
      filter,
      paint: {
        'line-color': colors.rail,
        'line-width': zoomScale([
          [9, 0.7],
          [14, 1.6],
          [18, 4],
        ]),
        'line-opacity': zoomScale(
          [
            [9, 0.4],
            [11, 1],
          ],
          1,
        ),
      },
    },
    {
      id: 'rail-sleepers',
      type: 'line',
      source,
      'source-layer': 'streets',
      minzoom: 14,
      filter,
      paint: {
        'line-color': colors.railGap,
        'line-width': zoomScale([
          [14, 0.8],
          [18, 2.4],
        ]),
        'line-dasharray': [5, 5],
      },
    },
  ];
}
