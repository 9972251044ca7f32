import { atom } from 'jotai';

/** Whether the map has its places; published by `Canvas` */
export const isDrawnAtom = atom(false);
