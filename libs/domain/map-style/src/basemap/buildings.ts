import type { LayerSpecification } from '@maplibre/maplibre-gl-style-spec';
import type { LayerContext } from '../style-options.ts';
import { zoomScale } from '../zoom-scale.ts';

/** Footprints with a thin outline; extruded in the 3D flavour. Heights in m. */
export function buildingLayers({ colors, source, flavour }: LayerContext): LayerSpecification[] {
  if (flavour === '3d') {
    return [
      {
        id: 'building-ground',
        type: 'fill',
        source,
        'source-layer': 'buildings',
        minzoom: 13,
        maxzoom: 15,
        paint: { 'fill-color': colors.building },
      },
      {
        id: 'building-3d',
        type: 'fill-extrusion',
        source,
        'source-layer': 'buildings',
        minzoom: 14,
        paint: {
          'fill-extrusion-color': colors.building3d,
          'fill-extrusion-height': zoomScale(
            [
              [14, 0],
              [15, ['coalesce', ['to-number', ['get', 'height'], 8], 8]],
            ],
            1,
          ),
          'fill-extrusion-base': ['coalesce', ['to-number', ['get', 'min_height'], 0], 0],
          'fill-extrusion-opacity': 0.88,
          'fill-extrusion-vertical-gradient': true,
        },
      },
    ];
  }
  return [
    {
      id: 'building',
      type: 'fill',
      source,
      'source-layer': 'buildings',
      minzoom: 13,
      paint: {
        'fill-color': colors.building,
        'fill-opacity': zoomScale(
          [
            [13, 0.3],
            [15, 1],
          ],
          1,
        ),
      },
    },
    {
      id: 'building-line',
      type: 'line',
      source,
      'source-layer': 'buildings',
      minzoom: 15,
      paint: {
        'line-color': colors.buildingLine,
        'line-width': zoomScale(
          [
            [15, 0.4],
            [18, 1],
          ],
          1,
        ),
      },
    },
  ];
}
