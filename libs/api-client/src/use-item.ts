import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { Item } from '@umkreis/contract/item.ts';
import { apiUrl, type ApiContext } from './api-context.ts';
import { useRead, type Read } from './use-read.ts';

/** Everything of one item. The previous item is not kept, so that a card never shows the wrong place. */
export function useItem(context: ApiContext, nanoId: string | null | undefined): Read<Item> {
  const url = nanoId ? apiUrl(context, apiPaths.item(nanoId)) : null;
  return useRead(url, {
    keepPreviousData: false,
    revalidateIfStale: true,
    revalidateOnFocus: true,
    dedupingInterval: 5000,
  });
}
