import { useCallback } from 'react';
import type { Event } from '@umkreis/contract/event.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';

/** Time zone of an event: that of its place, which may differ from the site's zone on the main site. */
export function useEventZone(): (event: Pick<Event, 'itemId'>) => string {
  const { data, timeZone } = useGuide();
  const { eventZones } = data;
  return useCallback(({ itemId }) => eventZones.get(itemId) ?? timeZone, [eventZones, timeZone]);
}
