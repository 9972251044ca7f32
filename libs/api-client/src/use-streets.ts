import type { ApiContext } from './api-context.ts';
import type { Answer } from './api-operation.ts';
import { apiUrl } from './api-url.ts';
import { useRead, type Read } from './use-read.ts';

/** Path parameters of the context's branch; null if it has no streets. */
const ofBranch = ({ branch }: ApiContext) => (branch?.hasStreets ? { path: { branchShortId: branch.shortId } } : null);

/** Streets of the branch; loads nothing if the branch has none. */
export function useStreets(context: ApiContext): Read<Answer<'GET /streets/branchshortid/{branchShortId}'>> {
  const own = ofBranch(context);
  return useRead(own && apiUrl(context, 'GET /streets/branchshortid/{branchShortId}', own));
}

/** Buildings of the branch; loads nothing if the branch has none. */
export function useBuildings(context: ApiContext): Read<Answer<'GET /buildings/branchshortid/{branchShortId}'>> {
  const own = ofBranch(context);
  return useRead(own && apiUrl(context, 'GET /buildings/branchshortid/{branchShortId}', own));
}
