import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { Building } from '@umkreis/contract/street.ts';
import { apiUrl, type ApiContext } from './api-context.ts';
import { useRead, type Read } from './use-read.ts';

/** Buildings of the branch; nothing is read where the branch has none. */
export function useBuildings(context: ApiContext): Read<Building[]> {
  const { branch } = context;
  return useRead(branch?.hasStreets ? apiUrl(context, apiPaths.buildings(branch.shortId)) : null);
}
