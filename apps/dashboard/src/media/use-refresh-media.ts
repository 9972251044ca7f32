import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { apiUrl } from '@umkreis/api-client/api-context.ts';
import { isItemMediaKey } from '@umkreis/api-client/use-item-media.ts';
import { apiPaths } from '@umkreis/contract/api-paths.ts';
import { useDashboard } from '../ground/dashboard-context.tsx';

/** Reads again what shows media, and what the place says about itself. */
export function useRefreshMedia(itemId: string): () => void {
  const { boot } = useDashboard();
  const { mutate } = useSWRConfig();
  return useCallback(() => {
    const urls = [apiUrl(boot, apiPaths.dashboardItem(itemId)), apiUrl(boot, apiPaths.itemRevisions(itemId))];
    void mutate((key) => isItemMediaKey(boot, key) || (Array.isArray(key) && urls.includes(key[0] as string)));
  }, [boot, itemId, mutate]);
}
