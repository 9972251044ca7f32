import { atom } from 'jotai';

/** The map has its places; `Canvas` publishes it. */
export const isDrawnAtom = atom(false);
