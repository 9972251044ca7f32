import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect } from 'react';
import { onceIdle } from '@umkreis/map-core/once-idle.ts';
import { loadWhenIdle } from '@umkreis/federation/load-when-idle.ts';

/** Fetches everything a click may need when the map first becomes idle. */
export function useLoadWhenIdle(map: MapLibreMap | null): void {
  useEffect(() => {
    if (!map) return;
    let stop: (() => void) | undefined;
    const load = () => {
      stop = loadWhenIdle();
    };
    const cancelIdle = onceIdle(map, load);
    return () => {
      cancelIdle();
      stop?.();
    };
  }, [map]);
}
