import type { FileRow, ReadFile } from './csv-rows.ts';

/** Places as GeoJSON points, RFC 7946. A place without valid coordinates keeps them as properties. */
export function rowsToGeojson(rows: readonly FileRow[]): string {
  const features = rows.map(({ id, lat, lon, ...properties }) => ({
    type: 'Feature',
    ...(id !== undefined && { id }),
    geometry: lat === undefined || lon === undefined ? null : { type: 'Point', coordinates: [lon, lat] },
    properties,
  }));
  return JSON.stringify({ type: 'FeatureCollection', features });
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads places from GeoJSON points, which are validated by the API.
 * @throws Error if the text is not a feature collection
 */
export function geojsonToRows(text: string): ReadFile {
  const file: unknown = JSON.parse(text);
  const features = isObject(file) && file.type === 'FeatureCollection' ? file.features : undefined;
  if (!Array.isArray(features) || !features.every(isObject)) throw new Error('no collection of features');
  return { rows: features.map(rowOf), unknownColumns: [] };
}

function rowOf({ id, geometry, properties }: Record<string, unknown>): FileRow {
  const [lon, lat] =
    isObject(geometry) && geometry.type === 'Point' && Array.isArray(geometry.coordinates)
      ? (geometry.coordinates as unknown[])
      : [];
  return {
    ...(isObject(properties) && properties),
    ...(id !== undefined && { id }),
    ...(lat !== undefined && { lat, lon }),
  };
}
