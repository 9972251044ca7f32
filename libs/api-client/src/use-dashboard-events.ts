import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { Auth } from '@umkreis/contract/boot.ts';
import type { DashboardEventPage, DashboardEventQuery } from '@umkreis/contract/dashboard.ts';
import { apiUrl, type ApiContext } from './api-context.ts';
import { toSearch } from './to-search.ts';
import { useProtectedRead } from './use-protected-read.ts';
import type { Read } from './use-read.ts';

/** One page of the events the person may see. */
export const useDashboardEvents = (
  context: ApiContext,
  auth: Auth,
  query: Partial<DashboardEventQuery>,
): Read<DashboardEventPage> =>
  useProtectedRead(auth, `${apiUrl(context, apiPaths.dashboardEvents)}?${toSearch(query)}`);
