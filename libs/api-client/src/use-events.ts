import { useEffect, useRef } from 'react';
import type { ApiContext } from './api-context.ts';
import type { Answer } from './api-operation.ts';
import { apiUrl } from './api-url.ts';
import { useBasemapFileName } from './use-basemap-file-name.ts';
import { useRead, type Read } from './use-read.ts';

type OfBranch = 'GET /events/branchshortid/{branchShortId}';

/**
 * Events the branch shows; refreshed every five minutes, on focus, and with each new snapshot: any change of content
 * gives it another name.
 */
export function useEvents(context: ApiContext): Read<Answer<OfBranch>> {
  const { branch } = context;
  const own = branch?.hasEvents ? { path: { branchShortId: branch.shortId } } : null;
  const events = useRead(own && apiUrl(context, 'GET /events/branchshortid/{branchShortId}', own), {
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
