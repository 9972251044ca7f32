import { atom } from 'jotai';

/** Height of the sheet covering the lower edge of the map, px; at most half the screen */
export const sheetHeightAtom = atom(0);

/** Height of the attribution at the lower edge of the map, px */
export const sourcesHeightAtom = atom(0);
