import type { Map as MapLibreMap } from 'maplibre-gl';

/** Calls back when the map next rests, or soon where it does already. @returns what stops waiting */
export function onceIdle(map: MapLibreMap, then: () => void): () => void {
  map.once('idle', then);
  // a map that rests tells so once, after its last frame
  if (map.loaded()) map.triggerRepaint();
  return () => void map.off('idle', then);
}
