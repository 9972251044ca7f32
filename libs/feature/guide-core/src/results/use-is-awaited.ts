import { useEffect, useState } from 'react';
import type { PlaceQuery } from '@umkreis/guide-engine/query/place-query.ts';
import type { Results } from './use-results.ts';

/** Results that take longer than this are shown as loading under their own heading, ms. */
const timeoutMs = 150;

/** Whether new results are expected soon and rows of the same list are visible until then. */
export function useIsAwaited({ query, list }: Pick<Results, 'query' | 'list'>): boolean {
  const [late, setLate] = useState<PlaceQuery | null>(null);
  const isOnItsWay = list.rows !== null && !list.isCurrent;
  useEffect(() => {
    if (!isOnItsWay) return;
    const timer = setTimeout(() => setLate(query), timeoutMs);
    return () => clearTimeout(timer);
  }, [isOnItsWay, query]);
  return isOnItsWay && late !== query;
}
