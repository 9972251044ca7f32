import type { LayerSpecification } from '@maplibre/maplibre-gl-style-spec';
import { regular, semibold } from '../font-faces.ts';
import type { LayerContext } from '../style-options.ts';
import { isOneOf, zoomScale } from '../zoom-scale.ts';
import { nameIn } from './name-in.ts';

/** Prefix of the ids of layers with street names */
export const streetPrefix = 'street-label-';

/** Names of streets of some kinds, along their lines. @param soft less prominent */
const streetLabelLayer =
  ({ colors, source, language }: LayerContext) =>
  (id: string, kinds: string[], minzoom: number, size: [number, number][], soft: boolean): LayerSpecification => ({
    id: `${streetPrefix}${id}`,
    type: 'symbol',
    source,
    'source-layer': 'street_labels',
    minzoom,
    filter: isOneOf('kind', kinds),
    layout: {
      'symbol-placement': 'line',
      'symbol-spacing': 300,
      'text-field': nameIn(language),
      'text-font': regular,
      'text-size': zoomScale(size, 1),
      'text-letter-spacing': 0.02,
      'text-max-angle': 35,
      'text-padding': 4,
    },
    paint: {
      'text-color': soft ? colors.labelSoft : colors.label,
      'text-halo-color': colors.halo,
      'text-halo-width': 1.3,
    },
  });

const houseNumberLayer = ({ colors, source }: LayerContext): LayerSpecification => ({
  id: 'house-number',
  type: 'symbol',
  source,
  'source-layer': 'addresses',
  minzoom: 16,
  layout: {
    'text-field': ['coalesce', ['get', 'housenumber'], ''],
    'text-font': regular,
    'text-size': zoomScale(
      [
        [16, 9],
        [19, 12],
      ],
      1,
    ),
    'text-padding': 2,
  },
  paint: {
    'text-color': colors.labelSoft,
    'text-halo-color': colors.halo,
    'text-halo-width': 1,
    'text-opacity': zoomScale(
      [
        [16, 0.6],
        [17, 1],
      ],
      1,
    ),
  },
});

/** Street names along their streets, house numbers from zoom 16. */
export function streetLabelLayers(context: LayerContext): LayerSpecification[] {
  const { colors, source, flavour } = context;
  const street = streetLabelLayer(context);
  return [
    houseNumberLayer(context),
    street(
      'path',
      ['footway', 'path', 'track', 'cycleway', 'steps', 'bridleway'],
      flavour === 'topo' ? 14 : 15.5,
      [
        [14, 10],
        [18, 12],
      ],
      true,
    ),
    street(
      'minor',
      ['unclassified', 'residential', 'living_street', 'pedestrian', 'service'],
      14.5,
      [
        [14, 10],
        [17, 12.5],
        [20, 15],
      ],
      false,
    ),
    street(
      'main',
      ['primary', 'secondary', 'tertiary', 'trunk'],
      12.5,
      [
        [12, 10],
        [16, 13],
        [20, 16],
      ],
      false,
    ),
    {
      id: 'motorway-ref',
      type: 'symbol',
      source,
      'source-layer': 'street_labels',
      minzoom: 10,
      filter: ['all', isOneOf('kind', ['motorway', 'trunk']), ['!=', ['coalesce', ['get', 'ref'], ''], '']],
      layout: {
        'symbol-placement': 'line',
        'symbol-spacing': 500,
        'text-field': ['coalesce', ['get', 'ref'], ''],
        'text-font': semibold,
        'text-size': 10.5,
        'text-rotation-alignment': 'viewport',
      },
      paint: { 'text-color': colors.label, 'text-halo-color': colors.motorway, 'text-halo-width': 3 },
    },
  ];
}
