import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect } from 'react';
import { onceIdle } from '@umkreis/map-view/once-idle.ts';
import { loadWhenIdle } from '@umkreis/federation/load-when-idle.ts';

/** Fetches everything that a click may need once the map rests for the first time. */
export function useLoadWhenIdle(map: MapLibreMap | null): void {
  useEffect(() => {
    if (!map) return;
    let stop: (() => void) | undefined;
    const load = () => {
      stop = loadWhenIdle();
    };
    const stopWaiting = onceIdle(map, load);
    return () => {
      stopWaiting();
      stop?.();
    };
  }, [map]);
}
