import { atom, type Atom } from 'jotai';
import { mapAtom } from './map-atoms.ts';

/**
 * Whether the map's zoom is at least `zoom`, followed while the atom is mounted; false without a map.
 * @param isAfterIdle false until the map first becomes idle, so that optional features load after the essential ones
 */
export function isZoomedInAtom(zoom: number, { isAfterIdle = false } = {}): Atom<boolean> {
  const followedAtom = atom((get) => {
    const map = get(mapAtom);
    const isNearAtom = atom(false);
    isNearAtom.onMount = (set) => {
      if (!map) return;
      const look = () => set(map.getZoom() >= zoom);
      if (isAfterIdle) map.once('idle', look);
      else look();
      map.on('zoomend', look);
      return () => {
        map.off('idle', look);
        map.off('zoomend', look);
      };
    };
    return isNearAtom;
  });
  return atom((get) => get(get(followedAtom)));
}
