import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { Health } from '@umkreis/contract/health.ts';
import { apiUrl, type ApiContext } from './api-context.ts';
import { useRead, type Read } from './use-read.ts';

/** State of the API: versions, database, snapshots. */
export const useHealth = (context: ApiContext): Read<Health> =>
  useRead(apiUrl(context, apiPaths.health), { refreshInterval: 5000, revalidateIfStale: true, dedupingInterval: 1000 });
