import type {
  ExpressionSpecification,
  FilterSpecification,
  LayerSpecification,
  SymbolLayerSpecification,
} from '@maplibre/maplibre-gl-style-spec';
import { regular, semibold } from '../font-faces.ts';
import { LAST_RANK } from '@umkreis/places/rank.ts';
import { symbolZoom } from '../points/dot-zooms.ts';
import { zoomScale } from '../zoom-scale.ts';
import type { GuideLayerOptions } from './guide-options.ts';
import {
  dotIconSize,
  iconSize,
  labelAnchors,
  labelSize,
  landmarkIconSize,
  minorIconSize,
  landmarkRadialOffset,
  radialOffset,
} from './symbol-sizes.ts';
import {
  currentSource,
  is,
  isNot,
  itemContext,
  tileSource,
  type ItemContext,
  type PlaceSource,
} from './item-context.ts';

/** The last rank drawn, by the zoom below which it applies */
const lastRanks = {
  peaks: [
    [12, 70],
    [13, 95],
  ],
  dots: [
    [13, 125],
    [14, 135],
    [15, 145],
    [17, 155],
  ],
} as const;
/** From this zoom on the stands of a fair are as wide as their names, which may overlap if the branch allows it */
const standNameZoom = 20;
/** A zoom beyond that of any map */
export const never = 99;

/** No more important place is in the same cell. */
const isFree: ExpressionSpecification = ['<=', ['coalesce', ['get', 'dot'], 0], ['zoom']];

/** The layers of places to which filters and the selection apply, for each of the two sources. */
export const itemLayerIds = [
  'guide-dots',
  'guide-altitudes',
  'guide-symbols-prominent',
  'guide-symbols',
  'guide-names',
] as const;
export type ItemLayerId = (typeof itemLayerIds)[number];

/** The same layer for current places */
export const currentLayerId = <Id extends ItemLayerId>(id: Id) => `${id}-current` as const;

/** Tiles with some categories only: they are filtered. */
export const areTilesFiltered = ({ placeTiles }: Pick<GuideLayerOptions, 'placeTiles'>): boolean =>
  Boolean(placeTiles?.only);

/** Tiles of large branches have no titles at low zoom. */
const title: ExpressionSpecification = ['coalesce', ['get', 'title'], ''];
const minor: ExpressionSpecification = ['case', is('small'), dotIconSize, minorIconSize];
const full: ExpressionSpecification = ['case', is('small'), dotIconSize, is('furniture'), minorIconSize, iconSize];

/** All layers of places: those of the current ones above the same layer of the tiles. */
export function itemLayers(options: GuideLayerOptions): LayerSpecification[] {
  const current = placeLayers(options, currentSource).map((layer) => ({
    ...layer,
    id: currentLayerId(layer.id as ItemLayerId),
  }));
  if (!options.placeTiles) return current;
  return placeLayers(options, tileSource).flatMap((layer, at) => [layer, current[at]!]);
}

/**
 * Places of a source: dots where symbols have no space, discs from zoom 14 (prominent ones earlier), landmarks larger
 * and with their names, and the names of all as configured by the branch.
 * @param isFiltered a filter is active: its results are visible at any zoom
 * @param isWhole no place is excluded: dots covered by others may be omitted
 */
export function placeLayers(
  options: GuideLayerOptions,
  source: PlaceSource,
  isFiltered = areTilesFiltered(options),
  isWhole = true,
): LayerSpecification[] {
  const context = itemContext(options, source, isFiltered);
  const { conditions, labels } = context;
  const disc = discLayer(context);
  return [
    dotLayer(context, isWhole),
    altitudeLayer(context),
    disc(
      'guide-symbols-prominent',
      ['all', ...conditions, is('prominent')],
      { minzoom: 12, maxzoom: symbolZoom },
      { 'icon-size': minor, 'icon-padding': 3 },
    ),
    disc(
      'guide-symbols',
      ['all', ...conditions],
      { minzoom: symbolZoom },
      symbolLayout(context, labels.allowOverlapOnWide && !options.isPhone),
    ),
    disc(
      'guide-names',
      ['all', ...conditions, ['<=', ['coalesce', ['get', 'from'], never], ['zoom']]],
      { minzoom: 10, maxzoom: labels.pointMinZoom },
      {
        'icon-size': landmarkIconSize,
        'icon-padding': 4,
        'text-field': ['step', ['zoom'], '', labels.namesMinZoom, title],
        'text-font': semibold,
        'text-padding': 4,
        'text-radial-offset': landmarkRadialOffset,
      },
    ),
  ];
}

