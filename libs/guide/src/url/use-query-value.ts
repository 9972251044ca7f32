import { useAtom } from 'jotai';
import { queryValueAtom } from './query.ts';

/** One value of the query and its setter; null: not there. Draws anew when that value changes, and not otherwise. */
export const useQueryValue = (name: string) => useAtom(queryValueAtom(name));
