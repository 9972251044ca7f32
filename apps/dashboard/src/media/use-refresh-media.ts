import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useDashboard } from '../session/dashboard-context.tsx';

/** Revalidates the media lists, the place and its revisions. */
export function useRefreshMedia(itemId: string): () => void {
  const { boot } = useDashboard();
  const { mutate } = useSWRConfig();
  return useCallback(() => {
    const path = { id: itemId };
    const ofPlace = new Set<unknown>([
      apiUrl(boot, 'GET /items/dashboard/{id}', { path }),
      apiUrl(boot, 'GET /items/{id}/revisions/', { path }),
    ]);
    const ofMedia = apiUrl(boot, 'GET /items/media/');
    const showsMedia = (url: unknown) => ofPlace.has(url) || (typeof url === 'string' && url.split('?')[0] === ofMedia);
    void mutate((key) => Array.isArray(key) && showsMedia(key[0]));
  }, [boot, itemId, mutate]);
}
