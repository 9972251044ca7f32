import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { Departures } from '@umkreis/contract/departure.ts';
import { apiUrl, type ApiContext } from './api-context.ts';
import { useRead, type Read } from './use-read.ts';

/**
 * Departures of a stop from a minute on.
 * @param itemId null reads nothing
 * @param isLive asks again each half minute, for real-time data
 */
export function useDepartures(
  context: ApiContext,
  itemId: string | null,
  at: Date,
  limit: number,
  isLive: boolean,
): Read<Departures> {
  const query = `?at=${encodeURIComponent(at.toISOString())}&limit=${limit}`;
  return useRead<Departures>(itemId && apiUrl(context, apiPaths.departures(itemId)) + query, {
    dedupingInterval: 15_000,
    ...(isLive && { refreshInterval: 30_000 }),
  });
}
