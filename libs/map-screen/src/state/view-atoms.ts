import { atom } from 'jotai';
import type { SnapName } from '@umkreis/ui/sheet-snaps.ts';

/** Choices of this visit; what others should see after following a link is in the URL instead. */
export const menuAtom = atom(false);
/** The list of places in view is open. */
export const listAtom = atom(false);
export const filterPanelAtom = atom(false);
export const snapAtom = atom<SnapName>('middle');
