import { useEffect } from 'react';
import { useSearchParams } from '@umkreis/federation/router.ts';
import { remember, remembered } from '../ground/use-remembered.ts';
import { readPlacesQuery, writePlacesQuery, type PlacesQuery } from './places-query.ts';

const KEY = 'places-query';

/**
 * Search, filters, sorting and page of the list, kept in the address: back, reload and a sent link show the same.
 * Whoever comes without any finds the list as it was left on this device.
 */
export function usePlacesQuery(): [PlacesQuery, (change: Partial<PlacesQuery>) => void] {
  const [params, setParams] = useSearchParams();
  const isBare = params.size === 0;
  const kept = isBare ? remembered(KEY) : '';
  const query = readPlacesQuery(isBare ? new URLSearchParams(typeof kept === 'string' ? kept : '') : params);
  const address = writePlacesQuery(query).toString();
  useEffect(() => {
    if (isBare && address) setParams(address, { replace: true });
    else remember(KEY, address);
  }, [isBare, address, setParams]);
  const change = (part: Partial<PlacesQuery>) => {
    const next = writePlacesQuery({ ...query, page: 1, ...part });
    remember(KEY, next.toString());
    // Every letter of a search as a step of its own would bury the page before it.
    setParams(next, { replace: 'text' in part });
  };
  return [query, change];
}
