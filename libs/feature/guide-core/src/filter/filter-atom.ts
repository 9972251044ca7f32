import { atom } from 'jotai';
import { changeQueryAtom, type QueryOptions, queryValueAtom } from '../address/query.ts';
import { filterOf, queryOf, type FilterState } from '@umkreis/guide-engine/filters/filter-state.ts';

/** The filter, stored in the URL. The same object until one of its values changes. */
export const filterAtom = atom(
  (get) => filterOf({ get: (name) => get(queryValueAtom(name)) }),
  (_get, set, filter: FilterState, options?: QueryOptions) => set(changeQueryAtom, queryOf(filter), options),
);
