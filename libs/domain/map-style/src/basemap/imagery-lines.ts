import type { LayerSpecification } from '@maplibre/maplibre-gl-style-spec';
import type { LayerContext } from '../style-options.ts';
import { isOneOf, zoomScale } from '../zoom-scale.ts';
import { roadClasses } from './road-classes.ts';

/** Roads and borders over imagery: thin light lines that keep the picture visible. */
export function imageryLineLayers({ colors, source }: LayerContext): LayerSpecification[] {
  return [
    ...roadClasses.map(({ id, kinds, minzoom, width }): LayerSpecification => ({
      id: `imagery-road-${id}`,
      type: 'line',
      source,
      'source-layer': 'streets',
      minzoom,
      filter: ['all', isOneOf('kind', kinds), ['!=', ['get', 'rail'], true], ['!=', ['get', 'tunnel'], true]],
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: {
        'line-color': colors.road,
        'line-width': zoomScale(width.map(([zoom, px]) => [zoom, px * 0.6] as const)),
        'line-opacity': zoomScale(
          [
            [minzoom, 0],
            [minzoom + 1, 0.45],
            [17, 0.3],
            [19, 0.18],
          ],
          1,
        ),
      },
    })),
    {
      id: 'imagery-path',
      type: 'line',
      source,
      'source-layer': 'streets',
      minzoom: 14,
      filter: isOneOf('kind', ['footway', 'path', 'bridleway', 'track', 'cycleway', 'steps']),
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': colors.road,
        'line-width': zoomScale([
          [14, 0.8],
          [18, 2],
        ]),
        'line-dasharray': [2.5, 1.5],
        'line-opacity': 0.5,
      },
    },
    {
      id: 'imagery-border',
      type: 'line',
      source,
      'source-layer': 'boundaries',
      minzoom: 5,
      filter: ['<=', ['get', 'admin_level'], 4],
      layout: { 'line-join': 'round' },
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
  ];
}
