import { atom } from 'jotai';

/** Public id of the place that could not be opened in a tab, and opens in its row; null: none */
export const heldPlaceAtom = atom<string | null>(null);
