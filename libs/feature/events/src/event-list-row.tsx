import type { Event } from '@umkreis/contract/event.ts';
import { placeListLook } from '@umkreis/contract/page-frame/looks.ts';
import { cardMessages } from '@umkreis/i18n/card.ts';
import { useContentLanguage, useLanguage, useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { useRowActions } from '@umkreis/guide-core/rows/row-actions.tsx';
import { usePlaceById } from '@umkreis/guide-core/queries/use-place.ts';
import { placeTitle } from '@umkreis/places/place-names.ts';
import { classNames } from '@umkreis/ui/class-names.ts';
import { DateLeaf } from './date-leaf.tsx';
import { EventThumb } from './event-picture.tsx';
import { SeriesLine } from './series-line.tsx';
import { eventTimes } from './event-times.ts';
import { useEventZone } from './use-event-zone.ts';

interface Props {
  event: Event;
  /** The following events of its series, which the list does not repeat */
  later?: readonly Event[] | undefined;
  onSelect(event: Event): void;
}

/** An event in a list: date, title and place; leads to the place. */
export function EventListRow({ event, later, onSelect }: Props) {
  const actions = useRowActions();
  const contentLanguage = useContentLanguage();
  const timeZone = useEventZone()(event);
  const t = useMessages(cardMessages);
  const pick = usePick();
  const language = useLanguage();
  const times = eventTimes(event, timeZone, language);
  const place = usePlaceById(event.itemId);
  const where = [event.location, place ? placeTitle(place, pick) : event.itemTitle].filter(Boolean).join(', ');
  return (
    <li className="group @container relative">
      <button
        type="button"
        onClick={() => onSelect(event)}
        className={classNames(placeListLook.row, actions && placeListLook.withAction)}
      >
        <DateLeaf day={times.leafDay} month={times.leafMonth} />
        <span className="min-w-0 flex-1">
          <span lang={contentLanguage} className="line-clamp-2 text-base leading-snug font-semibold hyphens-auto">
            {event.isCancelled && (
              <span lang={language} className="text-danger">
                {t.cancelled}:{' '}
              </span>
            )}
            {event.title}
          </span>
          <span className={classNames('tabular block text-sm text-ink-soft', event.isCancelled && 'line-through')}>
            {times.start}
            {times.end && ` ${t.until({ end: times.end })}`}
          </span>
          {later && (
            <span className="line-clamp-1 text-sm text-ink-soft empty:hidden">
              <SeriesLine event={event} later={later} timeZone={timeZone} />
            </span>
          )}
          {where && <span className="line-clamp-1 text-sm text-ink-soft">{where}</span>}
        </span>
        {event.picture && <EventThumb picture={event.picture} />}
      </button>
      {actions && event.itemNanoId && <actions.Event event={event} nanoId={event.itemNanoId} />}
    </li>
  );
}
