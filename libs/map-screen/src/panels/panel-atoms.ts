import { atom } from 'jotai';

/** Something is open beside or above the map; `Panel` publishes it. */
export const hasPanelAtom = atom(false);

/** Height of the sheet that covers the map's lower edge, px; at most half the screen */
export const sheetHeightAtom = atom(0);

/** Height of what names the sources on the map's lower edge, px */
export const sourcesHeightAtom = atom(0);
