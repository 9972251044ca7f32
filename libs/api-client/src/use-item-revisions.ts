import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { Auth } from '@umkreis/contract/boot.ts';
import type { ItemRevision } from '@umkreis/contract/dashboard.ts';
import { apiUrl, type ApiContext } from './api-context.ts';
import { COLLEAGUES_MS } from './colleagues.ts';
import { useProtectedRead } from './use-protected-read.ts';
import type { Read } from './use-read.ts';

/** What was changed in an item, by whom, newest first. */
export const useItemRevisions = (context: ApiContext, auth: Auth, itemId: string): Read<ItemRevision[]> =>
  useProtectedRead(auth, apiUrl(context, apiPaths.itemRevisions(itemId)), { refreshInterval: COLLEAGUES_MS });
