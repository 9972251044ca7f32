import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect } from 'react';
import { loadWhenIdle } from '@umkreis/federation/load-when-idle.ts';

/** Fetches everything that a click may need once the map rests for the first time. */
export function useLoadWhenIdle(map: MapLibreMap | null): void {
  useEffect(() => {
    if (!map) return;
    let stop: (() => void) | undefined;
    const load = () => {
      stop = loadWhenIdle();
    };
    map.once('idle', load);
    return () => {
      map.off('idle', load);
      stop?.();
    };
  }, [map]);
}
