import { atom } from 'jotai';
import { branchAtom } from '../store/surface.ts';
import { queryValueAtom } from '../address/query.ts';
import { levelOf } from './shown-level.ts';

const keyAtom = queryValueAtom('level');

/** Key of the current level, in the URL as `level`; null without levels. */
export const levelAtom = atom(
  (get) => levelOf(get(branchAtom), get(keyAtom)),
  (_get, set, key: string, options?: { replace?: boolean }) => set(keyAtom, key, options),
);
