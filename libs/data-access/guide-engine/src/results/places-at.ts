import { decodePolyline } from '@umkreis/geometry/polyline.ts';
import type { LngLat } from '@umkreis/contract/ref.ts';
import type { Building, Street } from '@umkreis/contract/street.ts';
import type { Place } from '../places/place.ts';

/** A street or a building. */
export type StreetOrBuilding = Pick<Street, 'title' | 'city'> | Pick<Building, 'polygon'>;

/** Places in a building, or with an address on a street. */
export function placesAt(places: readonly Place[], streetOrBuilding: StreetOrBuilding): Place[] {
  if ('polygon' in streetOrBuilding) {
    const ring = decodePolyline(streetOrBuilding.polygon);
    return places.filter(({ item }) => isInRing([item.lon, item.lat], ring));
  }
  const street = `${streetOrBuilding.title.toLowerCase()} `;
  return places.filter(
    ({ item: { address } }) =>
      address?.toLowerCase().startsWith(street) && (!streetOrBuilding.city || address.includes(streetOrBuilding.city)),
  );
}

/** Whether a point is inside a ring (even-odd rule); degrees. */
export function isInRing([x, y]: LngLat, ring: readonly LngLat[]): boolean {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i, i += 1) {
    const [xi, yi] = ring[i]!;
    const [xj, yj] = ring[j]!;
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
}
