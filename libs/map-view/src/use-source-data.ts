import type { FeatureCollection } from 'geojson';
import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl';
import { useEffect } from 'react';
import type { GuideSource } from '@umkreis/map-style/guide/guide-sources.ts';

/**
 * More features than this are handed to the map's worker as a file: copying them one by one costs the page five times
 * as much.
 */
const mostCopied = 500;

/** Puts features into one of the guide's sources, whenever the array changes. */
export function useSourceData(
  map: MapLibreMap | null,
  source: GuideSource,
  features: FeatureCollection['features'],
): void {
  useEffect(() => {
    const target = map?.getSource(source);
    // a branch of vector tiles has no GeoJSON source of items
    if (!map || target?.type !== 'geojson') return;
    showLayers(map, source, features.length > 0);
    const data: FeatureCollection = { type: 'FeatureCollection', features };
    const file = features.length > mostCopied ? URL.createObjectURL(new Blob([JSON.stringify(data)])) : null;
    void (target as GeoJSONSource).setData(file ?? data);
    return () => {
      if (file) URL.revokeObjectURL(file);
    };
  }, [map, source, features]);
}

function showLayers(map: MapLibreMap, source: GuideSource, isShown: boolean): void {
  for (const id of map.getLayersOrder()) {
    if (map.getLayer(id)?.source === source)
      map.setLayoutProperty(id, 'visibility', isShown ? 'visible' : 'none', { validate: false });
  }
}
