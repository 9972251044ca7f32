import type { ExpressionSpecification, LayerSpecification } from '@maplibre/maplibre-gl-style-spec';
import { regular, semibold } from '../font-faces.ts';
import type { LayerContext } from '../style-options.ts';
import { isOneOf, zoomScale } from '../zoom-scale.ts';
import { nameIn } from './name-in.ts';

/** Prefix of the ids of layers with names of settlements */
export const settlementPrefix = 'place-';

/** Names of settlements of some kinds. @param soft less prominent */
const placeLabelLayer =
  ({ colors, source, language }: LayerContext) =>
  (
    id: string,
    kinds: string[],
    zooms: [number, number],
    font: string[],
    size: ExpressionSpecification,
    soft = false,
  ): LayerSpecification => ({
    id: `${settlementPrefix}${id}`,
    type: 'symbol',
    source,
    'source-layer': 'place_labels',
    minzoom: zooms[0],
    maxzoom: zooms[1],
    filter: isOneOf('kind', kinds),
    layout: {
      'text-field': nameIn(language),
      'text-font': font,
      'text-size': size,
      'text-max-width': 8,
      'text-line-height': 1.1,
      'text-padding': 6,
      'symbol-sort-key': ['-', 0, ['to-number', ['get', 'population'], 0]],
    },
    paint: {
      'text-color': soft ? colors.labelSoft : colors.label,
      'text-halo-color': colors.halo,
      'text-halo-width': 1.4,
    },
  });

const countryLabelLayer = ({ colors, source, language }: LayerContext): LayerSpecification => ({
  id: 'country',
  type: 'symbol',
  source,
  'source-layer': 'boundary_labels',
  minzoom: 3,
  maxzoom: 9,
  filter: ['==', ['get', 'admin_level'], 2],
  layout: {
    'text-field': nameIn(language),
    'text-font': semibold,
    'text-size': zoomScale(
      [
        [3, 11],
        [8, 17],
      ],
      1,
    ),
    'text-letter-spacing': 0.12,
    'text-max-width': 8,
  },
  paint: { 'text-color': colors.labelSoft, 'text-halo-color': colors.halo, 'text-halo-width': 1.4 },
});

/** Names of settlements and countries, by importance. */
export function placeLabelLayers(context: LayerContext): LayerSpecification[] {
  const place = placeLabelLayer(context);
  return [
    place(
      'locality',
      ['locality', 'isolated_dwelling', 'farm'],
      [14, 17],
      regular,
      zoomScale(
        [
          [14, 10.5],
          [17, 12],
        ],
        1,
      ),
      true,
    ),
    place(
      'quarter',
      ['suburb', 'quarter', 'neighbourhood', 'hamlet', 'island'],
      [12, 17],
      regular,
      zoomScale(
        [
          [12, 11],
          [16, 13.5],
        ],
        1,
      ),
      true,
    ),
    place(
      'village',
      ['village'],
      [10, 16],
      semibold,
      zoomScale(
        [
          [10, 12.5],
          [12, 15.5],
          [15, 18],
        ],
        1,
      ),
    ),
    place(
      'town',
      ['town'],
      [8, 15.5],
      semibold,
      zoomScale(
        [
          [8, 12],
          [11, 18],
          [15, 22],
        ],
        1,
      ),
    ),
    place(
      'city',
      ['city', 'state_capital', 'capital'],
      [5, 15],
      semibold,
      zoomScale(
        [
          [5, 12],
          [11, 20],
          [14, 24],
        ],
        1,
      ),
    ),
    countryLabelLayer(context),
  ];
}
