import { atom } from 'jotai';
import { openedAtom } from '@umkreis/guide/url/opened.ts';
import type { SnapName } from '@umkreis/ui/sheet-snaps.ts';

export const menuAtom = openedAtom('menu');
/** The list of places in view is open. */
export const listAtom = openedAtom('list');
export const filterPanelAtom = openedAtom('filter');

const restAtom = atom<SnapName>('middle');
const isRaisedAtom = openedAtom('sheet');

/** Where the sheet stands. Who raises it to the top has opened something, which back lowers again. */
export const snapAtom = atom(
  (get) => (get(isRaisedAtom) ? 'top' : get(restAtom)),
  (get, set, snap: SnapName) => {
    if (snap === 'top') {
      if (get(restAtom) !== 'top') set(isRaisedAtom, true);
      return;
    }
    set(restAtom, snap);
    set(isRaisedAtom, false);
  },
);

/** Lays the sheet where a new panel has it, opened or not. */
export const laySheetAtom = atom(null, (_get, set, snap: SnapName) => set(restAtom, snap));
