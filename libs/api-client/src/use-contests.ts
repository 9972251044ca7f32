import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { Contest } from '@umkreis/contract/contest.ts';
import { apiUrl, type ApiContext } from './api-context.ts';
import { useRead, type Read } from './use-read.ts';

/** Contests that have not ended, of all branches. */
export const useContests = (context: ApiContext): Read<Contest[]> =>
  useRead(apiUrl(context, apiPaths.contests), { refreshInterval: 300_000 });
