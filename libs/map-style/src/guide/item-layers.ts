import type {
  ExpressionSpecification,
  FilterSpecification,
  LayerSpecification,
  SymbolLayerSpecification,
} from '@maplibre/maplibre-gl-style-spec';
import { regular, semibold } from '../font-faces.ts';
import { zoomScale } from '../zoom-scale.ts';
import type { GuideLayerOptions } from './guide-options.ts';
import { itemSource } from './item-source.ts';
import {
  dotIconSize,
  iconSize,
  labelAnchors,
  labelSize,
  minorIconSize,
  minorOrder,
  radialOffset,
} from './symbol-sizes.ts';

/** From here on every place may be a symbol; below, a symbol layer over all of them would cost too much. */
export const symbolMinZoom = 14;

const is = (flag: string): ExpressionSpecification => ['==', ['get', flag], true];
const isNot = (flag: string): ExpressionSpecification => ['!=', ['get', flag], true];

/** The layers of places that a filter or a selection thins out. */
export const itemLayerIds = ['guide-dots', 'guide-altitudes', 'guide-symbols-prominent', 'guide-symbols'] as const;

/**
 * Places: dots where symbols have no room, discs from zoom 14 (the prominent ones sooner), labels as the branch wants
 * them.
 */
export function itemLayers({ colors, labels, isPhone, itemTiles }: GuideLayerOptions): LayerSpecification[] {
  const { source, image, color, label, sort, prominent, only } = itemSource(itemTiles);
  const shown: FilterSpecification = ['all', isNot('hidden'), isNot('altitude'), ...(only ? [only] : [])];
  const overlap = labels.allowOverlapOnWide && !isPhone;
  const isDense = labels.highlightedOptional;
  const text: SymbolLayerSpecification['paint'] = {
    'text-color': colors.label,
    'text-halo-color': colors.halo,
    'text-halo-width': 1.4,
  };
  const disc = (
    id: string,
    filter: FilterSpecification,
    zooms: { minzoom: number; maxzoom?: number },
  ): SymbolLayerSpecification => ({
    id,
    type: 'symbol',
    ...source,
    ...zooms,
    filter,
    layout: {
      'icon-image': image,
      'icon-size': [
        'step',
        ['zoom'],
        ['case', is('small'), dotIconSize, ['>=', sort, minorOrder], minorIconSize, iconSize],
        17.5,
        ['case', is('small'), dotIconSize, iconSize],
      ],
      'icon-padding': 0,
      'symbol-sort-key': sort,
      'icon-allow-overlap': ['step', ['zoom'], false, isDense ? labels.pointMinZoom : 17.5, true],
      'text-field': ['step', ['zoom'], '', labels.pointMinZoom, label],
      'text-font': regular,
      'text-size': labelSize,
      'text-max-width': 9,
      'text-line-height': 1.15,
      'text-padding': 2,
      'text-variable-anchor': labelAnchors(isDense),
      'text-radial-offset': radialOffset,
      'text-justify': 'auto',
      'text-optional': true,
      'text-allow-overlap': overlap,
    },
    paint: text,
  });
  return [
    {
      id: 'guide-dots',
      type: 'circle',
      ...source,
      // Benches and bins are for those who are near; from afar they would hide the rest.
      filter: [
        'all',
        ...(shown.slice(1) as ExpressionSpecification[]),
        ['step', ['zoom'], ['<', sort, minorOrder], 13.5, true],
      ],
      layout: { 'circle-sort-key': ['-', 0, sort] },
      paint: {
        'circle-color': color,
        'circle-radius': zoomScale(
          [
            [7, 1],
            [11, 1.8],
            [13, 3],
            [14, 4],
            [17, 4.5],
          ],
          1,
        ),
        'circle-stroke-color': colors.ring,
        'circle-stroke-width': zoomScale(
          [
            [9, 0.3],
            [11, 0.6],
            [13, 1.2],
          ],
          1,
        ),
      },
    },
    {
      id: 'guide-altitudes',
      type: 'symbol',
      ...source,
      minzoom: 10,
      filter: ['all', isNot('hidden'), is('altitude')],
      layout: {
        'text-field': label,
        'text-font': semibold,
        'text-size': 16,
        'symbol-sort-key': sort,
        'text-max-width': 8,
      },
      paint: text,
    },
    disc('guide-symbols-prominent', ['all', shown as ExpressionSpecification, prominent], {
      minzoom: 10,
      maxzoom: symbolMinZoom,
    }),
    disc('guide-symbols', shown, { minzoom: symbolMinZoom }),
  ];
}
