import { useEffect, useRef } from 'react';
import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { Event } from '@umkreis/contract/event.ts';
import { apiUrl, type ApiContext } from './api-context.ts';
import { useBasemapFileName } from './use-basemap-file-name.ts';
import { useRead, type Read } from './use-read.ts';

/**
 * Events the branch shows; refreshed every five minutes, on focus, and with each new snapshot: any change of content
 * gives it another name.
 */
export function useEvents(context: ApiContext): Read<Event[]> {
  const { branch } = context;
  const events = useRead<Event[]>(branch?.hasEvents ? apiUrl(context, apiPaths.events(branch.shortId)) : null, {
    refreshInterval: 300_000,
    revalidateOnFocus: true,
  });
  const { mutate } = events;
  const fileName = useBasemapFileName(context);
  const known = useRef(fileName);
  useEffect(() => {
    const before = known.current;
    known.current = fileName;
    if (before !== null && before !== fileName) void mutate();
  }, [fileName, mutate]);
  return events;
}
