import type { LngLat } from '@umkreis/contract/ref.ts';
import type { Map as MapLibreMap } from 'maplibre-gl';

/**
 * A position for deck.gl, which knows nothing of MapLibre's terrain: heights are above sea level.
 * @param above height above the ground, m
 * @returns [lon, lat, m]; without terrain, or before its tile is loaded, the ground is at 0 m
 */
export const onTerrain = (map: MapLibreMap, [lon, lat]: LngLat, above = 0): [number, number, number] => [
  lon,
  lat,
  (map.queryTerrainElevation([lon, lat]) ?? 0) + above,
];
