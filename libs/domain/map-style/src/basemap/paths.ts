import type { LayerSpecification } from '@maplibre/maplibre-gl-style-spec';
import type { LayerContext } from '../style-options.ts';
import { isOneOf, zoomScale } from '../zoom-scale.ts';

/** Ways of some kinds as dashed lines; fades in over two zoom levels. */
const pathLayer =
  (source: string, topo: boolean) =>
  (
    id: string,
    kinds: string[],
    color: string,
    minzoom: number,
    width: [number, number][],
    dash: number[],
  ): LayerSpecification => ({
    id: `path-${id}`,
    type: 'line',
    source,
    'source-layer': 'streets',
    minzoom,
    filter: ['all', isOneOf('kind', kinds), ['!=', ['get', 'tunnel'], true]],
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': color,
      'line-width': zoomScale(width),
      'line-dasharray': dash,
      'line-opacity': zoomScale(
        [
          [minzoom, 0.4],
          [minzoom + 2, topo ? 1 : 0.9],
        ],
        1,
      ),
    },
  });

/** Tracks, footways, cycleways, steps; hiking paths are emphasized in the topo flavour. */
export function pathLayers({ colors, source, flavour }: LayerContext): LayerSpecification[] {
  const topo = flavour === 'topo';
  const path = pathLayer(source, topo);
  return [
    path(
      'track',
      ['track'],
      colors.path,
      topo ? 11 : 13,
      [
        [11, 0.8],
        [14, 1.1],
        [18, 3],
      ],
      [5, 1.5],
    ),
    path(
      'foot',
      ['footway', 'path', 'bridleway'],
      colors.hikingPath,
      topo ? 12 : 14,
      topo
        ? [
            [12, 0.9],
            [15, 1.6],
            [18, 3],
          ]
        : [
            [14, 0.9],
            [16, 1.3],
            [18, 2.4],
          ],
      [2.5, 1.5],
    ),
    path(
      'cycle',
      ['cycleway'],
      colors.path,
      14,
      [
        [14, 0.9],
        [18, 2.4],
      ],
      [4, 1],
    ),
    path(
      'steps',
      ['steps'],
      colors.path,
      15,
      [
        [15, 1.6],
        [18, 5],
      ],
      [0.6, 0.4],
    ),
  ];
}
