import type { Language } from '@umkreis/contract/boot.ts';
import type { Event } from '@umkreis/contract/event.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { eventKeyOf } from '@umkreis/guide-core/my-list/listed-entries.ts';
import { dateFormat } from '@umkreis/i18n/date-format.ts';
import { useLanguage, useMessages, usePick } from '@umkreis/i18n/language.tsx';
import type { TextsOf } from '@umkreis/i18n/message-area.ts';
import { isCurrent } from '@umkreis/places/events/current-events.ts';
import { categoryLine, placeTitle } from '@umkreis/places/place-names.ts';
import { whereLine } from '@umkreis/places/where-line.ts';
import { useNow } from '@umkreis/guide-core/time/guide-time.ts';
import { myListMessages } from '../messages/my-list.ts';
import type { ListRow } from './list-rows.ts';
import type { PlannedRow } from './use-list-rows.ts';

/** Texts of a row. */
export interface RowTexts {
  title: string;
  /** Category and town of a place, time and place of an event */
  line: string;
  /** A reason not to go there, regardless of the planned day */
  note: string | undefined;
}

type Texts = TextsOf<typeof myListMessages>;

/** The texts of rows, in the current language. */
export function useRowTexts(): (row: ListRow) => RowTexts {
  const { boot, data, timeZone } = useGuide();
  const t = useMessages(myListMessages);
  const pick = usePick();
  const language = useLanguage();
  const now = useNow().getTime();
  return (row) => {
    const { entry, place, event, status } = row;
    if (event) {
      const zone = data.eventZones.get(event.itemId) ?? timeZone;
      return {
        title: event.title,
        line: [eventTime(event, zone, language), place ? placeTitle(place, pick) : event.itemTitle]
          .filter(Boolean)
          .join(' · '),
        note: event.isCancelled ? t.cancelled : isCurrent(event, now) ? undefined : t.isOver,
      };
    }
    if (place && eventKeyOf(entry) === null)
      return {
        title: placeTitle(place, pick),
        line: [categoryLine(place, pick), whereLine(place.item.address, boot.branch?.title)]
          .filter(Boolean)
          .join(' · '),
        note: undefined,
      };
    return {
      title: entry.title || (eventKeyOf(entry) === null ? t.missingPlace : t.missingEvent),
      line: status === 'loading' ? t.loading : status === 'failed' ? t.failed : t.missing,
      note: undefined,
    };
  };
}

/** 'Sa., 5. Dez., 19:00'; all-day: without the time */
const eventTime = ({ dateBegin, isAllDay }: Event, timeZone: string, language: Language): string =>
  dateFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(!isAllDay && { hour: '2-digit', minute: '2-digit' }),
    timeZone,
  }).format(new Date(dateBegin));

/** What a place or event is like on the planned day; undefined: nothing that the row doesn't say */
export function onDayText({ onDay, place }: PlannedRow, t: Texts): string | undefined {
  switch (onDay?.kind) {
    case 'open':
      return t.openOn({ hours: onDay.hours });
    case 'closed':
      return t.closedOn;
    case 'closedForGood':
      return t.closedForGood;
    case 'noHours':
      // Nobody expects opening hours of a walk.
      return place?.item.ways?.length ? undefined : t.noHours;
    case 'unclear':
      return t.unclearHours({ hours: onDay.hours });
    case 'unreadable':
      return t.unreadableHours({ hours: onDay.hours });
    case 'otherDay':
      return t.otherDay;
    case 'sameDay':
    case undefined:
      return undefined;
  }
}
