import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { BasemapDocument } from '@umkreis/contract/item.ts';
import { apiUrl, type ApiContext } from './api-context.ts';
import { useBasemapFileName } from './use-basemap-file-name.ts';
import { useRead, type Read } from './use-read.ts';

/** URL of the items of the branch: its snapshot if there is one, else the API by branch, else all items. */
export function basemapUrl(context: ApiContext, fileName: string | null): string {
  if (fileName) return `${context.assetRoot}/json/${fileName}`;
  return apiUrl(context, context.branch ? apiPaths.basemap(context.branch.shortId) : apiPaths.basemapAll);
}

/** The items of the branch. An edit brings a new document; the old one stays until it is there. */
export function useBasemap(context: ApiContext, isWanted = true): Read<BasemapDocument> {
  const url = basemapUrl(context, useBasemapFileName(context));
  return useRead(isWanted ? url : null);
}
