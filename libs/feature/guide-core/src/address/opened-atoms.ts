import { openedAtom } from './opened.ts';

export const menuAtom = openedAtom('menu');
/** Whether the list of visible places is open */
export const listAtom = openedAtom('list');
export const filterPanelAtom = openedAtom('filter');
