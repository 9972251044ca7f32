import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { Branch } from '@umkreis/contract/branch.ts';
import { apiUrl, type ApiContext } from './api-context.ts';
import { useRead, type Read } from './use-read.ts';

/** All branches: static configuration merged with the server's data. */
export const useBranches = (context: ApiContext): Read<Branch[]> => useRead(apiUrl(context, apiPaths.branches));
