import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { ItemDetailKey } from '@umkreis/contract/detail-key.ts';
import { apiUrl, type ApiContext } from './api-context.ts';
import { useRead, type Read } from './use-read.ts';

/** The catalogue of item detail keys. */
export const useDetailKeys = (context: ApiContext): Read<ItemDetailKey[]> =>
  useRead(apiUrl(context, apiPaths.detailKeys));
