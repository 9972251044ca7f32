import type { EdgeHealth } from '@umkreis/contract/release-fault.ts';
import { useRead, type Read } from './use-read.ts';

/** How the releases fare, as the edge of this page says. */
export const useEdgeHealth = (): Read<EdgeHealth> =>
  useRead('/edge/health', { refreshInterval: 15_000, revalidateIfStale: true, dedupingInterval: 5000 });
