import { atom } from 'jotai';

/** Public id of the place that is expanded in its row because the frame cannot open tabs; null: none */
export const inlinePlaceAtom = atom<string | null>(null);
