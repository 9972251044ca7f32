import { atom } from 'jotai';
import { listAtom } from '@umkreis/guide-core/address/opened-atoms.ts';
import { isMapMissingAtom } from '@umkreis/guide-core/map/map-atoms.ts';

/** Called in a browser that can't draw maps: the list takes the place of the map. */
export const noMapAtom = atom(null, (_get, set) => {
  set(isMapMissingAtom, true);
  set(listAtom, true, { replace: true });
});
