import { useCallback, useMemo } from 'react';
import { useSearchParams } from '@umkreis/federation/router.ts';
import { useSetQueryValues } from '../url/use-query-values.ts';
import { filterOf, queryOf, type FilterState } from './filter-state.ts';

/** The filter, which lives in the URL. The same object as long as its values stay. */
export function useFilter(): [FilterState, (filter: FilterState) => void] {
  const [query] = useSearchParams();
  const setValues = useSetQueryValues();
  const key = JSON.stringify(filterOf(query));
  const filter = useMemo(() => JSON.parse(key) as FilterState, [key]);
  const set = useCallback((next: FilterState) => setValues(queryOf(next)), [setValues]);
  return [filter, set];
}
