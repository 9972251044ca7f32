import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { engineQueryAtom, type EngineQuery, type EngineQueryOptions, type EngineResult } from './engine-query-atom.ts';

/**
 * The result of a component's own query. Queries that several components share are atoms: `engineQueryAtom`.
 * @param query memoize it, since a new function is a new query; null: no query
 * @param isUrgent true: the engine starts at once instead of waiting until the first map is drawn
 */
export function useEngineQuery<T>(
  query: EngineQuery<T> | null,
  { isUrgent = true, isProvisional }: EngineQueryOptions<T> = {},
): EngineResult<T> {
  const resultAtom = useMemo(
    () => engineQueryAtom(() => query, { isUrgent, isProvisional }),
    [query, isUrgent, isProvisional],
  );
  const result = useAtomValue(resultAtom);
  const [latest, setLatest] = useState(result);
  if (result.status === 'pending') return { ...result, data: latest.data };
  if (result !== latest) setLatest(result);
  return result;
}
