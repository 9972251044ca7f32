import { useEffect, useRef, useState } from 'react';
import { calendarPaths } from '@umkreis/contract/calendar-paths.ts';
import { eventsMessages } from '@umkreis/i18n/events.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { cardMessages } from '@umkreis/i18n/card.ts';
import { groupSeries } from '@umkreis/places/events/grouped-series.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { CalendarLink } from '@umkreis/guide-core/links/calendar-link.tsx';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import { useQueryValue } from '@umkreis/guide-core/address/use-query-value.ts';
import type { EventParts } from './event-parts.ts';
import { EventRow } from './event-row.tsx';

const folded = 3;

/**
 * Events at a place, soonest first, one row per series; more than three are collapsed. The URL parameter `event`
 * puts
 * that event first.
 */
export function PlaceEvents({ place, RememberEvent }: { place: Place } & Pick<EventParts, 'RememberEvent'>) {
  const { isKiosk } = useGuide();
  const t = useMessages(guideMessages);
  const tCard = useMessages(cardMessages);
  const tEvents = useMessages(eventsMessages);
  const [chosenId] = useQueryValue('event');
  const [isUnfolded, setIsUnfolded] = useState(false);
  const section = useRef<HTMLElement>(null);
  const chosen = place.events.find(({ id }) => id === chosenId);
  useEffect(() => {
    if (chosen) section.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);

  if (place.events.length === 0) return null;
  const others = groupSeries(chosen ? place.events.filter((event) => event !== chosen) : place.events);
  const groups = chosen ? [{ event: chosen, later: [] }, ...others] : others;
  const visibleGroups = isUnfolded ? groups : groups.slice(0, folded);
  const remaining = groups.length - visibleGroups.length;
  return (
    <section ref={section} className="py-2">
      <h3 className="pb-1 text-base">{tCard.events}</h3>
      <ul>
        {visibleGroups.map(({ event, later }) => (
          <EventRow
            key={`${event.id} ${event.dateBegin}`}
            event={event}
            later={later}
            on={place}
            isChosen={event === chosen}
            RememberEvent={RememberEvent}
          />
        ))}
      </ul>
      {!isKiosk && (
        <CalendarLink path={calendarPaths.place(place.item.nanoId)} label={tEvents.subscribe} className="text-sm" />
      )}
      {(remaining > 0 || isUnfolded) && groups.length > folded && (
        <Button
          kind="quiet"
          size="small"
          aria-expanded={isUnfolded}
          onClick={() => setIsUnfolded(!isUnfolded)}
          className="-ml-3"
        >
          {isUnfolded ? tCard.showLess : t.showMore({ count: remaining })}
        </Button>
      )}
    </section>
  );
}
