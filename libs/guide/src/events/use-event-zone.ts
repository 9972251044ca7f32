import { useCallback } from 'react';
import type { Event } from '@umkreis/contract/event.ts';
import { useGuide } from '../guide-context.tsx';

/** On whose clock an event is: that of its place, which on the main site may be another one than the site's. */
export function useEventZone(): (event: Pick<Event, 'itemId'>) => string {
  const { data, timeZone } = useGuide();
  const { eventZones } = data;
  return useCallback(({ itemId }) => eventZones.get(itemId) ?? timeZone, [eventZones, timeZone]);
}
