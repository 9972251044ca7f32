import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { Featured } from '@umkreis/contract/search-shortcut.ts';
import { apiUrl, type ApiContext } from './api-context.ts';
import { useRead, type Read } from './use-read.ts';

/** Featured items. */
export const useFeatured = (context: ApiContext): Read<Featured[]> => useRead(apiUrl(context, apiPaths.featured));
