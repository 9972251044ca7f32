import { atom } from 'jotai';

/** The print sheet is open. */
export const printAtom = atom(false);
