import { useEffect } from 'react';
import { useSearchParams } from '@umkreis/federation/router.ts';
import { remember, remembered } from '../list-screen/use-remembered.ts';
import { readPlacesQuery, writePlacesQuery, type PlacesQuery } from './places-query.ts';

const KEY = 'places-query';

/**
 * Search, filters, sorting and page of the list, stored in the URL, so that back, reload and shared links
 * work. Without a query in the URL, the last one on this device is restored.
 */
export function usePlacesQuery(): [PlacesQuery, (change: Partial<PlacesQuery>) => void] {
  const [params, setParams] = useSearchParams();
  const isBare = params.size === 0;
  const stored = isBare ? remembered(KEY) : '';
  const query = readPlacesQuery(isBare ? new URLSearchParams(typeof stored === 'string' ? stored : '') : params);
  const address = writePlacesQuery(query).toString();
  useEffect(() => {
    if (isBare && address) setParams(address, { replace: true });
    else remember(KEY, address);
  }, [isBare, address, setParams]);
  const change = (part: Partial<PlacesQuery>) => {
    const next = writePlacesQuery({ ...query, page: 1, ...part });
    remember(KEY, next.toString());
    // Replaces the history entry for each keystroke, so that 'back' leaves the search.
    setParams(next, { replace: 'text' in part });
  };
  return [query, change];
}
