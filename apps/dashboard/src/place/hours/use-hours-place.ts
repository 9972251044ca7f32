import { useMemo } from 'react';
import { useBranches } from '@umkreis/api-client/use-branches.ts';
import type { Item } from '@umkreis/contract/item.ts';
import type { OpeningPlace } from '@umkreis/opening-hours/opening-place.ts';
import { useDashboard } from '../../dashboard-context.tsx';

/** On whose clock and holidays the hours of an item are read. */
export function useHoursPlace({ lat, lon, branchShortId, hoursPlace }: Item): OpeningPlace {
  const { boot } = useDashboard();
  const { data: branches } = useBranches(boot);
  const where = hoursPlace ?? branches?.find((one) => one.shortId === branchShortId);
  const timeZone = where?.timeZone ?? 'Europe/Vaduz';
  const countryCode = where?.countryCode ?? 'li';
  const state = where?.state ?? null;
  return useMemo(() => ({ lat, lon, timeZone, countryCode, state }), [lat, lon, timeZone, countryCode, state]);
}
