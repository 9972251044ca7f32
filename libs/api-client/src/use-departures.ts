import type { ApiContext } from './api-context.ts';
import type { Answer } from './api-operation.ts';
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
): Read<Answer<'GET /departures/{itemId}'>> {
  const asked = itemId ? { path: { itemId }, query: { at: at.toISOString(), limit } } : null;
  return useRead(asked && apiUrl(context, 'GET /departures/{itemId}', asked), {
    dedupingInterval: 15_000,
    ...(isLive && { refreshInterval: 30_000 }),
  });
}
