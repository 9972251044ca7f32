import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { Tag } from '@umkreis/contract/tag.ts';
import { apiUrl, type ApiContext } from './api-context.ts';
import { useRead, type Read } from './use-read.ts';

/** All tags. */
export const useTags = (context: ApiContext, isNeeded = true): Read<Tag[]> =>
  useRead(isNeeded ? apiUrl(context, apiPaths.tags) : null);
