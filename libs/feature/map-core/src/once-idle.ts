import type { Map as MapLibreMap } from 'maplibre-gl';

/** Calls back when the map next becomes idle, soon if it already is. @returns a function that stops waiting */
export function onceIdle(map: MapLibreMap, then: () => void): () => void {
  map.once('idle', then);
  // An idle map fires 'idle' again after a repaint.
  if (map.loaded()) map.triggerRepaint();
  return () => void map.off('idle', then);
}
