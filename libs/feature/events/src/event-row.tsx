import type { Event } from '@umkreis/contract/event.ts';
import { useContentLanguage, useLanguage, useMessages } from '@umkreis/i18n/language.tsx';
import { cardMessages } from '@umkreis/i18n/card.ts';
import { dayInZone } from '@umkreis/opening-hours/zoned-time.ts';
import { classNames } from '@umkreis/ui/class-names.ts';
import { DateLeaf } from './date-leaf.tsx';
import { eventTimes } from './event-times.ts';
import { useEventZone } from './use-event-zone.ts';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import type { EventParts } from './event-parts.ts';
import { EventFacts } from './event-facts.tsx';
import { EventPicture } from './event-picture.tsx';
import { EventActions } from './event-actions.tsx';
import { SeriesLine } from './series-line.tsx';

interface Props extends EventParts {
  event: Event;
  /** The following events of its series */
  later?: readonly Event[];
  /** The place whose card shows the event, used if the event's own place is not in this branch */
  on?: Place;
  /** The event that the URL selects */
  isChosen?: boolean;
}

/** An event: calendar leaf, title, time in the zone of its place, its page, and a calendar file to download. */
export function EventRow({ event, later = [], on, isChosen, RememberEvent }: Props) {
  const contentLanguage = useContentLanguage();
  const timeZone = useEventZone()(event);
  const tCard = useMessages(cardMessages);
  const language = useLanguage();
  const times = eventTimes(event, timeZone, language);

  return (
    <li
      data-event={event.id}
      className={classNames('flex gap-3 py-2', isChosen && '-mx-2 rounded-control bg-accent-soft px-2')}
    >
      <DateLeaf day={times.leafDay} month={times.leafMonth} />
      <div className="min-w-0 flex-1 text-sm">
        <p
          lang={contentLanguage}
          className={classNames('font-semibold hyphens-auto', event.isCancelled && 'line-through')}
        >
          {event.title}
        </p>
        {event.isCancelled && <p className="font-semibold text-danger">{tCard.cancelled}</p>}
        <p className={classNames('text-ink-soft', event.isCancelled && 'line-through')}>
          <time dateTime={event.isAllDay ? dayInZone(new Date(event.dateBegin), timeZone) : event.dateBegin}>
            {times.start}
          </time>
          {times.end && <> {tCard.until({ end: times.end })}</>}
        </p>
        <p className="text-ink-soft empty:hidden">
          <SeriesLine event={event} later={later} timeZone={timeZone} />
        </p>
        <EventFacts event={event} />
        {event.picture && <EventPicture picture={event.picture} title={event.title} />}
        {event.description && <p className="line-clamp-4 whitespace-pre-line">{event.description}</p>}
        <EventActions event={event} timeZone={timeZone} on={on} RememberEvent={RememberEvent} />
      </div>
    </li>
  );
}
