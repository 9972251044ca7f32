import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { List } from '@umkreis/contract/search-shortcut.ts';
import { apiUrl, type ApiContext } from './api-context.ts';
import { useRead, type Read } from './use-read.ts';

/** Curated lists. @param context null reads nothing */
export const useLists = (context: ApiContext | null): Read<List[]> =>
  useRead(context && apiUrl(context, apiPaths.lists));
