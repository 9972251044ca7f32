import type { ApiContext } from './api-context.ts';
import { apiUrl } from './api-url.ts';
import { callApi } from './call-api.ts';
import { useFetched, type Read } from './use-read.ts';

/** Number of matching places in each branch, in the given order. @param branches short IDs; empty loads nothing */
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
