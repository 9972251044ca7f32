import { atom } from 'jotai';

/** Height of the sheet that covers the map's lower edge, px; at most half the screen */
export const sheetHeightAtom = atom(0);

/** Height of what names the sources on the map's lower edge, px */
export const sourcesHeightAtom = atom(0);
