import type { Position } from '../shared/osm-data.ts';
import { centroid, ringArea } from './measure.ts';
import { inRing, type Polygon } from './polygons.ts';

/** Lines across a polygon on which its widest stretch is searched. */
const SCAN_LINES = 9;

/** A point inside the largest polygon and outside its holes: its centroid, otherwise the middle of its widest part. */
export function innerPoint(polygons: readonly Polygon[]): Position {
  const largest = polygons.toSorted((a, b) => ringArea(b[0]!) - ringArea(a[0]!))[0]!;
  const centre = centroid(largest[0]!);
  return isInside(centre, largest) ? centre : (widestMiddle(largest) ?? centre);
}

const isInside = (point: Position, [outer, ...holes]: Polygon) =>
  inRing(point, outer!) && !holes.some((hole) => inRing(point, hole));

function widestMiddle(polygon: Polygon): Position | undefined {
  const lats = polygon[0]!.map(([, lat]) => lat);
  const south = lats.reduce((a, b) => Math.min(a, b));
  const north = lats.reduce((a, b) => Math.max(a, b));
  let widest = 0;
  let middle: Position | undefined;
  for (let line = 1; line <= SCAN_LINES; line++) {
    const lat = south + ((north - south) * line) / (SCAN_LINES + 1);
    const crossings = polygon.flatMap((ring) => crossingsOf(ring, lat)).toSorted((a, b) => a - b);
    for (let index = 0; index + 1 < crossings.length; index += 2) {
      const [west, east] = [crossings[index]!, crossings[index + 1]!];
      if (east - west <= widest) continue;
      widest = east - west;
      middle = [(west + east) / 2, lat];
    }
  }
  return middle;
}

/** Longitudes at which a ring crosses a latitude. */
function crossingsOf(ring: readonly Position[], lat: number): number[] {
  const crossings: number[] = [];
  for (let at = 1; at < ring.length; at++) {
    const [[ax, ay], [bx, by]] = [ring[at - 1]!, ring[at]!];
    if (ay > lat !== by > lat) crossings.push(ax + ((lat - ay) / (by - ay)) * (bx - ax));
  }
  return crossings;
}
