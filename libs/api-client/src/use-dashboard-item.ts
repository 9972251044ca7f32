import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { Auth } from '@umkreis/contract/boot.ts';
import type { EditedItem } from '@umkreis/contract/item-write.ts';
import { apiUrl, type ApiContext } from './api-context.ts';
import { COLLEAGUES_MS } from './colleagues.ts';
import { useProtectedRead } from './use-protected-read.ts';
import type { Read } from './use-read.ts';

/** One place with everything, as an editor sees it; null reads nothing. */
export const useDashboardItem = (context: ApiContext, auth: Auth, id: string | null): Read<EditedItem> =>
  useProtectedRead(auth, id && apiUrl(context, apiPaths.dashboardItem(id)), {
    keepPreviousData: false,
    refreshInterval: COLLEAGUES_MS,
  });
