import { atom } from 'jotai';
import type { SnapName } from '@umkreis/ui/sheet-snaps.ts';
import { openedAtom } from '../address/opened.ts';
import { opensAtTopAtom, panelKeyAtom } from './opened-panel-atom.ts';

/** A new object for each opened panel */
const openingAtom = atom((get) => ({ key: get(panelKeyAtom), snap: get(opensAtTopAtom) ? 'top' : 'middle' }) as const);

/** The position that the visitor has moved a panel's sheet to */
const movedAtom = atom<{ opening: object; snap: SnapName } | null>(null);

const baseSnapAtom = atom((get): SnapName => {
  const opening = get(openingAtom);
  const moved = get(movedAtom);
  return moved?.opening === opening ? moved.snap : opening.snap;
});
const isRaisedAtom = openedAtom('sheet');

/** Position of the sheet. Raising it to the top counts as opening it, so that going back lowers it. */
export const snapAtom = atom(
  (get) => (get(isRaisedAtom) ? 'top' : get(baseSnapAtom)),
  (get, set, snap: SnapName) => {
    if (snap === 'top') {
      if (get(baseSnapAtom) !== 'top') set(isRaisedAtom, true);
      return;
    }
    set(movedAtom, { opening: get(openingAtom), snap });
    set(isRaisedAtom, false);
  },
);
