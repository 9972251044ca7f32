import type { ApiContext } from './api-context.ts';
import { apiUrl } from './api-url.ts';
import { callApi } from './call-api.ts';
import { useFetched, type Read } from './use-read.ts';

/**
 * How many places of each of some branches match words, in the order given.
 * @param branches short ids; empty asks for nothing
 */
export function useSearchCounts(context: ApiContext, text: string, branches: readonly number[]): Read<number[]> {
  const query = { text: text.slice(0, 200), limit: 1 };
  return useFetched<number[]>(
    text && branches.length > 0 ? `${apiUrl(context, 'GET /items/search/', { query })}&in=${branches.join()}` : null,
    { keepPreviousData: false },
    () =>
      Promise.all(
        branches.map(
          async (branch) => (await callApi(context, 'GET /items/search/', { query: { ...query, branch } })).total,
        ),
      ),
  );
}
