import type { Map as MapLibreMap } from 'maplibre-gl';
import { onceIdle } from '@umkreis/map-core/once-idle.ts';
import { loadWhenIdle } from '@umkreis/federation/load-when-idle.ts';

/** Fetches everything a click may need when the map first becomes idle. @returns a function that stops it */
export function loadWhenMapIsIdle(map: MapLibreMap): () => void {
  let stop: (() => void) | undefined;
  const cancelIdle = onceIdle(map, () => {
    stop = loadWhenIdle();
  });
  return () => {
    cancelIdle();
    stop?.();
  };
}
