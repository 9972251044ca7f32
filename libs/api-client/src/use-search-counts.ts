import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { ItemSearchResult } from '@umkreis/contract/item.ts';
import { apiUrl, type ApiContext } from './api-context.ts';
import { request } from './request.ts';
import { toSearch } from './to-search.ts';
import { useRead, type Read } from './use-read.ts';

/**
 * How many places of each of some branches match words, in the order given.
 * @param branches short ids; empty asks for nothing
 */
export function useSearchCounts(context: ApiContext, text: string, branches: readonly number[]): Read<number[]> {
  const url = `${apiUrl(context, apiPaths.itemSearch)}?${toSearch({ text: text.slice(0, 200), limit: 1 })}`;
  return useRead<number[]>(
    text && branches.length > 0 ? `${url}&in=${branches.join()}` : null,
    { keepPreviousData: false },
    () =>
      Promise.all(
        branches.map(async (branch) => (await request<ItemSearchResult>(`${url}&${toSearch({ branch })}`)).total),
      ),
  );
}
