import type { Geometry, Position } from 'geojson';
import { axisOfBearing, centreOf, EARTH_RADIUS_M, rotateAround, toPosition, toVector, type Vector } from './sphere.ts';

/** All positions of a geometry, degrees; the last one of a ring, which repeats the first, is left out. */
export function cornersOf(geometry: Geometry): Position[] {
  if (geometry.type === 'GeometryCollection') return geometry.geometries.flatMap(cornersOf);
  if (geometry.type === 'Point') return [geometry.coordinates];
  const isArea = geometry.type === 'Polygon' || geometry.type === 'MultiPolygon';
  return linesOf(geometry).flatMap((line) => (isArea ? line.slice(0, -1) : line));
}

/** The lines and rings of a geometry, holes included; each point as a line of one position. */
export function linesOf(geometry: Geometry): Position[][] {
  switch (geometry.type) {
    case 'Point':
      return [[geometry.coordinates]];
    case 'MultiPoint':
      return geometry.coordinates.map((position) => [position]);
    case 'LineString':
      return [geometry.coordinates];
    case 'MultiLineString':
    case 'Polygon':
      return geometry.coordinates;
    case 'MultiPolygon':
      return geometry.coordinates.flat();
    case 'GeometryCollection':
      return geometry.geometries.flatMap(linesOf);
  }
}

/**
 * The centre around which a shape rotates: the mean of its corners, on the sphere.
 * @returns [lon, lat], degrees
 */
export const shapeCentre = (geometry: Geometry): [lon: number, lat: number] =>
  toPosition(centreOf(cornersOf(geometry)));

/**
 * Rotates a shape around its centre. Lengths and angles on the sphere stay the same, at every latitude and across the
 * antimeridian; heights are preserved.
 * @param degrees clockwise seen from above
 */
export function rotateShape<G extends Geometry>(geometry: G, degrees: number): G {
  const centre = centreOf(cornersOf(geometry));
  const angle = (-degrees * Math.PI) / 180;
  return mapPositions(geometry, (vector) => rotateAround(vector, centre, angle));
}

/**
 * Moves a shape without changing its lengths and angles; heights are preserved.
 * @param east metres, at the centre of the shape
 * @param north metres
 */
export function moveShape<G extends Geometry>(geometry: G, east: number, north: number): G {
  const axis = axisOfBearing(centreOf(cornersOf(geometry)), Math.atan2(east, north));
  const angle = Math.hypot(east, north) / EARTH_RADIUS_M;
  return mapPositions(geometry, (vector) => rotateAround(vector, axis, angle));
}

/**
 * A copy of a shape, south-east of it; south-west if it would otherwise cross the antimeridian.
 * @param metres offset to the south and to the east
 */
export function offsetCopy<G extends Geometry>(geometry: G, metres: number): G {
  const copy = moveShape(geometry, metres, -metres);
  const [before, after] = [cornersOf(geometry), cornersOf(copy)];
  const isAcross = before.some(([lon], at) => Math.abs(after[at]![0]! - lon!) > 180);
  return isAcross ? moveShape(geometry, -metres, -metres) : copy;
}

/** A tenth of a millimetre */
const rounded = (degrees: number) => Number(degrees.toFixed(9));

function mapPositions<G extends Geometry>(geometry: G, move: (vector: Vector) => Vector): G {
  const moved = (value: unknown): unknown => {
    if (!Array.isArray(value)) return value;
    if (typeof value[0] !== 'number') return value.map(moved);
    const [, , ...heights] = value as Position;
    return [...toPosition(move(toVector(value as Position))).map(rounded), ...heights];
  };
  if (geometry.type === 'GeometryCollection')
    return { ...geometry, geometries: geometry.geometries.map((one) => mapPositions(one, move)) };
  return { ...geometry, coordinates: moved(geometry.coordinates) };
}
