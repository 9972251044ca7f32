import type { Feature, Geometry } from 'geojson';
import { geojsonInput } from '@umkreis/contract/geojson.ts';

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

/** Parses a GeoJSON feature, feature collection or bare geometry (RFC 7946) and validates it like the API. */
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
  const fault = geojsonError({ type: 'FeatureCollection', features });
  return fault ? { error: 'invalid', reason: fault } : { features };
}

/** Path and reason of the first validation error of a geometry; undefined if the API accepts it. */
export function geojsonError(geojson: unknown): string | undefined {
  const [issue] = geojsonInput.safeParse(geojson).error?.issues ?? [];
  return issue && `${issue.path.join('.')}: ${issue.message}`;
}
