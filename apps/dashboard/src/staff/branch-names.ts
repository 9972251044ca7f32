import { useBranches } from '@umkreis/api-client/use-branches.ts';
import { useDashboard } from '../ground/dashboard-context.tsx';
import type { Choice } from '../choice/matching-choices.ts';

/** Every branch by its title. */
export function useBranchChoices(): Choice[] {
  const { boot } = useDashboard();
  const { data = [] } = useBranches(boot);
  return data.map(({ shortId, title, subdomain }) => ({ id: String(shortId), title, group: subdomain }));
}
