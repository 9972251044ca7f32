import type { FeatureCollection } from 'geojson';
import type { FeatureFile } from '@umkreis/map-style/features/feature-file.ts';

/** Features as a file that the map's worker reads: the page only hands it on. */
export const featureFile = (features: FeatureCollection['features'], key: string): FeatureFile => ({
  file: new Blob([JSON.stringify({ type: 'FeatureCollection', features })], { type: 'application/geo+json' }),
  key,
  total: features.length,
});
