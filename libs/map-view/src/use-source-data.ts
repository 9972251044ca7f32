import type { FeatureCollection } from 'geojson';
import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl';
import { useEffect } from 'react';
import type { GuideSource } from '@umkreis/map-style/guide/guide-sources.ts';

/** Puts features into one of the guide's sources, whenever the array changes. */
export function useSourceData(map: MapLibreMap | null, source: GuideSource, features: FeatureCollection['features']): void {
  useEffect(() => {
    const target = map?.getSource(source);
    // a branch of vector tiles has no GeoJSON source of items
    if (target?.type === 'geojson') void (target as GeoJSONSource).setData({ type: 'FeatureCollection', features });
  }, [map, source, features]);
}
