import { useSWRConfig } from 'swr';
import type { ApiUrl } from '@umkreis/api-client/api-url.ts';

/**
 * Reads a list again after a write, with all its filters and pages: one that was left a moment ago is read when it is
 * shown again.
 * @param url of the list without filters; what has an address below it is read again too
 */
export function useRenewList(url: ApiUrl<unknown, true>): () => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return () => mutate((key) => Array.isArray(key) && String(key[0]).startsWith(url));
}
