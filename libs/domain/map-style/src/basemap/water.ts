import type { LayerSpecification } from '@maplibre/maplibre-gl-style-spec';
import type { LayerContext } from '../style-options.ts';
import { isOneOf, zoomScale } from '../zoom-scale.ts';

/** Seas, lakes, rivers, glaciers. */
export function waterLayers(context: LayerContext): LayerSpecification[] {
  const { colors, source } = context;
  return [
    { id: 'ocean', type: 'fill', source, 'source-layer': 'ocean', paint: { 'fill-color': colors.water } },
    {
      id: 'glacier',
      type: 'fill',
      source,
      'source-layer': 'water_polygons',
      filter: ['==', ['get', 'kind'], 'glacier'],
      paint: { 'fill-color': colors.ice },
    },
    {
      id: 'water',
      type: 'fill',
      source,
      'source-layer': 'water_polygons',
      filter: ['!=', ['get', 'kind'], 'glacier'],
      paint: { 'fill-color': colors.water },
    },
    {
      id: 'river',
      type: 'line',
      source,
      'source-layer': 'water_lines',
      minzoom: 8,
      filter: isOneOf('kind', ['river', 'canal']),
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: {
        'line-color': colors.water,
        'line-width': zoomScale([
          [8, 1],
          [12, 2],
          [16, 6],
          [20, 24],
        ]),
      },
    },
    {
      id: 'stream',
      type: 'line',
      source,
      'source-layer': 'water_lines',
      minzoom: 12,
      filter: ['all', isOneOf('kind', ['stream', 'ditch', 'drain']), ['!=', ['get', 'tunnel'], true]],
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: {
        'line-color': colors.water,
        'line-width': zoomScale([
          [12, 0.7],
          [16, 2],
          [20, 8],
        ]),
      },
    },
    ...waterStructureLayers(context),
  ];
}

/** Piers and dams. */
const waterStructureLayers = ({ colors, source }: LayerContext): LayerSpecification[] => [
  {
    id: 'pier-area',
    type: 'fill',
    source,
    'source-layer': 'pier_polygons',
    minzoom: 12,
    paint: { 'fill-color': colors.land },
  },
  {
    id: 'pier',
    type: 'line',
    source,
    'source-layer': 'pier_lines',
    minzoom: 13,
    paint: {
      'line-color': colors.land,
      'line-width': zoomScale([
        [13, 1],
        [18, 8],
      ]),
    },
  },
  {
    id: 'dam',
    type: 'line',
    source,
    'source-layer': 'dam_lines',
    minzoom: 13,
    paint: {
      'line-color': colors.roadCasing,
      'line-width': zoomScale([
        [13, 1],
        [18, 4],
      ]),
    },
  },
];
