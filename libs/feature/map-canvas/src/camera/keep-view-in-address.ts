import type { Map as MapLibreMap } from 'maplibre-gl';
import type { Store } from '@umkreis/guide-core/actions/map-actions.ts';
import { isReturningAtom } from '@umkreis/guide-core/address/address.ts';
import { isGuidesMove, movedByGuide } from '@umkreis/map-core/camera/move-camera.ts';
import { isMovedAtom, fixedViewAddressAtom, addressWithoutViewAtom } from '@umkreis/guide-core/map/view-atoms.ts';
import { hashOfView, viewOfHash } from './view-hash.ts';

/**
 * Delay after the last movement before the view is written to the URL, ms: browsers limit the rate of history
 * changes.
 */
const writeDelayMs = 400;
const backDuration = 500;

/**
 * Stores the map's view at the end of the URL without adding a history entry: a reload or a link restores it, and
 * going back restores the view before the guide moved the map. Moves by the visitor stay.
 * @returns a function that stops it
 */
export function keepViewInAddress(store: Store, map: MapLibreMap): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    clearTimeout(timer);
    // Skipped while moving: the end of the movement triggers another write.
    if (map.isMoving()) return;
    const { lng, lat } = map.getCenter();
    const view = { center: [lng, lat] as [number, number], zoom: map.getZoom() };
    const hash = hashOfView({ ...view, bearing: map.getBearing(), pitch: map.getPitch() });
    const { pathname, search } = window.location;
    if (hash !== window.location.hash) history.replaceState(history.state, '', pathname + search + hash);
  };
  const writeSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(write, writeDelayMs);
  };
  const onMove = (event: object) => store.set(isMovedAtom, !isGuidesMove(event));
  const onBack = () => {
    const view = viewOfHash(window.location.hash);
    if (!view || store.get(isReturningAtom) || store.get(isMovedAtom)) return writeSoon();
    store.set(fixedViewAddressAtom, window.location.pathname + window.location.search);
    clearTimeout(timer);
    map.easeTo({ ...view, duration: backDuration }, movedByGuide);
  };
  if (viewOfHash(window.location.hash)) store.set(fixedViewAddressAtom, store.get(addressWithoutViewAtom));
  map.on('movestart', onMove);
  map.on('moveend', writeSoon);
  window.addEventListener('popstate', onBack);
  const stop = store.sub(addressWithoutViewAtom, writeSoon);
  return () => {
    clearTimeout(timer);
    map.off('movestart', onMove);
    map.off('moveend', writeSoon);
    window.removeEventListener('popstate', onBack);
    stop();
  };
}
