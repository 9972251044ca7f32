import { useCallback } from 'react';
import { useSearchParams } from '@umkreis/federation/router.ts';
import { useSetQueryValues } from './use-query-values.ts';

/** One value of the query and its setter; null: not there. What it shows can be linked, reloaded and gone back from. */
export function useQueryValue(name: string): [string | null, (value: string | null) => void] {
  const [query] = useSearchParams();
  const setValues = useSetQueryValues();
  const set = useCallback((value: string | null) => setValues({ [name]: value }), [name, setValues]);
  return [query.get(name), set];
}
