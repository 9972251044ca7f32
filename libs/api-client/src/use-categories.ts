import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { Category } from '@umkreis/contract/category.ts';
import { apiUrl, type ApiContext } from './api-context.ts';
import { useRead, type Read } from './use-read.ts';

/** All categories, with their names, colours and icon titles. */
export const useCategories = (context: ApiContext, isNeeded = true): Read<Category[]> =>
  useRead(isNeeded ? apiUrl(context, apiPaths.categories) : null);
