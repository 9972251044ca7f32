import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { List } from '@umkreis/contract/search-shortcut.ts';
import { apiUrl, type ApiContext } from './api-context.ts';
import { useRead, type Read } from './use-read.ts';

/** Curated lists. */
export const useLists = (context: ApiContext): Read<List[]> => useRead(apiUrl(context, apiPaths.lists));
