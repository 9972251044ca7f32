import type { LayerSpecification } from '@maplibre/maplibre-gl-style-spec';
import type { LayerContext } from '../style-options.ts';
import { zoomScale } from '../zoom-scale.ts';

/** Fades out the map at the edge of a local archive; hosted tiles have no such layers. */
export function extractEndLayers({ colors, source }: LayerContext): LayerSpecification[] {
  // Opaque at its centre, on the edge, and transparent at its sides.
  const width = [8, 40, 96, 160].map((pixels, at): [number, number] => [6 + at * 4, pixels]);
  const blur = width.map(([zoom, pixels]): [number, number] => [zoom, pixels / 2]);
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
      paint: { 'line-color': colors.land, 'line-width': zoomScale(width), 'line-blur': zoomScale(blur) },
    },
  ];
}
