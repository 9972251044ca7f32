import { useMemo } from 'react';
import type { ItemDetailKey } from '@umkreis/contract/detail-key.ts';
import type { ApiContext } from './api-context.ts';
import type { ApiError } from './api-error.ts';
import { apiUrl } from './api-url.ts';
import { useRead } from './use-read.ts';

/** Kinds of details by id; empty until they have loaded. */
export function useDetailKeys(context: ApiContext): {
  keys: ReadonlyMap<string, ItemDetailKey>;
  error: ApiError | undefined;
} {
  const { data, error } = useRead(apiUrl(context, 'GET /items/details/keys/'));
  const keys = useMemo(() => new Map((data ?? []).map((key) => [key.id, key])), [data]);
  return { keys, error };
}
