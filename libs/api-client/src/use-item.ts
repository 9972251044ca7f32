import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { Branch } from '@umkreis/contract/branch.ts';
import type { Item } from '@umkreis/contract/item.ts';
import { apiUrl, type ApiContext } from './api-context.ts';
import { useRead, type Read } from './use-read.ts';

/**
 * Everything of one item, if the branch shows it. The previous item is not kept, so that a card never shows the wrong
 * place.
 * @param branch null: the main site
 */
export function useItem(
  context: ApiContext,
  nanoId: string | null | undefined,
  branch: Pick<Branch, 'shortId'> | null,
): Read<Item> {
  const url = nanoId ? apiUrl(context, apiPaths.item(nanoId, branch?.shortId ?? null)) : null;
  return useRead(url, {
    keepPreviousData: false,
    revalidateIfStale: true,
    revalidateOnFocus: true,
    dedupingInterval: 5000,
  });
}
