import { useRef } from 'react';
import useSWR from 'swr';
import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { Auth } from '@umkreis/contract/boot.ts';
import type { DashboardItemPage, DashboardItemQuery } from '@umkreis/contract/dashboard.ts';
import type { ApiError } from './api-error.ts';
import { apiUrl, type ApiContext } from './api-context.ts';
import { request } from './request.ts';
import { toSearch } from './to-search.ts';
import type { Read } from './use-read.ts';

/**
 * One page of the places the person may see; paused, it reads nothing. Who asks for another one no longer waits for the
 * one before.
 */
export function useDashboardItems(
  context: ApiContext,
  auth: Auth,
  query: Partial<DashboardItemQuery>,
  { isPaused = false }: { isPaused?: boolean } = {},
): Read<DashboardItemPage> {
  const last = useRef<{ url: string; controller: AbortController }>(undefined);
  const url = `${apiUrl(context, apiPaths.dashboardItems)}?${toSearch(query)}`;
  return useSWR<DashboardItemPage, ApiError>(
    isPaused ? null : [url, auth.email],
    () => {
      if (last.current?.url !== url) last.current?.controller.abort();
      const controller = new AbortController();
      last.current = { url, controller };
      return request<DashboardItemPage>(url, { getToken: auth.getToken, signal: controller.signal });
    },
    { keepPreviousData: true, dedupingInterval: 1000, errorRetryCount: 3 },
  );
}
