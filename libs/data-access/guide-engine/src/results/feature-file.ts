import type { FeatureCollection } from 'geojson';
import type { FeatureFile } from '@umkreis/map-style/features/feature-file.ts';

/** Features as a file for the map's worker; the page passes it on without reading it. */
export const featureFile = (features: FeatureCollection['features'], key: string): FeatureFile => ({
  file: new Blob([JSON.stringify({ type: 'FeatureCollection', features })], { type: 'application/geo+json' }),
  key,
  total: features.length,
});
