import type { ExpressionSpecification, LayerSpecification } from '@maplibre/maplibre-gl-style-spec';
import type { LayerContext } from '../style-options.ts';
import { isOneOf, zoomScale } from '../zoom-scale.ts';
import { roadClasses, type RoadClass } from './road-classes.ts';

type Deck = 'tunnel' | 'ground' | 'bridge';

const on: Record<Deck, ExpressionSpecification> = {
  tunnel: ['==', ['get', 'tunnel'], true],
  bridge: ['==', ['get', 'bridge'], true],
  ground: ['all', ['!=', ['get', 'tunnel'], true], ['!=', ['get', 'bridge'], true]],
};

const carriageway = (road: RoadClass, extra: number) =>
  zoomScale(road.width.map(([zoom, width]) => [zoom, width + (zoom < 12 ? extra / 2 : extra)] as const));

/** Roads of one level: all casings first, so that junctions are open, then all surfaces. */
export function roadLayers({ colors, source }: LayerContext, deck: Deck): LayerSpecification[] {
  const line = (road: RoadClass, part: 'casing' | 'surface'): LayerSpecification => ({
    id: `road-${deck}-${road.id}-${part}`,
    type: 'line',
    source,
    'source-layer': 'streets',
    minzoom: road.minzoom,
    filter: ['all', isOneOf('kind', road.kinds), ['!=', ['get', 'rail'], true], on[deck]],
    layout: { 'line-cap': deck === 'ground' ? 'round' : 'butt', 'line-join': 'round' },
    paint:
      part === 'casing'
        ? {
            'line-color': colors[road.casing],
            'line-width': carriageway(road, 1.6),
            'line-opacity': zoomScale(
              [
                [road.minzoom, 0],
                [road.minzoom + 1.5, deck === 'tunnel' ? 0.6 : 1],
              ],
              1,
            ),
            ...(deck === 'tunnel' && { 'line-dasharray': [2, 1.5] }),
          }
        : { 'line-color': deck === 'tunnel' ? colors.tunnel : colors[road.color], 'line-width': carriageway(road, 0) },
  });
  const squares: LayerSpecification[] =
    deck !== 'ground'
      ? []
      : [
          {
            id: 'street-area',
            type: 'fill',
            source,
            'source-layer': 'street_polygons',
            minzoom: 13,
            filter: ['!=', ['get', 'tunnel'], true],
            paint: { 'fill-color': colors.square, 'fill-outline-color': colors.roadCasing },
          },
        ];
  return [
    ...squares,
    ...roadClasses.map((road) => line(road, 'casing')),
    ...roadClasses.map((road) => line(road, 'surface')),
  ];
}
