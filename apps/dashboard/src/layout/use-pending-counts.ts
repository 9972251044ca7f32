import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useDashboardItems } from '@umkreis/api-client/use-dashboard-items.ts';
import { useProtectedRead } from '@umkreis/api-client/use-read.ts';
import { useDashboard } from '../session/dashboard-context.tsx';

/** The number of open proposals and due reviews; undefined until loaded. All components share one request. */
export function usePendingCounts(): { requests: number | undefined; reviews: number | undefined } {
  const { boot, auth } = useDashboard();
  const { data: requests } = useProtectedRead(
    auth,
    apiUrl(boot, 'GET /items/change-requests/', { query: { state: 'open', pageSize: 1, contacts: 'false' } }),
  );
  const { data: reviews } = useDashboardItems(boot, auth, { reviewIsDue: 'true', pageSize: 1 });
  return { requests: requests?.total, reviews: reviews?.total };
}
