import { apiPaths } from '@umkreis/contract/api-paths.ts';
import { apiUrl, type ApiContext } from './api-context.ts';

/** URL of the items of the branch: its snapshot if there is one, else the API by branch, else all items. */
export function basemapUrl(context: ApiContext, fileName: string | null): string {
  if (fileName) return `${context.assetRoot}/json/${fileName}`;
  return apiUrl(context, context.branch ? apiPaths.basemap(context.branch.shortId) : apiPaths.basemapAll);
}
