import type { LngLat } from '@umkreis/contract/ref.ts';

const EARTH_RADIUS_KM = 6371.0088;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance (haversine), km. */
export function distanceKm([lonA, latA]: LngLat, [lonB, latB]: LngLat): number {
  const sinLat = Math.sin(radians(latB - latA) / 2);
  const sinLon = Math.sin(radians(lonB - lonA) / 2);
  const h = sinLat ** 2 + Math.cos(radians(latA)) * Math.cos(radians(latB)) * sinLon ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, h)));
}
