import type { Branch } from '@umkreis/contract/branch.ts';
import type { ApiContext } from './api-context.ts';
import type { ResponseOf } from './api-operation.ts';
import { apiUrl } from './api-url.ts';
import { useRead, type Read } from './use-read.ts';

/**
 * All fields of one item, if the branch includes it. Previous data are discarded, so that a card never shows the
 * wrong place.
 * @param branch null: the main site
 */
export function useItem(
  context: ApiContext,
  nanoId: string | null | undefined,
  branch: Pick<Branch, 'shortId'> | null,
): Read<ResponseOf<'GET /items/nanoid/{nanoId}'>> {
  const parameters = nanoId ? { path: { nanoId }, query: { branch: branch?.shortId } } : null;
  return useRead(parameters && apiUrl(context, 'GET /items/nanoid/{nanoId}', parameters), {
    keepPreviousData: false,
    revalidateIfStale: true,
    revalidateOnFocus: true,
    dedupingInterval: 5000,
  });
}
