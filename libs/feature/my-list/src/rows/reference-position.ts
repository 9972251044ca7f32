import { atom } from 'jotai';
import type { LngLat } from '@umkreis/contract/ref.ts';
import { mapAtom, positionAtom } from '@umkreis/guide-core/map/map-atoms.ts';

/** The centre of the map, followed while the atom is mounted; null: without a map */
const followedCentreAtom = atom((get) => {
  const map = get(mapAtom);
  const centreAtom = atom<LngLat | null>(null);
  centreAtom.onMount = (set) => {
    if (!map) return;
    const look = () => {
      const { lng, lat } = map.getCenter();
      set((before) => (before?.[0] === lng && before[1] === lat ? before : [lng, lat]));
    };
    look();
    map.on('moveend', look);
    return () => void map.off('moveend', look);
  };
  return centreAtom;
});

/** Where distances are measured from: the visitor's position, otherwise the centre of the map */
export const referencePositionAtom = atom((get) => get(positionAtom) ?? get(get(followedCentreAtom)));
