import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { Street } from '@umkreis/contract/street.ts';
import { apiUrl, type ApiContext } from './api-context.ts';
import { useRead, type Read } from './use-read.ts';

/** Streets of the branch; nothing is read where the branch has none. */
export function useStreets(context: ApiContext): Read<Street[]> {
  const { branch } = context;
  return useRead(branch?.hasStreets ? apiUrl(context, apiPaths.streets(branch.shortId)) : null);
}
