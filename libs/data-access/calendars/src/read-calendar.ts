import { MOST_CALENDAR_EVENTS, type CalendarNote } from '@umkreis/contract/calendar-import.ts';
import { occurrences, readRecurrence, type Recurrence } from '@umkreis/places/events/recurrence.ts';
import { readComponents, type IcsObjects } from './ics/components.ts';
import { DAY_MS } from './ics/date-value.ts';
import { endOf, factsOf, isPrivate, nameOf, type EventFacts } from './ics/event-facts.ts';
import { CalendarZones } from './ics/zones.ts';
import { latestVersions, type LatestVersions } from './latest-versions.ts';
import { withLaterChanges } from './later-changes.ts';
import { entriesOf, uidOf, type CalendarEntry } from './entries-of-event.ts';
import { WorkBudget } from './recurrence/work-budget.ts';
import { RejectionError } from './ics/rejection-error.ts';

interface RejectedEntry {
  uid: string;
  title: string;
  fault: string;
}
/** The events of a calendar that can be imported, and the others with the reason. */
export interface CalendarReading {
  entries: readonly CalendarEntry[];
  rejected: readonly RejectedEntry[];
  /** Events that have ended, which are not imported */
  past: readonly CalendarEntry[];
  /** UIDs of private events, which are not imported */
  withheld: readonly string[];
  notes: readonly CalendarNote[];
}

/** Events of a calendar and dates that replace series, together. */
const MOST_ENTRIES = 2000;
/** Dates per year of all events of a calendar; clients expand them repeatedly. */
const MOST_YEARLY_DATES = 10_000;
/** Days and times checked to expand the series of a calendar. */
const STEPS_PER_CALENDAR = 1_500_000;
const MOST_NOTES = 200;
/** A series with a count has ended if it has no date in this time. */
const LOOK_AHEAD_MS = 10 * 366 * DAY_MS;

/** The text is not a calendar. */
export class NoCalendarError extends Error {}

/**
 * Reads the events of iCalendar text (RFC 5545) that have not ended. A changed date within a series becomes an event
 * of its own; a series that events here can't repeat becomes its dates of the coming year. Lines and values that
 * can't be read cost only what they say; events that can't be imported are named with the reason. The work is
 * bounded by counts of events, dates and expansion steps, whatever the text contains.
 * @param timeZone of the branch: for whole days, and for times without a zone if the calendar has none either
 * @throws NoCalendarError with the reason
 */
export function readCalendar(text: string, timeZone: string, now: Date): CalendarReading {
  // Counted before parsing.
  if ((text.match(/^BEGIN:VEVENT/gim)?.length ?? 0) > MOST_CALENDAR_EVENTS) throw tooManyEvents();
  const objects = calendarsIn(text);
  const { facts, rejected, withheld } = readFacts(objects, timeZone);
  const versions = latestVersions(facts);
  const budget = new WorkBudget(STEPS_PER_CALENDAR);
  const reading = { entries: [] as CalendarEntry[], rejected, past: [] as CalendarEntry[], withheld };
  const notes: CalendarNote[] = [];
  let yearlyDates = 0;
  let pastEvents = 0;
  for (const event of versions.events) {
    const { uid, title } = event;
    if (event.isPrivate) {
      withheld.push(uidOf(event, versions.begins.get(uid)));
      continue;
    }
    try {
      if (reading.entries.length >= MOST_ENTRIES) throw tooManyDates();
      const found = currentEntriesOf(event, versions, { timeZone, now, budget });
      if (!found) continue;
      const current = found.entries.filter((entry) => !isOver(entry, event, timeZone, now));
      if (current.length === 0) {
        reading.past.push(...found.entries);
        if (!versions.changed.has(uid) || event.replaces) pastEvents++;
        continue;
      }
      const more = current.reduce((sum, { recurrence }) => sum + yearlyDatesOf(recurrence), 0);
      if (reading.entries.length + current.length > MOST_ENTRIES || yearlyDates + more > MOST_YEARLY_DATES)
        throw tooManyDates();
      reading.entries.push(...current);
      yearlyDates += more;
      if (found.hasLater) notes.push({ kind: 'later', title, count: current.length });
      for (const part of event.leftOut) notes.push({ kind: part, title, count: 1 });
    } catch (error) {
      rejected.push({ uid, title, fault: (error as Error).message });
    }
  }
  return { ...reading, notes: [...summary(objects, pastEvents, reading), ...notes.slice(0, MOST_NOTES)] };
}

