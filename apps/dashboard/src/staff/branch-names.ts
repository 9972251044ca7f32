import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import { useDashboard } from '../session/dashboard-context.tsx';
import type { Choice } from '../choice/matching-choices.ts';

/** All branches by title. */
export function useBranchChoices(): Choice[] {
  const { boot } = useDashboard();
  const { data = [] } = useRead(apiUrl(boot, 'GET /branches/'));
  return data.map(({ shortId, title, subdomain }) => ({ id: String(shortId), title, group: subdomain }));
}
