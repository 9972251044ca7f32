import { useEffect } from 'react';
import { useSWRConfig, type SWRConfiguration } from 'swr';
import type { SnapshotChange } from '@umkreis/contract/snapshot-changes.ts';
import type { ApiContext } from './api-context.ts';
import { apiUrl } from './api-url.ts';
import { followSnapshots } from './follow-snapshots.ts';
import { servedBasemapFile } from '@umkreis/contract/served-basemap-file.ts';
import { useRead } from './use-read.ts';

/** New snapshots are pushed; a request finds them where a proxy doesn't let the stream through. */
const POLL_MS = 30_000;

/** SWR does not poll after an error, so an outage of any length ends with a retry. */
const retryForever: SWRConfiguration['onErrorRetry'] = (_error, _key, _config, revalidate, { retryCount }) =>
  void setTimeout(() => void revalidate({ retryCount }), Math.min(POLL_MS, 1000 * 2 ** retryCount));

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
    onErrorRetry: retryForever,
  });
  usePushedFiles(context);
  return nameIn(data);
}

/** Returns a function for the name that was read last on this page. It requests nothing. */
export function useLastBasemapFileName(context: ApiContext): () => string | null {
  const { cache } = useSWRConfig();
  return () => {
    const files = cache.get(apiUrl(context, 'GET /branches/basemap-files/'))?.data as Files;
    return files?.[context.branch?.shortId ?? 0] ?? servedBasemapFile(context);
  };
}

/** Stores pushed names like those of a response. */
function usePushedFiles(context: ApiContext): void {
  const { mutate } = useSWRConfig();
  const { apiRoot } = context;
  const url = apiUrl(context, 'GET /branches/basemap-files/');
  useEffect(
    () =>
      followSnapshots(apiRoot, {
        onChange: (change: SnapshotChange) =>
          void mutate(url, (files: Files) => ({ ...files, ...change }), { revalidate: false }),
        // Tells whether the server responds.
        onLost: () => void mutate(url),
      }),
    [apiRoot, url, mutate],
  );
}

/**
 * Whether the last request for the current snapshot got a response; sends none of its own. It can fetch nevertheless:
 * SWR repeats a failed request with the hook that was mounted first, whichever that is.
 */
export function useIsServerResponding(context: ApiContext): boolean {
  const { error } = useRead(apiUrl(context, 'GET /branches/basemap-files/'), {
    revalidateOnMount: false,
    revalidateOnReconnect: false,
    onErrorRetry: retryForever,
  });
  return !error || (error.status >= 400 && error.status < 500);
}
