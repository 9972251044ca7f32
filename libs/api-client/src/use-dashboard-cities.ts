import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { Auth } from '@umkreis/contract/boot.ts';
import type { DashboardCities } from '@umkreis/contract/dashboard.ts';
import { apiUrl, type ApiContext } from './api-context.ts';
import { toSearch } from './to-search.ts';
import { useProtectedRead } from './use-protected-read.ts';
import type { Read } from './use-read.ts';

/** Cities of the places the person may see. */
export const useDashboardCities = (
  context: ApiContext,
  auth: Auth,
  branch: number | undefined,
): Read<DashboardCities> =>
  useProtectedRead(auth, `${apiUrl(context, apiPaths.dashboardCities)}?${toSearch({ branch })}`);
