import type { Event } from '@umkreis/contract/event.ts';
import type { Bilingual } from '@umkreis/contract/ref.ts';
import { dateFormat } from '@umkreis/i18n/date-format.ts';
import { dayInZone, inZone } from '@umkreis/opening-hours/zoned-time.ts';
import { currentEvents, takesPlace } from '@umkreis/places/events/current-events.ts';
import { signText } from './sign-texts.ts';

const MOST = 3;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The next events that are not cancelled, at most three, one of each series: those from today on by their begin, then
 * those that began earlier, such as exhibitions.
 * @param timeZone of the branch
 */
export function nextEvents(events: readonly Event[], now: Date, timeZone: string): Event[] {
  const today = dayInZone(now, timeZone);
  const current = currentEvents(events, now.getTime()).filter(takesPlace);
  const isUpcoming = (event: Event) => dayInZone(new Date(event.dateBegin), timeZone) >= today;
  const ordered = [...current.filter(isUpcoming), ...current.filter((event) => !isUpcoming(event))];
  const series = new Set<string>();
  return ordered.filter(({ id, seriesId = id }) => !series.has(seriesId) && series.add(seriesId)).slice(0, MOST);
}

/**
 * 'Heute, 19:30', 'Sa., 28. Nov., 19:30', or 'bis 3. Dez.' of an event that began on an earlier day. Midnight
 * is no time.
 * @param timeZone of the branch
 */
export function eventTime({ dateBegin, dateEnd, isAllDay }: Event, now: Date, timeZone: string): Bilingual {
  const begin = new Date(dateBegin);
  const clock = inZone(begin, timeZone);
  const [today, tomorrow] = [now, new Date(now.getTime() + DAY_MS)].map((at) => dayInZone(at, timeZone));
  const beginDay = dayInZone(begin, timeZone);
  const date = (at: Date, language: 'de' | 'en', more: Intl.DateTimeFormatOptions = {}) =>
    dateFormat(language, { timeZone, day: 'numeric', month: 'short', ...more }).format(at);
  const textIn = (language: 'de' | 'en'): string => {
    if (beginDay < today! && dateEnd) return `${signText('until')[language]} ${date(new Date(dateEnd), language)}`;
    const named = beginDay === today ? signText('today') : beginDay === tomorrow ? signText('tomorrow') : null;
    const day = named?.[language] ?? date(begin, language, { weekday: 'short' });
    const hasNoTime = isAllDay || (clock.hour() === 0 && clock.minute() === 0);
    return hasNoTime ? day : `${day}, ${clock.format('HH:mm')}`;
  };
  return { de: textIn('de'), en: textIn('en') };
}
