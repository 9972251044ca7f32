import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { Event } from '@umkreis/contract/event.ts';
import { apiUrl, type ApiContext } from './api-context.ts';
import { useRead, type Read } from './use-read.ts';

/** Events the branch shows; refreshed every five minutes and on focus. */
export function useEvents(context: ApiContext): Read<Event[]> {
  const { branch } = context;
  return useRead(branch?.hasEvents ? apiUrl(context, apiPaths.events(branch.shortId)) : null, {
    refreshInterval: 300_000,
    revalidateOnFocus: true,
  });
}
