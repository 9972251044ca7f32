import type { Feature, LineString } from 'geojson';
import { decodePolyline } from '@umkreis/geometry/polyline.ts';
import type { WayProperties } from '../guide/way-layers.ts';
import { lifts } from '@umkreis/taxonomy/lifts.ts';
import { hasTag, type MapPlace } from '../points/map-place.ts';

export type WayFeature = Feature<LineString, WayProperties>;

function kindOf({ categories, item }: MapPlace): WayProperties['kind'] {
  if (categories.some(({ subCategory }) => lifts.includes(subCategory))) return 'lift';
  return item.details?.transportBusLineColor !== undefined ||
    item.details?.transportBusLineOffset !== undefined ||
    categories.some(({ subCategory }) => subCategory === 'Bus line')
    ? 'bus'
    : 'other';
}

/** The ways of a place as lines. */
export function wayFeatures(place: MapPlace): WayFeature[] {
  const { item } = place;
  const kind = kindOf(place);
  const color = item.details?.transportBusLineColor ?? item.details?.lineColor ?? item.details?.geojsonLineColor ?? '';
  return (item.ways ?? []).map((way) => ({
    type: 'Feature',
    geometry: { type: 'LineString', coordinates: decodePolyline(way) },
    properties: {
      nanoId: item.nanoId,
      kind,
      color,
      offset: Number(item.details?.transportBusLineOffset ?? 0) || 0,
      label: kind === 'bus' ? item.title : '',
    },
  }));
}

/** Lifts are always on the map, other ways only if marked. */
export function isWayAlwaysVisible(place: MapPlace): boolean {
  return kindOf(place) === 'lift' || hasTag(place, 'way:isPermanentlyVisibleOnMap');
}
