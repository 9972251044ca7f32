import useSWR, { type SWRConfiguration } from 'swr';
import type { Auth } from '@umkreis/contract/boot.ts';
import type { ApiError } from './api-error.ts';
import { request } from './request.ts';
import type { Read } from './use-read.ts';

/** Reads a URL with the person's token; null reads nothing. Fresh on focus, since colleagues write too. */
export function useProtectedRead<T>(
  auth: Pick<Auth, 'getToken' | 'email'>,
  url: string | null,
  options?: SWRConfiguration,
): Read<T> {
  return useSWR<T, ApiError>(url && [url, auth.email], () => request<T>(url!, { getToken: auth.getToken }), {
    keepPreviousData: true,
    dedupingInterval: 1000,
    errorRetryCount: 3,
    ...options,
  });
}
