import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { Auth } from '@umkreis/contract/boot.ts';
import type { DashboardMediaPage, DashboardMediaQuery } from '@umkreis/contract/media.ts';
import { apiUrl, type ApiContext } from './api-context.ts';
import { toSearch } from './to-search.ts';
import { useProtectedRead } from './use-protected-read.ts';
import type { Read } from './use-read.ts';

/** One page of the media the person may see, or those of one item. */
export const useItemMedia = (
  context: ApiContext,
  auth: Auth,
  query: Partial<DashboardMediaQuery>,
): Read<DashboardMediaPage> => useProtectedRead(auth, `${apiUrl(context, apiPaths.itemMedia)}?${toSearch(query)}`);

/** Whether a key of the cache is one of these pages. */
export const isItemMediaKey = (context: ApiContext, key: unknown): boolean =>
  Array.isArray(key) && typeof key[0] === 'string' && key[0].startsWith(`${apiUrl(context, apiPaths.itemMedia)}?`);
