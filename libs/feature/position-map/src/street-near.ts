import { decodePolyline } from '@umkreis/geometry/polyline.ts';
import type { LngLat } from '@umkreis/contract/ref.ts';
import type { Street } from '@umkreis/contract/street.ts';

const METRES_PER_DEGREE = 111_320;

export type StreetLines = readonly { title: string; lines: readonly LngLat[][] }[];

/** Streets with decoded lines, for repeated queries. */
export const streetLines = (streets: readonly Street[]): StreetLines =>
  streets.filter(({ title }) => title).map(({ title, lines }) => ({ title, lines: lines.map(decodePolyline) }));

/** Name of the street nearest to a point; null if none is within `metres`. */
export function streetNear([lon, lat]: LngLat, streets: StreetLines, metres = 60): string | null {
  const across = METRES_PER_DEGREE * Math.cos((lat * Math.PI) / 180);
  const toPlane = ([x, y]: LngLat): LngLat => [(x - lon) * across, (y - lat) * METRES_PER_DEGREE];
  let nearest = { title: null as string | null, distance: metres };
  for (const { title, lines } of streets) {
    for (const line of lines) {
      const points = line.map(toPlane);
      for (const [index, point] of points.entries()) {
        const distance = fromOrigin(points[index - 1] ?? point, point);
        if (distance <= nearest.distance) nearest = { title, distance };
      }
    }
  }
  return nearest.title;
}

/** Distance of the origin from the segment between two points. */
function fromOrigin([ax, ay]: LngLat, [bx, by]: LngLat): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, -(ax * dx + ay * dy) / length));
  return Math.hypot(ax + share * dx, ay + share * dy);
}
