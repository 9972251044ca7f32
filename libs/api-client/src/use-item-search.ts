import { useState } from 'react';
import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { ItemSearchQuery, ItemSearchResult } from '@umkreis/contract/item.ts';
import { apiUrl, type ApiContext } from './api-context.ts';
import { latestCall, OvertakenError } from './latest-call.ts';
import { request } from './request.ts';
import { toSearch } from './to-search.ts';
import { useRead, type Read } from './use-read.ts';

/**
 * Items found by the server, for branches too large to hold in memory; null searches nothing. What is asked for while
 * an answer is on its way goes out when it is there, or takes its place: one call at a time.
 */
export function useItemSearch(
  context: ApiContext,
  query: Partial<ItemSearchQuery> | null,
): Pick<Read<ItemSearchResult>, 'data' | 'error' | 'isLoading'> {
  const [ask] = useState(() => latestCall((url: string, signal) => request<ItemSearchResult>(url, { signal })));
  const { data, error, isLoading } = useRead<ItemSearchResult>(
    query && `${apiUrl(context, apiPaths.itemSearch)}?${toSearch({ branch: context.branch?.shortId, ...query })}`,
    { dedupingInterval: 10_000 },
    ask,
  );
  return { data, error: error instanceof OvertakenError ? undefined : error, isLoading };
}
