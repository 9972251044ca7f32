import { useAtom } from 'jotai';
import { filterAtom } from './filter-atom.ts';

export const useFilter = () => useAtom(filterAtom);
