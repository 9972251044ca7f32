import { currentLayerId, itemLayerIds } from '@umkreis/map-style/guide/item-layers.ts';
import type { Map as MapLibreMap, PointLike } from 'maplibre-gl';

const pointLayers = [
  'guide-selected',
  'guide-way-points',
  'guide-highlights',
  'guide-highlight-dots',
  ...itemLayerIds.toReversed().flatMap((id) => [currentLayerId(id), id]),
];
const areaLayers = [
  'guide-selected-ways-lifts',
  'guide-selected-ways-other',
  'guide-ways-lifts',
  'guide-ways-other',
  'guide-highlighted-ways-lifts',
  'guide-highlighted-ways-other',
  'guide-selected-shapes-line',
  'guide-selected-shapes-fill',
  'guide-highlighted-shapes-line',
  'guide-highlighted-shapes-fill',
  'guide-shapes-line',
  'guide-shapes-fill',
];

export interface PlaceHit {
  nanoId: string;
  kind: 'point' | 'way' | 'polygon';
  at: [number, number] | null;
  /** Its label on the map */
  label: string;
}

/** The place drawn at a pixel: points before ways and areas. @param slack tolerance, px */
export function placeAt(map: MapLibreMap, { x, y }: { x: number; y: number }, slack: number): PlaceHit | null {
  const box: [PointLike, PointLike] = [
    [x - slack, y - slack],
    [x + slack, y + slack],
  ];
  for (const layers of [pointLayers, areaLayers]) {
    const present = layers.filter((id) => map.getLayer(id));
    const feature = map.queryRenderedFeatures(box, { layers: present })[0];
    const nanoId: unknown = feature?.properties.nanoId;
    if (!feature || typeof nanoId !== 'string') continue;
    const { geometry } = feature;
    return {
      nanoId,
      kind: geometry.type === 'Point' ? 'point' : feature.layer.type === 'line' ? 'way' : 'polygon',
      at: geometry.type === 'Point' ? (geometry.coordinates as [number, number]) : null,
      label: String(feature.properties.title ?? feature.properties.label ?? ''),
    };
  }
  return null;
}
