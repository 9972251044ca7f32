import type { LayerSpecification } from '@maplibre/maplibre-gl-style-spec';
import { semibold } from '../font-faces.ts';
import type { GuideLayerOptions } from './guide-options.ts';
import { guideSources } from './guide-sources.ts';
import { dotIconSize, iconSize, labelSize, radialOffset } from './symbol-sizes.ts';

/** The selected place as a pin, and the way-points of a selected route. */
export function selectedLayers({ colors }: GuideLayerOptions): LayerSpecification[] {
  const source = guideSources.selected;
  const paint = { 'text-color': colors.label, 'text-halo-color': colors.halo, 'text-halo-width': 1.6 };
  return [
    {
      id: 'guide-way-points',
      type: 'symbol',
      source,
      filter: ['!=', ['get', 'selected'], true],
      layout: {
        'icon-image': ['get', 'image'],
        'icon-size': ['case', ['==', ['get', 'small'], true], dotIconSize, iconSize],
        'icon-allow-overlap': true,
        'text-field': ['step', ['zoom'], '', 14, ['get', 'title']],
        'text-font': semibold,
        'text-size': labelSize,
        'text-max-width': 9,
        'text-optional': true,
        'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
        'text-radial-offset': radialOffset,
        'text-justify': 'auto',
      },
      paint,
    },
    {
      id: 'guide-selected',
      type: 'symbol',
      source,
      filter: ['==', ['get', 'selected'], true],
      layout: {
        'icon-image': ['get', 'image'],
        'icon-size': iconSize,
        'icon-anchor': 'bottom',
        'icon-allow-overlap': true,
        'icon-ignore-placement': false,
        'text-field': ['get', 'title'],
        'text-font': semibold,
        'text-size': 13,
        'text-max-width': 10,
        'text-anchor': 'top',
        'text-offset': [0, 0.4],
        'text-allow-overlap': true,
        'text-optional': true,
      },
      paint,
    },
  ];
}
