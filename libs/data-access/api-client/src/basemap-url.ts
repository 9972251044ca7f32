import type { ApiContext } from './api-context.ts';
import { apiUrl } from './api-url.ts';

/** URL of the branch's items: its snapshot if there is one, else the API by branch, else all items. */
export function basemapUrl(context: ApiContext, fileName: string | null): string {
  if (fileName) return `${context.assetRoot}/json/${fileName}`;
  if (!context.branch) return apiUrl(context, 'GET /items/basemap/');
  return apiUrl(context, 'GET /items/basemap/branchshortid/{branchShortId}', {
    path: { branchShortId: context.branch.shortId },
  });
}
