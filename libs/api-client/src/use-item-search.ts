import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { ItemSearchQuery, ItemSearchResult } from '@umkreis/contract/item.ts';
import { apiUrl, type ApiContext } from './api-context.ts';
import { toSearch } from './to-search.ts';
import { useRead, type Read } from './use-read.ts';

/** Items found by the server, for branches too large to hold in memory; null searches nothing. */
export function useItemSearch(context: ApiContext, query: Partial<ItemSearchQuery> | null): Read<ItemSearchResult> {
  return useRead(
    query && `${apiUrl(context, apiPaths.itemSearch)}?${toSearch({ branch: context.branch?.shortId, ...query })}`,
    { dedupingInterval: 10_000 },
  );
}
