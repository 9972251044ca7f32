import type { ApiContext } from './api-context.ts';
import type { ResponseOf } from './api-operation.ts';
import { apiUrl } from './api-url.ts';
import { useRead, type Read } from './use-read.ts';

/**
 * Departures of a stop from a minute on.
 * @param itemId null loads nothing
 * @param isLive polls every half minute, for real-time data
 */
export function useDepartures(
  context: ApiContext,
  itemId: string | null,
  at: Date,
  limit: number,
  isLive: boolean,
): Read<ResponseOf<'GET /departures/{itemId}'>> {
  const parameters = itemId ? { path: { itemId }, query: { at: at.toISOString(), limit } } : null;
  return useRead(parameters && apiUrl(context, 'GET /departures/{itemId}', parameters), {
    dedupingInterval: 15_000,
    ...(isLive && { refreshInterval: 30_000 }),
  });
}
