import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { BasemapFiles } from '@umkreis/contract/item.ts';
import { apiUrl, type ApiContext } from './api-context.ts';
import { useRead } from './use-read.ts';

/**
 * An edit is on an open map within 5 s: at most 1 s until the API sees it, the rebuild, and this. Answers are mostly
 * 304.
 */
const POLL_MS = 3000;

/** Name of the branch's current snapshot below /json/; the one the page was served with until a newer one is known. */
export function useBasemapFileName(context: ApiContext): string | null {
  const { branch, env, main } = context;
  const served = branch
    ? env === 'production'
      ? branch.basemapItemJsonFileNameProduction
      : branch.basemapItemJsonFileNameDevelopment
    : main.basemapFileName;
  const { data } = useRead<BasemapFiles>(apiUrl(context, apiPaths.basemapFiles), {
    revalidateOnMount: !served,
    revalidateOnFocus: true,
    focusThrottleInterval: 1000,
    dedupingInterval: 1000,
    refreshInterval: POLL_MS,
  });
  return data?.[branch?.shortId ?? 0] ?? served;
}
