import useSWR from 'swr';
import type { ApiContext } from './api-context.ts';
import type { ApiError } from './api-error.ts';
import { apiUrl } from './api-url.ts';
import { servedBasemapFile } from './served-basemap-file.ts';
import { useRead } from './use-read.ts';

/**
 * An edit is on an open map within 5 s: at most 1 s until the API notices it, the rebuild, and this interval.
 * Responses are mostly 304.
 */
const POLL_MS = 3000;

type Files = Record<string, string> | undefined;

/** Name of the branch's current snapshot below /json/; that of the boot data until a newer one is loaded. */
export function useBasemapFileName(context: ApiContext): string | null {
  const served = servedBasemapFile(context);
  const nameIn = (files: Files) => files?.[context.branch?.shortId ?? 0] ?? served;
  const { data } = useRead(apiUrl(context, 'GET /branches/basemap-files/'), {
    // The response contains all branches: avoids a render if only others changed or the name is the same.
    compare: (a: Files, b: Files) => nameIn(a) === nameIn(b),
    revalidateOnMount: !served,
    revalidateOnFocus: true,
    focusThrottleInterval: 1000,
    dedupingInterval: 1000,
    refreshInterval: POLL_MS,
  });
  return nameIn(data);
}

/** Whether the last poll of the current snapshot got a response; sends no request itself. */
export function useIsServerResponding(context: ApiContext): boolean {
  const { error } = useSWR<unknown, ApiError>(apiUrl(context, 'GET /branches/basemap-files/'), null);
  return !error || (error.status >= 400 && error.status < 500);
}
