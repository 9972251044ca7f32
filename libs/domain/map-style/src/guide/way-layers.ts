import type { LayerSpecification, LineLayerSpecification } from '@maplibre/maplibre-gl-style-spec';
import { semibold } from '../font-faces.ts';
import type { GuideLayerOptions } from './guide-options.ts';
import { guideSources } from './guide-sources.ts';
import { highlightedWay, permanentWay } from './symbol-sizes.ts';

export const liftColor = '#FF0152';
const wayColor = '#FFDD30';

/** Properties of a way's line. */
export interface WayProperties {
  nanoId: string;
  kind: 'lift' | 'bus' | 'other';
  /** '': the fallback colour */
  color: string;
  /** px to the right of the way's direction */
  offset: number;
  label: string;
}

const round: LineLayerSpecification['layout'] = { 'line-cap': 'round', 'line-join': 'round' };
const isLift: ['==', ['get', string], string] = ['==', ['get', 'kind'], 'lift'];

function lines(id: string, source: string, opacity: number): LayerSpecification[] {
  return [
    {
      id: `${id}-other`,
      type: 'line',
      source,
      filter: ['!', isLift],
      layout: round,
      paint: {
        'line-color': ['case', ['==', ['get', 'color'], ''], wayColor, ['get', 'color']],
        'line-width': 6,
        'line-offset': ['get', 'offset'],
        'line-opacity': opacity,
      },
    },
    {
      id: `${id}-lifts`,
      type: 'line',
      source,
      minzoom: 12,
      filter: isLift,
      paint: { 'line-color': liftColor, 'line-width': 4, 'line-dasharray': [2, 1], 'line-opacity': opacity },
    },
  ];
}

/** Lifts, bus lines and routes: permanently visible ones, those of search results, those of the selection. */
export function wayLayers({ colors, satellite }: GuideLayerOptions): LayerSpecification[] {
  return [
    ...lines('guide-ways', guideSources.ways, permanentWay),
    ...lines('guide-highlighted-ways', guideSources.highlightedWays, highlightedWay(satellite)),
    {
      id: 'guide-selected-ways-casing',
      type: 'line',
      source: guideSources.selectedWays,
      filter: ['!', isLift],
      layout: round,
      paint: { 'line-color': colors.label, 'line-width': 9, 'line-offset': ['get', 'offset'], 'line-opacity': 0.55 },
    },
    ...lines('guide-selected-ways', guideSources.selectedWays, permanentWay),
  ];
}

/** Names of bus lines along their ways. */
export function wayLabelLayers({ colors }: GuideLayerOptions): LayerSpecification[] {
  return [guideSources.ways, guideSources.selectedWays].map(
    (source) =>
      ({
        id: `${source}-labels`,
        type: 'symbol',
        source,
        minzoom: 12,
        filter: ['all', ['==', ['get', 'kind'], 'bus'], ['!=', ['get', 'label'], '']],
        layout: {
          'symbol-placement': 'line',
          'symbol-spacing': 320,
          'text-field': ['get', 'label'],
          'text-font': semibold,
          'text-size': 12,
          // The label's offset is that of its line / 8, in em.
          'text-offset': [
            'interpolate',
            ['linear'],
            ['get', 'offset'],
            -80,
            ['literal', [0, -10]],
            80,
            ['literal', [0, 10]],
          ],
        },
        paint: { 'text-color': colors.label, 'text-halo-color': colors.halo, 'text-halo-width': 2 },
      }) satisfies LayerSpecification,
  );
}
