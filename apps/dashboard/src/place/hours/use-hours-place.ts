import { useMemo } from 'react';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import type { Item } from '@umkreis/contract/item.ts';
import type { OpeningPlace } from '@umkreis/opening-hours/opening-place.ts';
import { openingPlaceOf } from '@umkreis/places/opening-place-of.ts';
import { useDashboard } from '../../session/dashboard-context.tsx';

/** The time zone and holiday region of an item's opening hours. */
export function useHoursPlace({ lat, lon, branchShortId, hoursPlace }: Item): OpeningPlace {
  const { boot } = useDashboard();
  const { data: branches } = useRead(apiUrl(boot, 'GET /branches/'));
  const branch = branches?.find((one) => one.shortId === branchShortId) ?? null;
  return useMemo(
    () => openingPlaceOf({ branch, main: boot.main }, { lat, lon, hoursPlace: hoursPlace ?? undefined }),
    [boot.main, branch, lat, lon, hoursPlace],
  );
}
