import { useCallback } from 'react';
import type { Event } from '@umkreis/contract/event.ts';
import { useGuide } from '../guide-context.tsx';
import { openingPlaceOf } from '@umkreis/place-rules/opening-place-of.ts';

/** On whose clock an event is: that of its place, which on the main site may be another one than the site's. */
export function useEventZone(): (event: Pick<Event, 'itemId'>) => string {
  const { boot, data, timeZone } = useGuide();
  const { byId } = data;
  return useCallback(
    ({ itemId }) => {
      const place = byId.get(itemId);
      return place ? openingPlaceOf(boot, place.item).timeZone : timeZone;
    },
    [boot, byId, timeZone],
  );
}
