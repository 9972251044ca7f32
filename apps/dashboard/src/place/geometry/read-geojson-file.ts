import type { Feature, FeatureCollection, Geometry, Position } from 'geojson';
import { firstBadPosition, geometryTypes, isClosedRing } from '@umkreis/contract/bad-position.ts';
import { isShapeProperty } from '@umkreis/contract/shape-properties.ts';

/** The features of a file, or why it cannot be used. */
export type ReadFile =
  | { features: Feature[] }
  | { error: 'notJson' | 'nothing' }
  | { error: 'invalid'; reason: string };

const isPlain = (value: unknown) => value === null || ['string', 'number', 'boolean'].includes(typeof value);

/** Drops list and object properties, and members that are not part of GeoJSON. */
function toFeature(value: { properties?: Record<string, unknown> | null; geometry?: Geometry }): Feature {
  const properties = Object.fromEntries(Object.entries(value.properties ?? {}).filter(([, one]) => isPlain(one)));
  const { type, coordinates } = value.geometry as { type: 'Point'; coordinates: number[] };
  return { type: 'Feature', properties, geometry: { type, coordinates } };
}

/** Parses a GeoJSON feature, feature collection or bare geometry (RFC 7946), which can be drawn. */
export function readGeojsonFile(text: string): ReadFile {
  let value: { type?: unknown; features?: unknown; geometry?: unknown; coordinates?: unknown };
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, '')) as typeof value;
  } catch {
    return { error: 'notJson' };
  }
  if (typeof value !== 'object' || value === null || typeof value.type !== 'string') return { error: 'notJson' };
  const found: unknown[] =
    value.type === 'FeatureCollection' && Array.isArray(value.features)
      ? value.features
      : value.type === 'Feature'
        ? [value]
        : value.coordinates
          ? [{ geometry: value }]
          : [];
  const features = found.filter((one) => Boolean((one as Feature)?.geometry)).map((one) => toFeature(one as Feature));
  if (features.length === 0) return { error: 'nothing' };
  const invalid = invalidPart({ type: 'FeatureCollection', features });
  return invalid ? { error: 'invalid', reason: invalid } : { features };
}

/** Path of the first part that the map cannot draw, such as `features.0.properties.lineWidth`. */
export function invalidPart(geojson: Feature | FeatureCollection): string | undefined {
  const features = geojson.type === 'Feature' ? [geojson] : geojson.features;
  for (const [index, { geometry, properties }] of features.entries()) {
    const at = geojson.type === 'Feature' ? '' : `features.${index}.`;
    if (!geometryTypes.includes(geometry.type)) return `${at}geometry.type`;
    const [property] = Object.entries(properties ?? {}).find(([name, value]) => !isShapeProperty(name, value)) ?? [];
    if (property !== undefined) return `${at}properties.${property}`;
  }
  const bad = firstBadPosition(geojson)?.join('.');
  const open = bad === undefined ? features.findIndex(({ geometry }) => !ringsOf(geometry).every(isClosedRing)) : -1;
  return open < 0 ? bad : `features.${open}.geometry.coordinates`;
}

const ringsOf = (geometry: Geometry): Position[][] =>
  geometry.type === 'Polygon'
    ? geometry.coordinates
    : geometry.type === 'MultiPolygon'
      ? geometry.coordinates.flat()
      : [];
