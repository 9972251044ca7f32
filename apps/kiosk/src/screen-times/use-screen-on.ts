import { useEffect, useState } from 'react';
import { useItem } from '@umkreis/api-client/use-item.ts';
import type { Boot } from '@umkreis/contract/boot.ts';
import type { KioskIdentity } from '@umkreis/contract/kiosk.ts';
import { openingPlaceOf } from '@umkreis/places/opening-place-of.ts';
import { isScreenOn } from './is-screen-on.ts';

const TICK_MS = 15_000;

/**
 * Whether the screen is on by the times of the kiosk, from the stored identity and, for those of its house, the
 * stored guide. The clock is read again every 15 s, as a timer does not survive a suspended machine or a clock change.
 */
export function useScreenOn(boot: Boot, identity: KioskIdentity | null): boolean {
  const times = identity?.screenTimes ?? null;
  const { data: house } = useItem(boot, times?.by === 'house' ? identity!.house : null, boot.branch);
  const hours =
    times?.by === 'hours'
      ? times.hours
      : house?.itemDetails.find(({ dataKeyName }) => dataKeyName === 'hours')?.dataValue;
  const [now, setNow] = useState(() => new Date());
  const hasTimes = times !== null;
  useEffect(() => {
    if (!hasTimes) return undefined;
    const timer = setInterval(() => setNow(new Date()), TICK_MS);
    return () => clearInterval(timer);
  }, [hasTimes]);
  if (times === null) return true;
  const { lon, lat } = boot.branch!.mapCenter[0]!;
  const at = times.by === 'house' && house ? { ...house, hoursPlace: house.hoursPlace ?? undefined } : { lat, lon };
  return isScreenOn(hours, now, openingPlaceOf(boot, at));
}
