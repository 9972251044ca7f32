import { decodePolyline } from '@umkreis/geometry/polyline.ts';
import type { LngLat } from '@umkreis/contract/ref.ts';
import type { Street } from '@umkreis/contract/street.ts';

/** The street of a name nearest to a point; many villages have a street of the same name. */
export function nearestStreet(name: string, [lon, lat]: LngLat, streets: readonly Street[]): Street | undefined {
  const shrink = Math.cos((lat * Math.PI) / 180);
  const distance = ({ lines }: Street) =>
    Math.min(...lines.flatMap(decodePolyline).map(([x, y]) => Math.hypot((x - lon) * shrink, y - lat)));
  return streets
    .filter(({ title }) => title === name)
    .map((street) => ({ street, distance: distance(street) }))
    .toSorted((a, b) => a.distance - b.distance)[0]?.street;
}
