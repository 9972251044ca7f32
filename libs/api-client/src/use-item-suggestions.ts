import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { ItemSuggestions } from '@umkreis/contract/item.ts';
import { apiUrl, type ApiContext } from './api-context.ts';
import { toSearch } from './to-search.ts';
import { useRead, type Read } from './use-read.ts';

/** What the data has to offer, for pages that no editor has filled. @param needed false asks for nothing */
export const useItemSuggestions = (context: ApiContext, needed = true): Read<ItemSuggestions> =>
  useRead(
    needed ? `${apiUrl(context, apiPaths.itemSuggestions)}?${toSearch({ branch: context.branch?.shortId })}` : null,
  );
