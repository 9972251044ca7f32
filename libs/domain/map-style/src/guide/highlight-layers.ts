import type { ExpressionSpecification, LayerSpecification } from '@maplibre/maplibre-gl-style-spec';
import { semibold } from '../font-faces.ts';
import { zoomScale } from '../zoom-scale.ts';
import { allResultsZoom } from '../points/pin-zooms.ts';
import { landmarkZooms } from '../points/landmarks.ts';
import type { GuideLayerOptions } from './guide-options.ts';
import { guideSources } from './guide-sources.ts';
import { never } from './item-layers.ts';
import { iconSize, labelAnchors, labelSize, radialOffset } from './symbol-sizes.ts';

/** From this zoom on the stands of a fair are large enough for labels. */
const nearZoom = 19;

/** The most important results have their names at lower zooms than the others. */
function resultName({ namesMinZoom, highlightedMinZoom }: GuideLayerOptions['labels']): ExpressionSpecification {
  const label: ExpressionSpecification = ['get', 'title'];
  const ifLandmark = (zoom: number): ExpressionSpecification => [
    'case',
    ['<=', ['coalesce', ['get', 'from'], never], zoom],
    label,
    '',
  ];
  const sooner = landmarkZooms.filter((zoom) => zoom >= namesMinZoom && zoom < highlightedMinZoom);
  return [
    'step',
    ['zoom'],
    '',
    ...sooner.flatMap((zoom) => [zoom, ifLandmark(zoom)]),
    highlightedMinZoom,
    label,
  ] as unknown as ExpressionSpecification;
}

/** Search results, in their own source above the dimmed places. */
export function highlightLayers({ colors, labels, isPhone }: GuideLayerOptions): LayerSpecification[] {
  const source = guideSources.highlights;
  // Where stands are dense, results don't overlap until the zoom is high.
  const isDense = labels.allowOverlapOnWide;
  const mayOverlap = isDense && !isPhone;
  return [
    {
      id: 'guide-highlight-dots',
      type: 'circle',
      source,
      paint: {
        'circle-color': ['get', 'color'],
        'circle-radius': zoomScale(
          [
            [7, 3],
            [11, 5],
            [14, 6],
          ],
          1,
        ),
        'circle-stroke-color': colors.ring,
        'circle-stroke-width': 1.5,
      },
    },
    {
      id: 'guide-highlights',
      type: 'symbol',
      source,
      filter: ['<=', ['coalesce', ['get', 'pin'], 0], ['zoom']],
      layout: {
        'icon-image': ['get', 'image'],
        'icon-size': iconSize,
        'icon-padding': 0,
        'symbol-sort-key': ['get', labels.namesMinZoom < labels.pointMinZoom ? 'rank' : 'sortOrder'],
        'icon-allow-overlap': ['step', ['zoom'], false, isDense ? labels.pointMinZoom : allResultsZoom, true],
        'text-field': resultName(labels),
        'text-font': semibold,
        'text-size': labelSize,
        'text-max-width': 9,
        'text-variable-anchor': labelAnchors(labels.highlightedOptional),
        'text-radial-offset': radialOffset,
        'text-justify': 'auto',
        'text-optional': labels.highlightedOptional,
        'text-allow-overlap': mayOverlap && ['step', ['zoom'], false, nearZoom, true],
      },
      paint: { 'text-color': colors.label, 'text-halo-color': colors.halo, 'text-halo-width': 1.4 },
    },
  ];
}
