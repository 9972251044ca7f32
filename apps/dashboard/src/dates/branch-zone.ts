import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import { timeZoneOf } from '@umkreis/places/opening-place-of.ts';
import { useDashboard } from '../session/dashboard-context.tsx';

/** Time zone of a branch; without a branch, that of the person's first branch. */
export function useBranchZone(shortId?: number | null): string {
  return useBranchZones()(shortId);
}

/** The same as a function, for the rows of a list. */
export function useBranchZones(): (shortId?: number | null) => string {
  const { boot, me } = useDashboard();
  const { data: branches } = useRead(apiUrl(boot, 'GET /branches/'));
  const zoneOf = (shortId?: number | null) => branches?.find((branch) => branch.shortId === shortId)?.timeZone;
  return (shortId) => zoneOf(shortId) ?? zoneOf(me.branchShortIds[0]) ?? timeZoneOf(boot);
}
