import { useCallback, useMemo, useState } from 'react';
import type { PlaceQuery } from '@umkreis/guide-engine/query/place-query.ts';
import type { ListOrder } from '@umkreis/guide-engine/query/list-order.ts';
import { useEngineQuery } from '../queries/use-engine-query.ts';
import { firstCount, isByName, moreRows, pageQuery, rowListOf, rowsOfQuery, type RowList } from './row-list.ts';

/**
 * Rows of a component's own query, loaded page by page.
 * @param name identifies the list: rows stay until the next ones of the same list are loaded
 */
export function useRows(query: PlaceQuery, order: ListOrder, name: string): RowList {
  const [count, setCount] = useState(firstCount);
  const top = JSON.stringify([name, order, query.words]);
  const [listed, setListed] = useState(top);
  if (listed !== top) {
    setListed(top);
    setCount(firstCount);
  }
  const page = useMemo(() => pageQuery(rowsOfQuery(query)!, name, { order, count }), [query, name, order, count]);
  const result = useEngineQuery(page, { isProvisional: isByName });
  const { status, data, retry } = result;
  const more = useCallback(() => setCount((previous) => previous + moreRows), []);
  return useMemo(() => rowListOf({ status, data, retry, error: null }, name, more), [status, data, retry, name, more]);
}
