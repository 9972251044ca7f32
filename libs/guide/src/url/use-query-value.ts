import { useCallback } from 'react';
import { useSearchParams } from '@umkreis/federation/router.ts';
import { useSetQueryValues } from './use-query-values.ts';

type SetValue = (value: string | null, options?: { replace?: boolean }) => void;

/** One value of the query and its setter; null: not there. What it shows can be linked, reloaded and gone back from. */
export function useQueryValue(name: string): [string | null, SetValue] {
  const [query] = useSearchParams();
  const setValues = useSetQueryValues();
  const set = useCallback<SetValue>((value, options) => setValues({ [name]: value }, options), [name, setValues]);
  return [query.get(name), set];
}
