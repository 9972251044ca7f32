import type { Building, Street } from '@umkreis/contract/street.ts';
import { decodePolyline } from '@umkreis/geometry/polyline.ts';
import type { LngLat } from '@umkreis/contract/ref.ts';
import { isInRing } from '@umkreis/guide-engine/results/places-at.ts';
import type { ShapeFeature } from '@umkreis/map-style/features/shape-features.ts';

const look = (color: string): ShapeFeature['properties'] => ({
  nanoId: '',
  fillColor: color,
  fillOpacity: 0.35,
  fillOutlineColor: color,
  lineColor: color,
  lineWidth: 7,
  lineOpacity: 0.55,
  mainTitleLabel: '',
  subTitleLabel: '',
  labelColor: '',
});

/** A selected street as lines. @param color '#rrggbb' */
export function streetFeatures(street: Street, color: string): ShapeFeature[] {
  return street.lines.map((line) => ({
    type: 'Feature',
    properties: look(color),
    geometry: { type: 'LineString', coordinates: decodePolyline(line) },
  }));
}

/** A selected building as a polygon. */
export function buildingFeatures(building: Building, color: string): ShapeFeature[] {
  return [
    {
      type: 'Feature',
      properties: look(color),
      geometry: { type: 'Polygon', coordinates: [decodePolyline(building.polygon)] },
    },
  ];
}

/** The building at a point. */
export function buildingAt(at: LngLat, buildings: readonly Building[]): Building | undefined {
  const near = 0.003;
  return buildings.find(
    ({ lon, lat, polygon }) =>
      Math.abs(lon - at[0]) < near && Math.abs(lat - at[1]) < near && isInRing(at, decodePolyline(polygon)),
  );
}
