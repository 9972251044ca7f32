import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { SearchWord } from '@umkreis/contract/search-word.ts';
import { apiUrl, type ApiContext } from './api-context.ts';
import { useRead, type Read } from './use-read.ts';

/** All words for kinds of place, in every language. */
export const useSearchWords = (context: ApiContext, isNeeded = true): Read<SearchWord[]> =>
  useRead(isNeeded ? apiUrl(context, apiPaths.searchWords) : null);
