import { useRef } from 'react';
import useSWR from 'swr';
import type { Auth } from '@umkreis/contract/boot.ts';
import type { ApiContext } from './api-context.ts';
import type { ApiError } from './api-error.ts';
import type { ResponseOf, Query } from './api-operation.ts';
import { apiUrl } from './api-url.ts';
import { request } from './request.ts';
import type { Read } from './use-read.ts';

type List = 'GET /items/dashboard/';

/**
 * One page of the places that the person may see; loads nothing while paused. A new page aborts the previous
 * request.
 */
export function useDashboardItems(
  context: ApiContext,
  auth: Auth,
  query: Query<List>,
  { isPaused = false }: { isPaused?: boolean } = {},
): Read<ResponseOf<List>> {
  const last = useRef<{ url: string; controller: AbortController }>(undefined);
  const url = apiUrl(context, 'GET /items/dashboard/', { query });
  return useSWR<ResponseOf<List>, ApiError>(
    isPaused ? null : [url, auth.email],
    () => {
      if (last.current?.url !== url) last.current?.controller.abort();
      const controller = new AbortController();
      last.current = { url, controller };
      return request<ResponseOf<List>>(url, { getToken: auth.getToken, signal: controller.signal });
    },
    // A list that was loaded a moment ago may have been changed by the person since.
    { keepPreviousData: true, dedupingInterval: 0, errorRetryCount: 3 },
  );
}
