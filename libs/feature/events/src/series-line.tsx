import type { Event } from '@umkreis/contract/event.ts';
import { cardMessages } from '@umkreis/i18n/card.ts';
import { dateFormat } from '@umkreis/i18n/date-format.ts';
import { useLanguage, useMessages } from '@umkreis/i18n/language.tsx';
import { recurrenceText } from '@umkreis/i18n/recurrence.ts';
import { recurrenceOf } from '@umkreis/places/events/grouped-series.ts';

interface Props {
  event: Event;
  /** The following events of its series */
  later: readonly Event[];
  timeZone: string;
}

/** How many further dates of a series are listed */
const datesNamed = 3;

/** How often an event recurs, and its next dates; nothing for a single event. */
export function SeriesLine({ event, later, timeZone }: Props) {
  const t = useMessages(cardMessages);
  const language = useLanguage();
  const recurrence = recurrenceOf(event, timeZone);
  if (!recurrence) return null;
  const format = dateFormat(language, { day: 'numeric', month: 'short', timeZone });
  const dates = later.slice(0, datesNamed).map(({ dateBegin }) => format.format(new Date(dateBegin)));
  return (
    <>
      {recurrenceText(recurrence, language)}
      {dates.length > 0 && ` · ${t.alsoOn} ${dates.join(', ')}`}
    </>
  );
}
