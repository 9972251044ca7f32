import { atom } from 'jotai';
import { openedAtom } from './opened.ts';
import type { SnapName } from '@umkreis/ui/sheet-snaps.ts';

export const menuAtom = openedAtom('menu');
/** Whether the list of visible places is open */
export const listAtom = openedAtom('list');
export const filterPanelAtom = openedAtom('filter');

const baseSnapAtom = atom<SnapName>('middle');
const isRaisedAtom = openedAtom('sheet');

/** Position of the sheet. Raising it to the top counts as opening it, so that going back lowers it. */
export const snapAtom = atom(
  (get) => (get(isRaisedAtom) ? 'top' : get(baseSnapAtom)),
  (get, set, snap: SnapName) => {
    if (snap === 'top') {
      if (get(baseSnapAtom) !== 'top') set(isRaisedAtom, true);
      return;
    }
    set(baseSnapAtom, snap);
    set(isRaisedAtom, false);
  },
);

/** Sets the sheet's position for a new panel, without opening it. */
export const laySheetAtom = atom(null, (_get, set, snap: SnapName) => set(baseSnapAtom, snap));
