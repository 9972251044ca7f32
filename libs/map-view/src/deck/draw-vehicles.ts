import { isLonWithin } from '@umkreis/contract/longitude.ts';
import type { LngLat } from '@umkreis/contract/ref.ts';
import type { Map as MapLibreMap } from 'maplibre-gl';
import type { Vehicle } from '../motion/vehicle.ts';
import { deckOverlayOf } from './deck-overlay.ts';
import { vehicleLayers } from './vehicle-layers.ts';

/** Frames a second: at map scale a vehicle goes a few pixels a second. */
const FRAMES_PER_SECOND = 12;

/**
 * Moves vehicles over the map until it is told to stop.
 * @param at the vehicles at an instant, ms since 1970
 * @param clock the guide's time, ms since 1970
 * @param isStill draws them once a minute instead, for people who asked for less motion
 */
export function drawVehicles(
  map: MapLibreMap,
  at: (now: number) => Vehicle[],
  clock: () => number,
  isStill: boolean,
): () => void {
  const overlay = deckOverlayOf(map);
  const draw = () => {
    if (document.hidden) return;
    const view = map.getBounds();
    const isInView = ([lon, lat]: LngLat) =>
      isLonWithin(lon, view.getWest(), view.getEast()) && lat >= view.getSouth() && lat <= view.getNorth();
    overlay.set('vehicles', vehicleLayers(at(clock()).filter((vehicle) => isInView(vehicle.at))));
  };
  draw();
  const timer = setInterval(draw, isStill ? 60_000 : 1000 / FRAMES_PER_SECOND);
  if (isStill) map.on('moveend', draw);
  return () => {
    clearInterval(timer);
    map.off('moveend', draw);
    overlay.set('vehicles', []);
  };
}
