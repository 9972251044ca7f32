import type { EdgeHealth } from '@umkreis/contract/surface-error.ts';
import type { ApiContext } from './api-context.ts';
import type { ResponseOf } from './api-operation.ts';
import { apiUrl } from './api-url.ts';
import { useFetched, useRead, type Read } from './use-read.ts';

/** State of the API: versions, database, snapshots. */
export const useHealth = (context: ApiContext): Read<ResponseOf<'GET /health'>> =>
  useRead(apiUrl(context, 'GET /health'), { refreshInterval: 5000, revalidateIfStale: true, dedupingInterval: 1000 });

/** Health of the releases, as reported by the edge of this page. */
export const useEdgeHealth = (): Read<EdgeHealth> =>
  useFetched('/edge/health', { refreshInterval: 15_000, revalidateIfStale: true, dedupingInterval: 5000 });
