import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { Icon } from '@umkreis/contract/category.ts';
import { apiUrl, type ApiContext } from './api-context.ts';
import { useRead, type Read } from './use-read.ts';

/** All glyphs. */
export const useIcons = (context: ApiContext, isNeeded = true): Read<Icon[]> =>
  useRead(isNeeded ? apiUrl(context, apiPaths.icons) : null);
