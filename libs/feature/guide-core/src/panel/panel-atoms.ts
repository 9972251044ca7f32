import { atom } from 'jotai';
import { snapHeights } from '@umkreis/ui/sheet-snaps.ts';
import { isPhoneAtom, screenHeightAtom } from './screen-atoms.ts';
import { hasPanelAtom } from './opened-panel-atom.ts';
import { peek, sheetTop } from './panel-sizes.ts';
import { snapAtom } from './snap-atom.ts';

/** Height of the sheet covering the lower edge of the map, px; at most half the screen */
export const sheetHeightAtom = atom((get) => {
  if (!get(isPhoneAtom) || !get(hasPanelAtom)) return 0;
  const screen = get(screenHeightAtom);
  return Math.min(snapHeights(screen, peek, sheetTop)[get(snapAtom)], screen / 2);
});

/** Height of the attribution at the lower edge of the map, px; measured by the footer */
export const sourcesHeightAtom = atom(0);
