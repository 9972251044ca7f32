import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect } from 'react';

/**
 * Fetches what the next click may need once the map rests for the first time. What can't be had is asked for again when
 * it is needed.
 */
export function useLoadWhenIdle(map: MapLibreMap | null, loaders: readonly (() => Promise<unknown>)[]): void {
  useEffect(() => {
    if (!map) return;
    const load = () => {
      for (const loader of loaders) loader().catch(() => undefined);
    };
    map.once('idle', load);
    return () => void map.off('idle', load);
  }, [map, loaders]);
}
