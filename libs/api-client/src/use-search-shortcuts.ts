import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { SearchShortcut } from '@umkreis/contract/search-shortcut.ts';
import { apiUrl, type ApiContext } from './api-context.ts';
import { useRead, type Read } from './use-read.ts';

/** All search shortcuts; a branch shows its own, the main site the global ones. @param context null reads nothing */
export const useSearchShortcuts = (context: ApiContext | null): Read<SearchShortcut[]> =>
  useRead(context && apiUrl(context, apiPaths.searchShortcuts));
