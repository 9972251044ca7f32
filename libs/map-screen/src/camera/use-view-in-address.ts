import type { Map as MapLibreMap } from 'maplibre-gl';
import { useStore } from 'jotai';
import { useEffect } from 'react';
import { useGuide } from '@umkreis/guide/guide-context.tsx';
import { isReturningAtom } from '@umkreis/guide/url/address.ts';
import { isGuidesMove, movedByGuide } from '@umkreis/map-view/camera/move-camera.ts';
import { isMovedAtom, keptViewAtom, shownAtom } from './view-atoms.ts';
import { hashOfView, viewOfHash } from './view-hash.ts';

/** The map rests for this long before its view is written, ms: browsers count how often an address is. */
const rest = 400;
const backDuration = 500;

/**
 * Keeps where the map looks at the end of the address, without an entry of its own: a reload and a link show the same,
 * and back leads to where the guide had moved the map from. What a visitor moved by hand stays.
 */
export function useViewInAddress(map: MapLibreMap | null): void {
  const store = useStore();
  const { isKiosk } = useGuide();
  useEffect(() => {
    if (!map || isKiosk) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      clearTimeout(timer);
      // a view on the way is nobody's: its end writes itself
      if (map.isMoving()) return;
      const { lng, lat } = map.getCenter();
      const view = { center: [lng, lat] as [number, number], zoom: map.getZoom() };
      const hash = hashOfView({ ...view, bearing: map.getBearing(), pitch: map.getPitch() });
      const { pathname, search } = window.location;
      if (hash !== window.location.hash) history.replaceState(history.state, '', pathname + search + hash);
    };
    const writeSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(write, rest);
    };
    const onMove = (event: object) => store.set(isMovedAtom, !isGuidesMove(event));
    const onBack = () => {
      const view = viewOfHash(window.location.hash);
      if (!view || store.get(isReturningAtom) || store.get(isMovedAtom)) return writeSoon();
      store.set(keptViewAtom, window.location.pathname + window.location.search);
      clearTimeout(timer);
      map.easeTo({ ...view, duration: backDuration }, movedByGuide);
    };
    if (viewOfHash(window.location.hash)) store.set(keptViewAtom, store.get(shownAtom));
    map.on('movestart', onMove);
    map.on('moveend', writeSoon);
    window.addEventListener('popstate', onBack);
    const stop = store.sub(shownAtom, writeSoon);
    return () => {
      clearTimeout(timer);
      map.off('movestart', onMove);
      map.off('moveend', writeSoon);
      window.removeEventListener('popstate', onBack);
      stop();
    };
  }, [map, store, isKiosk]);
}
