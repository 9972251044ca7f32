import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import type { Auth } from '@umkreis/contract/boot.ts';
import type { ApiError } from './api-error.ts';
import type { ApiUrl } from './api-url.ts';
import { request } from './request.ts';

export type Read<T> = SWRResponse<T, ApiError>;

const MAX_RETRIES = 5;

/** Responses that a retry would not change. */
const isFinal = (error: ApiError) =>
  error.status >= 400 && error.status < 500 && error.status !== 408 && error.status !== 429;

/**
 * Defaults for reference data and snapshots: loaded once for all remotes, the previous data stay until the next are
 * loaded, loaded again after a reconnect.
 */
const defaults: SWRConfiguration = {
  keepPreviousData: true,
  revalidateOnFocus: false,
  revalidateIfStale: false,
  dedupingInterval: 60_000,
  onErrorRetry: (error: ApiError, _key, _config, revalidate, { retryCount }) => {
    if (isFinal(error) || retryCount > MAX_RETRIES) return;
    setTimeout(() => void revalidate({ retryCount }), Math.min(30_000, 1000 * 2 ** retryCount));
  },
};

/** Loads a public response through the cache that all surfaces share; null loads nothing. */
export const useRead = <T>(url: ApiUrl<T, false> | null, options?: SWRConfiguration): Read<T> =>
  useFetched<T>(url, options);

/** The same for any other address. @param read fetches it */
export function useFetched<T>(
  url: string | null,
  options?: SWRConfiguration,
  read: (url: string) => Promise<T> = (key) => request<T>(key),
): Read<T> {
  return useSWR<T, ApiError>(url, read, { ...defaults, ...options });
}

/**
 * Loads a response that requires a token; null loads nothing. Revalidates on focus, since colleagues also write.
 */
export function useProtectedRead<T>(
  auth: Pick<Auth, 'getToken' | 'email'>,
  url: ApiUrl<T, true> | null,
  options?: SWRConfiguration,
): Read<T> {
  return useSWR<T, ApiError>(url && [url, auth.email], () => request<T>(url!, { getToken: auth.getToken }), {
    keepPreviousData: true,
    dedupingInterval: 1000,
    errorRetryCount: 3,
    ...options,
  });
}
