import { useState } from 'react';
import type { ApiContext } from './api-context.ts';
import type { ResponseOf, Query } from './api-operation.ts';
import { apiUrl } from './api-url.ts';
import { latestCall, OvertakenError } from './latest-call.ts';
import { request } from './request.ts';
import { useFetched, type Read } from './use-read.ts';

type Search = 'GET /items/search/';

/**
 * Items found by the server, for branches too large to be in memory; null searches nothing. One call at a time: a
 * newer query waits for the response or replaces the call.
 */
export function useItemSearch(
  context: ApiContext,
  query: Query<Search> | null,
): Pick<Read<ResponseOf<Search>>, 'data' | 'error' | 'isLoading'> {
  const [search] = useState(() => latestCall((url: string, signal) => request<ResponseOf<Search>>(url, { signal })));
  const { data, error, isLoading } = useFetched<ResponseOf<Search>>(
    query && apiUrl(context, 'GET /items/search/', { query: { branch: context.branch?.shortId, ...query } }),
    { dedupingInterval: 10_000 },
    search,
  );
  return { data, error: error instanceof OvertakenError ? undefined : error, isLoading };
}