/** @returns null for a series that another event replaces from its begin on */
function currentEntriesOf(
  event: EventFacts,
  { replaced, begins, changed }: LatestVersions,
  around: { timeZone: string; now: Date; budget: WorkBudget },
) {
  const begin = begins.get(event.uid);
  const of = event.replaces && !event.isForAllLater ? undefined : changed.get(event.uid);
  if (!of) return entriesOf(event, { replaced: replaced.get(event.uid) ?? [], begin }, around);
  const part = withLaterChanges(event, of, uidOf(event, begin), around);
  return part && entriesOf(part, { replaced: [], begin }, around);
}

function calendarsIn(text: string): IcsObjects {
  const objects = readComponents(text);
  const { calendars } = objects;
  const isComplete = calendars.some(({ isClosed, events }) => isClosed || events.some((event) => event.isClosed));
  if (!isComplete) throw new NoCalendarError('is no calendar');
  if (calendars.reduce((sum, { events }) => sum + events.length, 0) > MOST_CALENDAR_EVENTS) throw tooManyEvents();
  return objects;
}

function readFacts({ calendars }: IcsObjects, timeZone: string) {
  const facts: EventFacts[] = [];
  const rejected: RejectedEntry[] = [];
  const withheld: string[] = [];
  for (const calendar of calendars) {
    const zones = new CalendarZones(calendar, timeZone);
    for (const event of calendar.events) {
      try {
        facts.push(factsOf(event, zones));
      } catch (error) {
        if (isPrivate(event)) withheld.push(nameOf(event).uid);
        else rejected.push({ ...nameOf(event), fault: (error as Error).message });
      }
    }
  }
  return { facts, rejected, withheld };
}

/** What concerns the whole calendar. */
function summary(
  { strayLines }: IcsObjects,
  pastEvents: number,
  { entries, rejected, withheld }: Omit<CalendarReading, 'notes'>,
): CalendarNote[] {
  const isAllPast = entries.length === 0 && rejected.length === 0 && withheld.length === 0;
  return [
    ...(withheld.length > 0 ? [{ kind: 'private' as const, title: null, count: withheld.length }] : []),
    ...(strayLines > 0 ? [{ kind: 'lines' as const, title: null, count: strayLines }] : []),
    ...(pastEvents > 0
      ? [{ kind: isAllPast ? ('allPast' as const) : ('past' as const), title: null, count: pastEvents }]
      : []),
  ];
}

/** Whether an event, or the last one of a series, ended more than a day ago. */
function isOver(
  { recurrence, dateBegin, dateEnd }: CalendarEntry,
  { start, span }: EventFacts,
  timeZone: string,
  now: Date,
): boolean {
  const earliest = now.getTime() - DAY_MS;
  if (Date.parse(dateEnd ?? dateBegin) >= earliest) return false;
  const rule = recurrence === null ? null : readRecurrence(recurrence);
  if (!rule) return true;
  if (!rule.until && rule.count === null) return false;
  if (earliestEnd(rule, Date.parse(dateBegin)) >= earliest) return false;
  const lastsMs = span ? endOf(start.value.local, start.zone, span).getTime() - Date.parse(dateBegin) : 0;
  const window = { from: new Date(earliest - lastsMs), to: new Date(now.getTime() + LOOK_AHEAD_MS) };
  return occurrences(new Date(dateBegin), rule, timeZone, window).length === 0;
}

/** The last date of a rule with a count is not before this instant, ms. */
function earliestEnd({ frequency, interval, weekdays, count }: Recurrence, begin: number): number {
  const days = { DAILY: 1, WEEKLY: 7, MONTHLY: 28, YEARLY: 365 }[frequency] * interval;
  return begin + ((count ?? 0) / Math.max(1, weekdays.length) - 2) * days * DAY_MS;
}

/** Approximate number of dates of an event per year. */
function yearlyDatesOf(recurrence: string | null): number {
  const rule = recurrence === null ? null : readRecurrence(recurrence);
  if (!rule) return 1;
  const { frequency, interval, weekdays, count } = rule;
  const often = { DAILY: 366, WEEKLY: 53 * Math.max(1, weekdays.length), MONTHLY: 12, YEARLY: 1 }[frequency];
  return Math.min(Math.ceil(often / interval), count ?? Number.POSITIVE_INFINITY);
}

const tooManyDates = () => new RejectionError('has dates beyond what a calendar may have');
const tooManyEvents = () => new NoCalendarError(`has more than ${MOST_CALENDAR_EVENTS} events`);
