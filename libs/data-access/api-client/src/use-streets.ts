import type { ApiContext } from './api-context.ts';
import type { ResponseOf } from './api-operation.ts';
import { apiUrl } from './api-url.ts';
import { useRead, type Read } from './use-read.ts';

/** Path parameters of the context's branch; null if it has no streets. */
const ofBranch = ({ branch }: ApiContext) => (branch?.hasStreets ? { path: { branchShortId: branch.shortId } } : null);

/** Streets of the branch; loads nothing if the branch has none. */
export function useStreets(context: ApiContext): Read<ResponseOf<'GET /streets/branchshortid/{branchShortId}'>> {
  const own = ofBranch(context);
  return useRead(own && apiUrl(context, 'GET /streets/branchshortid/{branchShortId}', own));
}

/** Buildings of the branch; loads nothing if the branch has none. */
export function useBuildings(context: ApiContext): Read<ResponseOf<'GET /buildings/branchshortid/{branchShortId}'>> {
  const own = ofBranch(context);
  return useRead(own && apiUrl(context, 'GET /buildings/branchshortid/{branchShortId}', own));
}
