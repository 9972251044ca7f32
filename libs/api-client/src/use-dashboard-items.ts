import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { Auth } from '@umkreis/contract/boot.ts';
import type { DashboardItemPage, DashboardItemQuery } from '@umkreis/contract/dashboard.ts';
import { apiUrl, type ApiContext } from './api-context.ts';
import { toSearch } from './to-search.ts';
import { useProtectedRead } from './use-protected-read.ts';
import type { Read } from './use-read.ts';

/** One page of the places the person may see; paused, it reads nothing. */
export const useDashboardItems = (
  context: ApiContext,
  auth: Auth,
  query: Partial<DashboardItemQuery>,
  { isPaused = false }: { isPaused?: boolean } = {},
): Read<DashboardItemPage> =>
  useProtectedRead(auth, isPaused ? null : `${apiUrl(context, apiPaths.dashboardItems)}?${toSearch(query)}`);
