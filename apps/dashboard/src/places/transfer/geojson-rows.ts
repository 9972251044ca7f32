import type { FileRow } from './csv-rows.ts';

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
