import type { LayerSpecification } from '@maplibre/maplibre-gl-style-spec';
import { semibold } from '../font-faces.ts';
import { zoomScale } from '../zoom-scale.ts';
import type { GuideLayerOptions } from './guide-options.ts';
import { guideSources } from './guide-sources.ts';
import { iconSize, labelAnchors, labelSize, radialOffset } from './symbol-sizes.ts';

/** From here on the stands of a fair are large enough for their labels. */
const nearZoom = 19;

/** Search results, in a source of their own over the dimmed places. */
export function highlightLayers({ colors, labels, isPhone }: GuideLayerOptions): LayerSpecification[] {
  const source = guideSources.highlights;
  // where stands are dense, results make room for each other until the map is near
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
      layout: {
        'icon-image': ['get', 'image'],
        'icon-size': iconSize,
        'icon-padding': 0,
        'symbol-sort-key': ['get', 'sort'],
        'icon-allow-overlap': ['step', ['zoom'], false, isDense ? labels.pointMinZoom : 15, true],
        'text-field': ['step', ['zoom'], '', labels.highlightedMinZoom, ['get', 'label']],
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
