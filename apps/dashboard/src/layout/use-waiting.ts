import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useDashboardItems } from '@umkreis/api-client/use-dashboard-items.ts';
import { useProtectedRead } from '@umkreis/api-client/use-read.ts';
import { useDashboard } from '../ground/dashboard-context.tsx';

/** How many proposals and reviews wait; undefined until it is known. Read once for all that show it. */
export function useWaiting(): { requests: number | undefined; reviews: number | undefined } {
  const { boot, auth } = useDashboard();
  const { data: requests } = useProtectedRead(
    auth,
    apiUrl(boot, 'GET /items/change-requests/', { query: { state: 'open', pageSize: 1, contacts: 'false' } }),
  );
  const { data: reviews } = useDashboardItems(boot, auth, { reviewIsDue: 'true', pageSize: 1 });
  return { requests: requests?.total, reviews: reviews?.total };
}
