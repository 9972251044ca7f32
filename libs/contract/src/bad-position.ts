/** Nesting levels around a position, and the minimum positions of a line or ring, by geometry type (RFC 7946). */
const shapes: Readonly<Record<string, { levels: number; fewest: number }>> = {
  Point: { levels: 0, fewest: 1 },
  MultiPoint: { levels: 1, fewest: 1 },
  LineString: { levels: 1, fewest: 2 },
  MultiLineString: { levels: 2, fewest: 2 },
  Polygon: { levels: 2, fewest: 4 },
  MultiPolygon: { levels: 3, fewest: 4 },
};

/** Types of geometries with positions. */
export const geometryTypes: readonly string[] = Object.keys(shapes);

type Path = (string | number)[];

/**
 * Finds the first invalid position, or the first line or ring with too few positions. A schema collects an issue
 * for each of them, at a hundred times the cost of reading them, so it must not see such a geometry.
 * @returns path within the Feature or FeatureCollection; undefined: all are valid, or it is no geometry
 */
export function firstBadPosition(value: unknown): Path | undefined {
  const { features } = asRecord(value);
  if (!Array.isArray(features)) return inFeature(value);
  for (const [index, feature] of features.entries()) {
    const path = inFeature(feature);
    if (path) return ['features', index, ...path];
  }
  return undefined;
}

function inFeature(feature: unknown): Path | undefined {
  const { type, coordinates } = asRecord(asRecord(feature).geometry);
  const shape = typeof type === 'string' && Object.hasOwn(shapes, type) ? shapes[type] : undefined;
  const path = shape && findInvalid(coordinates, shape.levels, shape.fewest);
  return path && ['geometry', 'coordinates', ...path];
}

/** Whether the first and the last position of a ring are the same. */
export const isClosedRing = (positions: readonly (readonly unknown[])[]): boolean =>
  positions[0]?.[0] === positions.at(-1)?.[0] && positions[0]?.[1] === positions.at(-1)?.[1];

function findInvalid(value: unknown, levels: number, fewest: number): Path | undefined {
  if (levels === 0) return isPosition(value) ? undefined : [];
  if (!Array.isArray(value) || value.length < (levels === 1 ? fewest : 1)) return [];
  for (let index = 0; index < value.length; index++) {
    const path = findInvalid(value[index], levels - 1, fewest);
    if (path) return [index, ...path];
  }
  return undefined;
}

const isPosition = (value: unknown): boolean =>
  Array.isArray(value) &&
  (value.length === 2 || value.length === 3) &&
  isInRange(value[0], -180, 180) &&
  isInRange(value[1], -90, 90) &&
  (value.length === 2 || isInRange(value[2], -1000, 10_000));

const isInRange = (value: unknown, from: number, to: number): boolean =>
  typeof value === 'number' && value >= from && value <= to;

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
