import { dayInZone } from '@umkreis/opening-hours/zoned-time.ts';
import { DAY_MS } from './ics/date-value.ts';
import { endOf, type EventFacts, type ZonedDate } from './ics/event-facts.ts';
import { keptRule } from './recurrence/kept-rule.ts';
import { rulePartsOf } from './recurrence/rule-parts.ts';
import { exceptionsOf, seriesDates, type SeriesDate } from './recurrence/series-dates.ts';
import { WorkBudget } from './recurrence/work-budget.ts';
import { RejectionError } from './ics/rejection-error.ts';

/** An event of a calendar. */
export interface CalendarEntry {
  uid: string;
  title: string;
  description: string;
  url: string | null;
  dateBegin: string;
  dateEnd: string | null;
  recurrence: string | null;
  exceptDates: string[];
  isCancelled: boolean;
  isAllDay: boolean;
  location: string | null;
}

interface Around {
  timeZone: string;
  now: Date;
  /** Budget of the whole calendar. */
  budget: WorkBudget;
}

/** A series that events can't repeat is replaced by at most this many dates within a year. */
const MOST_DATES = 366;
const YEAR_MS = 366 * DAY_MS;
/** Days and times checked per event: four centuries of a daily series. */
const STEPS_PER_EVENT = 150_000;

/** What other events of a calendar say about the series of an event. */
interface SeriesOfEvent {
  /** Dates that have an own event */
  replaced: readonly ZonedDate[];
  /** Undefined if the calendar does not contain the series */
  begin: ZonedDate | undefined;
}

/**
 * The entries of an event: itself, a series with its rule, or the dates of a series in the coming year.
 * @throws Error with the reason
 */
export function entriesOf(
  event: EventFacts,
  { replaced, begin }: SeriesOfEvent,
  around: Around,
): { entries: CalendarEntry[]; hasLater: boolean } {
  const { start, span, replaces, uid } = event;
  const at = start.zone.toInstant(start.value.local);
  const alone: SeriesDate = { at, local: start.value.local, end: span && endOf(start.value.local, start.zone, span) };
  if (replaces) return { entries: [entryAt(event, alone, uidOf(event, begin))], hasLater: false };
  if (event.rules.length === 0 && event.listed.length === 0)
    return { entries: [entryAt(event, alone, uid)], hasLater: false };
  return seriesOf({ ...event, exceptions: [...event.exceptions, ...replaced] }, alone, around);
}

/** The UID of the entry of an event. @param begin of its series */
export const uidOf = ({ uid, replaces }: EventFacts, begin: ZonedDate | undefined): string =>
  replaces ? replacedUid(uid, replaces, begin ?? replaces) : uid;

function seriesOf(event: EventFacts, first: SeriesDate, { timeZone, now, budget: whole }: Around) {
  const budget = new WorkBudget(STEPS_PER_EVENT, whole);
  const rules = event.rules.map(rulePartsOf);
  const recurrence = keptRule(event, rules, { timeZone, now, budget });
  if (recurrence) {
    const exceptDates = exceptDatesOf(event, timeZone);
    return { entries: [{ ...entryAt(event, first, event.uid), recurrence, exceptDates }], hasLater: false };
  }
  const window = { earliest: now.getTime() - DAY_MS, latest: now.getTime() + YEAR_MS, most: MOST_DATES, budget };
  const excluded = event.exceptionRules.flatMap((rule) => seriesDates(bare(event), [rulePartsOf(rule)], window).dates);
  const excludedAt = new Set(excluded.map(({ at }) => at.getTime()));
  const { dates, hasLater } = seriesDates(event, rules, window);
  const isExcludable = ({ at, local }: SeriesDate) => excludedAt.has(at.getTime()) && local !== first.local;
  const left = dates.filter((date) => !isExcludable(date)).slice(0, MOST_DATES);
  if (left.length === 0 && hasLater && dates.length === 0) throw new RejectionError('has no date in the coming year');
  // Without a date in the coming year the series has ended.
  const entries =
    left.length > 0
      ? left.map((date) => entryAt(event, date, dateUid(event.uid, date.local, first.local)))
      : [entryAt(event, first, event.uid)];
  return { entries, hasLater: hasLater || dates.length > left.length + excluded.length };
}

/** Only the rule: neither the listed dates nor the exceptions of an event. */
const bare = (event: EventFacts): EventFacts => ({ ...event, listed: [], exceptions: [] });

const entryAt = (event: EventFacts, { at, end }: SeriesDate, uid: string): CalendarEntry => ({
  uid,
  title: event.title,
  description: event.description,
  url: event.url,
  dateBegin: at.toISOString(),
  dateEnd: end && end > at ? end.toISOString() : null,
  recurrence: null,
  exceptDates: [],
  isCancelled: event.isCancelled,
  isAllDay: event.start.value.isDate,
  location: event.location,
});

/** A series that is kept has one date a day at most, so its exceptions are days on the branch's clock. */
function exceptDatesOf(event: EventFacts, timeZone: string): string[] {
  const { start, exceptions } = event;
  const isException = exceptionsOf(event);
  const clock = start.value.local % DAY_MS;
  const days = exceptions.flatMap(({ value, zone }) => {
    const local = start.zone.toLocal(zone.toInstant(value.local));
    const day = value.isDate || start.value.isDate ? value.local - (value.local % DAY_MS) : local - (local % DAY_MS);
    const date = { local: day + clock, at: start.zone.toInstant(day + clock) };
    return isException(date) ? [dayInZone(date.at, timeZone)] : [];
  });
  return [...new Set(days)].toSorted();
}

/** Permanent: the day, and the time if it differs from that of the begin. */
function dateUid(uid: string, local: number, begin: number): string {
  const at = new Date(local).toISOString();
  const hasOtherTime = (local - begin) % DAY_MS !== 0;
  return `${uid}#${at.slice(0, 10)}${hasOtherTime ? at.slice(10, 16) : ''}`;
}

/** The UID that the replaced date would have in its series. */
function replacedUid(uid: string, { value, zone }: ZonedDate, begin: ZonedDate): string {
  const local = value.isDate ? value.local : begin.zone.toLocal(zone.toInstant(value.local));
  return dateUid(uid, local, value.isDate ? local : begin.value.local);
}
