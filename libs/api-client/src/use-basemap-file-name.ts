import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { BasemapFiles } from '@umkreis/contract/item.ts';
import { apiUrl, type ApiContext } from './api-context.ts';
import { servedBasemapFile } from './served-basemap-file.ts';
import { useRead } from './use-read.ts';

/**
 * An edit is on an open map within 5 s: at most 1 s until the API sees it, the rebuild, and this. Answers are mostly
 * 304.
 */
const POLL_MS = 3000;

/** Name of the branch's current snapshot below /json/; the one the page was served with until a newer one is known. */
export function useBasemapFileName(context: ApiContext): string | null {
  const served = servedBasemapFile(context);
  const { data } = useRead<BasemapFiles>(apiUrl(context, apiPaths.basemapFiles), {
    revalidateOnMount: !served,
    revalidateOnFocus: true,
    focusThrottleInterval: 1000,
    dedupingInterval: 1000,
    refreshInterval: POLL_MS,
  });
  return data?.[context.branch?.shortId ?? 0] ?? served;
}
