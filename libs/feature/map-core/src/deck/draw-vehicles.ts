import { isLonInRange } from '@umkreis/geometry/longitude.ts';
import type { LngLat } from '@umkreis/contract/ref.ts';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { atItsPace } from '../motion/at-its-pace.ts';
import { frameOnScreen } from '../motion/frame-on-screen.ts';
import type { Vehicle } from '../motion/vehicle.ts';
import { deckOverlayOf } from './deck-overlay.ts';
import { vehicleLayers } from './vehicle-layers.ts';

/**
 * Animates vehicles on the map until stopped, less often without GPU acceleration.
 * @param at the vehicles at an instant, ms since 1970
 * @param clock the guide's time, ms since 1970
 * @param isStill draws once a minute, for prefers-reduced-motion
 */
export function drawVehicles(
  map: MapLibreMap,
  at: (now: number) => Vehicle[],
  clock: () => number,
  isStill: boolean,
): () => void {
  const overlay = deckOverlayOf(map);
  let lastDrawnAt = 0;
  const draw = async () => {
    if (document.hidden) return;
    const view = map.getBounds();
    const isInView = ([lon, lat]: LngLat) =>
      isLonInRange(lon, view.getWest(), view.getEast()) && lat >= view.getSouth() && lat <= view.getNorth();
    const vehicles = at(clock()).filter((vehicle) => isInView(vehicle.at));
    const isChanged = lastDrawnAt > 0 || vehicles.length > 0;
    lastDrawnAt = vehicles.length;
    overlay.set('vehicles', vehicles.length > 0 ? vehicleLayers(map, vehicles) : []);
    if (isChanged) await frameOnScreen(map);
  };
  const stop = isStill ? onceAMinute(map, () => void draw()) : atItsPace(draw);
  return () => {
    stop();
    overlay.set('vehicles', []);
  };
}

/** Draws once a minute, and after each movement of the map. */
function onceAMinute(map: MapLibreMap, draw: () => void): () => void {
  draw();
  const timer = setInterval(draw, 60_000);
  map.on('moveend', draw);
  return () => {
    clearInterval(timer);
    map.off('moveend', draw);
  };
}
