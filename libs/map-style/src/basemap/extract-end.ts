import type { LayerSpecification } from '@maplibre/maplibre-gl-style-spec';
import type { LayerContext } from '../style-options.ts';
import { zoomScale } from '../zoom-scale.ts';

/** Where a local archive ends, the map fades into the paper; hosted tiles have no such layers. */
export function extractEndLayers({ colors, source }: LayerContext): LayerSpecification[] {
  const width = zoomScale([
    [6, 8],
    [10, 36],
    [14, 120],
    [18, 320],
  ]);
  return [
    {
      id: 'extract-outside',
      type: 'fill',
      source,
      'source-layer': 'extract_outside',
      paint: { 'fill-color': colors.land, 'fill-antialias': false },
    },
    {
      id: 'extract-edge',
      type: 'line',
      source,
      'source-layer': 'extract_edge',
      layout: { 'line-join': 'round' },
      paint: { 'line-color': colors.land, 'line-width': width, 'line-blur': width },
    },
  ];
}
