import type { LngLat } from '@umkreis/contract/ref.ts';
import type { Position, ShapeGeometry } from '@umkreis/contract/place-file.ts';

/** Where the place of a shape is: the begin of a line, a point inside the largest part of an area. */
export function shapePosition(shape: ShapeGeometry): LngLat {
  switch (shape.type) {
    case 'LineString':
      return lngLatOf(shape.coordinates[0]!);
    case 'MultiLineString':
      return lngLatOf(shape.coordinates[0]![0]!);
    case 'Polygon':
      return insideOf(shape.coordinates);
    case 'MultiPolygon':
      return insideOf(shape.coordinates.toSorted((a, b) => sizeOf(b[0]!) - sizeOf(a[0]!))[0]!);
  }
}

const lngLatOf = ([lon, lat]: Position): LngLat => [lon, lat];
const PRECISION = 1e7;
const rounded = (degrees: number) => Math.round(degrees * PRECISION) / PRECISION;

/** Twice the area of a ring, in square degrees (shoelace formula). */
function sizeOf(ring: readonly Position[]): number {
  let sum = 0;
  for (let at = 1; at < ring.length; at++) sum += ring[at - 1]![0] * ring[at]![1] - ring[at]![0] * ring[at - 1]![1];
  return Math.abs(sum);
}

/** The middle of the longest stretch inside, at the middle latitude. */
function insideOf(rings: readonly (readonly Position[])[]): LngLat {
  const lats = rings[0]!.map(([, lat]) => lat);
  const lat = (Math.min(...lats) + Math.max(...lats)) / 2;
  const crossings = rings
    .flatMap((ring) => ring.slice(1).flatMap((to, index) => crossing(ring[index]!, to, lat)))
    .toSorted((a, b) => a - b);
  let best: [number, number] | undefined;
  for (let at = 0; at + 1 < crossings.length; at += 2) {
    const [west, east] = [crossings[at]!, crossings[at + 1]!];
    if (!best || east - west > best[1] - best[0]) best = [west, east];
  }
  return best ? [rounded((best[0] + best[1]) / 2), rounded(lat)] : lngLatOf(rings[0]![0]!);
}

/** Longitude at which an edge crosses a latitude. */
function crossing(from: Position, to: Position, lat: number): number[] {
  if (from[1] > lat === to[1] > lat) return [];
  return [from[0] + ((lat - from[1]) / (to[1] - from[1])) * (to[0] - from[0])];
}
