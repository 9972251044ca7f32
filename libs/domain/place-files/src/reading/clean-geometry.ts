import type { Position, RowFault, ShapeGeometry } from '@umkreis/contract/place-file.ts';
import { fromSwiss } from '@umkreis/geometry/swiss-position.ts';
import { wrapLon } from '@umkreis/geometry/longitude.ts';

export interface CleanGeometry {
  /** Lines or areas */
  geometry?: ShapeGeometry;
  /** Points; with a shape, the first one is where its place is */
  points: Position[];
}

/** More positions than one request may contain */
const MOST_POSITIONS = 10_000;
/** Collections in collections */
const MOST_DEPTH = 4;

/** Digits of a position: a centimetre */
const PRECISION = 1e7;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * A geometry as the product stores it: numbers also written as texts, longitudes within 180°, at most three numbers
 * per position, collections as one geometry of their areas, or else of their lines. Swiss national coordinates become
 * degrees.
 */
export function cleanGeometry(value: unknown): CleanGeometry | { fault: RowFault } {
  const budget: Budget = { left: MOST_POSITIONS, isProjected: false };
  const parts = partsOf(value, 0, budget);
  if (budget.left < 0) return { fault: 'too-detailed' };
  if (parts === null) return { fault: budget.isProjected ? 'projected-shape' : 'bad-geometry' };
  if (parts.length === 0) return { fault: 'no-geometry' };
  const points = parts.flatMap((part) => (part.kind === 'point' ? [part.point] : []));
  const polygons = parts.flatMap((part) => (part.kind === 'polygon' ? [part.rings] : []));
  if (polygons.length === 1) return { geometry: { type: 'Polygon', coordinates: polygons[0]! }, points };
  if (polygons.length > 1) return { geometry: { type: 'MultiPolygon', coordinates: polygons }, points };
  const lines = parts.flatMap((part) => (part.kind === 'line' ? [part.points] : []));
  if (lines.length === 1) return { geometry: { type: 'LineString', coordinates: lines[0]! }, points };
  return lines.length > 1 ? { geometry: { type: 'MultiLineString', coordinates: lines }, points } : { points };
}

type Part =
  | { kind: 'point'; point: Position }
  | { kind: 'line'; points: Position[] }
  | { kind: 'polygon'; rings: Position[][] };
interface Budget {
  left: number;
  /** A position is in metres of an unknown projection. */
  isProjected: boolean;
}

/** @returns null if a part is invalid */
function partsOf(value: unknown, depth: number, budget: Budget): Part[] | null {
  if (!isObject(value)) return [];
  const { type, coordinates, geometries } = value;
  if (type === 'GeometryCollection') {
    if (depth >= MOST_DEPTH || !Array.isArray(geometries)) return null;
    return all(geometries, (one) => partsOf(one, depth + 1, budget))?.flat() ?? null;
  }
  if (!Array.isArray(coordinates)) return null;
  const read = readers[type as keyof typeof readers];
  return read ? read(coordinates, budget) : null;
}

const toPoint = (value: unknown, budget: Budget): Part | null => {
  const point = positionOf(value, budget);
  return point && { kind: 'point', point };
};
const toLine = (value: unknown, budget: Budget): Part | null => {
  const points = pathOf(value, budget);
  return points && points.length > 1 ? { kind: 'line', points } : null;
};
const toPolygon = (value: unknown, budget: Budget): Part | null => {
  const rings = Array.isArray(value) ? all(value, (one) => ringOf(one, budget)) : null;
  return rings && rings.length > 0 ? { kind: 'polygon', rings } : null;
};
const single = (read: (value: unknown, budget: Budget) => Part | null) => (value: unknown[], budget: Budget) => {
  const part = read(value, budget);
  return part && [part];
};
/** Invalid members, such as empty segments of a track, are left out if another one is valid. */
const several = (read: (value: unknown, budget: Budget) => Part | null) => (values: unknown[], budget: Budget) => {
  const parts = values.flatMap((one) => read(one, budget) ?? []);
  return parts.length > 0 ? parts : null;
};
const readers = {
  Point: single(toPoint),
  LineString: single(toLine),
  Polygon: single(toPolygon),
  MultiPoint: several(toPoint),
  MultiLineString: several(toLine),
  MultiPolygon: several(toPolygon),
};

function all<T>(values: readonly unknown[], read: (value: unknown) => T | null): T[] | null {
  const results: T[] = [];
  for (const value of values) {
    const result = read(value);
    if (result === null) return null;
    results.push(result);
  }
  return results;
}

const pathOf = (value: unknown, budget: Budget) =>
  Array.isArray(value) ? all(value, (one) => positionOf(one, budget)) : null;

/** A ring that is closed. */
function ringOf(value: unknown, budget: Budget): Position[] | null {
  const points = pathOf(value, budget);
  if (!points || points.length < 3) return null;
  const [first, last] = [points[0]!, points.at(-1)!];
  const isClosed = first[0] === last[0] && first[1] === last[1];
  if (isClosed) return points.length < 4 ? null : points;
  return [...points, first];
}

function positionOf(value: unknown, budget: Budget): Position | null {
  if (!Array.isArray(value) || --budget.left < 0) return null;
  const [lon, lat, height] = value.slice(0, 3).map(toNumber);
  if (lon === undefined || lat === undefined || !Number.isFinite(lon) || !Number.isFinite(lat)) return null;
  const at = fromSwiss(lon, lat) ?? degreesOf(lon, lat);
  budget.isProjected ||= !at && Math.max(Math.abs(lon), Math.abs(lat)) > 1000;
  if (!at) return null;
  const hasHeight = height !== undefined && Number.isFinite(height) && height > -1000 && height < 10_000;
  return hasHeight ? [...at, height] : at;
}

const degreesOf = (lon: number, lat: number): [number, number] | undefined =>
  Math.abs(lat) > 90 || Math.abs(lon) > 540 ? undefined : [rounded(wrapLon(lon)), rounded(lat)];

const rounded = (degrees: number) => Math.round(degrees * PRECISION) / PRECISION;

const toNumber = (value: unknown): number =>
  typeof value === 'number' ? value : typeof value === 'string' && value.trim() ? Number(value) : NaN;
