import { useAtom } from 'jotai';
import { queryValueAtom } from './query.ts';

/** A query parameter and its setter; null: missing. Re-renders only when that value changes. */
export const useQueryValue = (name: string) => useAtom(queryValueAtom(name));