/** Only the most important places below some zooms; all results of a filter */
const beforeZooms = (
  { isFiltered }: ItemContext,
  lasts: readonly (readonly [zoom: number, last: number])[],
): ExpressionSpecification[] =>
  isFiltered
    ? []
    : [
        [
          '<=',
          ['get', 'rank'],
          ['step', ['zoom'], lasts[0]![1], ...lasts.flatMap(([zoom], at) => [zoom, lasts[at + 1]?.[1] ?? LAST_RANK])],
        ] as unknown as ExpressionSpecification,
      ];

/** Unimportant places only at high zoom; at low zoom they would cover the rest. */
function dotLayer(context: ItemContext, isWhole: boolean): LayerSpecification {
  const { colors, conditions, order, source } = context;
  return {
    id: 'guide-dots',
    type: 'circle',
    ...source,
    filter: ['all', ...conditions, ...(isWhole ? [isFree] : []), ...beforeZooms(context, lastRanks.dots)],
    layout: { 'circle-sort-key': ['-', 0, order] },
    paint: {
      'circle-color': ['get', 'color'],
      'circle-radius': zoomScale(
        [
          [7, 1],
          [11, 1.6],
          [13, 2.2],
          [15, 3],
          [17, 4],
        ],
        1,
      ),
      'circle-stroke-color': colors.ring,
      'circle-stroke-width': zoomScale(
        [
          [9, 0.3],
          [11, 0.6],
          [14, 1.2],
        ],
        1,
      ),
    },
  };
}

function altitudeLayer(context: ItemContext): LayerSpecification {
  const { colors, order, text, source } = context;
  return {
    id: 'guide-altitudes',
    type: 'symbol',
    ...source,
    minzoom: 10,
    filter: ['all', isNot('hidden'), is('altitude'), ...beforeZooms(context, lastRanks.peaks)],
    layout: {
      'text-field': title,
      'text-font': regular,
      'text-size': 16,
      'symbol-sort-key': order,
      'text-max-width': 8,
      'text-padding': 8,
    },
    paint: { ...text, 'text-color': colors.labelSoft },
  };
}

/** Layers of symbols on discs, with a name next to them where there is space. */
const discLayer =
  ({ source, labels, order, text }: ItemContext) =>
  (
    id: (typeof itemLayerIds)[number],
    filter: FilterSpecification,
    zooms: { minzoom: number; maxzoom?: number },
    layout: SymbolLayerSpecification['layout'],
  ): SymbolLayerSpecification => ({
    id,
    type: 'symbol',
    ...source,
    ...zooms,
    filter,
    layout: {
      'icon-image': ['get', 'image'],
      'icon-padding': 0,
      'symbol-sort-key': order,
      'text-font': regular,
      'text-size': labelSize,
      'text-max-width': 9,
      'text-line-height': 1.15,
      'text-padding': 2,
      'text-variable-anchor': labelAnchors(labels.highlightedOptional),
      'text-radial-offset': radialOffset,
      'text-justify': 'auto',
      'text-optional': true,
      ...layout,
    },
    paint: text,
  });

/** Symbols and names of all places; other places are smaller while landmarks are emphasized. */
function symbolLayout({ labels, hasNames }: ItemContext, allowsOverlap: boolean): SymbolLayerSpecification['layout'] {
  return {
    'icon-size': hasNames ? ['step', ['zoom'], minor, labels.pointMinZoom, full] : full,
    'icon-padding': hasNames ? ['step', ['zoom'], 3, labels.pointMinZoom, 0] : 0,
    'icon-allow-overlap': ['step', ['zoom'], false, labels.highlightedOptional ? labels.pointMinZoom : 18.5, true],
    'text-field': ['step', ['zoom'], '', labels.pointMinZoom, title],
    'text-allow-overlap': allowsOverlap && ['step', ['zoom'], false, standNameZoom, true],
  };
}
