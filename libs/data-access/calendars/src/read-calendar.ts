import ICAL from 'ical.js';
import { MOST_CALENDAR_EVENTS } from '@umkreis/contract/calendar-import.ts';
import { dayInZone } from '@umkreis/opening-hours/zoned-time.ts';
import { readRecurrence } from '@umkreis/places/recurrence.ts';
import { writeRecurrence } from '@umkreis/places/write-recurrence.ts';
import { WorkBudget } from './recurrence/work-budget.ts';
import { instantOf, instantsOf, cachedZone, zoneOf } from './calendar-times.ts';
import { comingDates } from './coming-dates.ts';
import { dropStrangeZones } from './plain-zones.ts';

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
}
interface RejectedEntry {
  uid: string;
  title: string;
  fault: string;
}
/** The events of a calendar that can be imported, and the others with the reason. */
export interface CalendarReading {
  entries: readonly CalendarEntry[];
  rejected: readonly RejectedEntry[];
}

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const LONGEST = { title: 200, description: 10_000, url: 2000, uid: 500 };
/** RDATE and EXDATE of one event. */
const MOST_LISTED_DATES = 1000;
/** Events of a calendar and dates that replace series, together. */
const MOST_ENTRIES = 2000;
/** Dates per year of all events of a calendar; clients expand them repeatedly. */
const MOST_YEARLY_DATES = 10_000;
const LONGEST_DURATION_S = 10 * 366 * 86_400;
/** Days and times checked to expand the series of a calendar. */
const STEPS_PER_CALENDAR = 1_500_000;

/** The text is not a calendar. */
export class NoCalendarError extends Error {}

/**
 * Reads the events of an iCalendar object (RFC 5545) that have not ended. A changed date within a series becomes an
 * event of its own; an unsupported rule becomes its dates of the coming year. The work is bounded by counts of
 * events, dates and expansion steps, whatever the text contains; events that exceed them are rejected.
 * @param timeZone of the branch: for times without a zone and for whole days
 * @throws NoCalendarError with the reason
 */
export function readCalendar(text: string, timeZone: string, now: Date): CalendarReading {
  // Counted before parsing.
  if ((text.match(/^BEGIN:VEVENT/gim)?.length ?? 0) > MOST_CALENDAR_EVENTS) throw tooManyEvents();
  const calendar = calendarOf(text);
  const strangeZones = dropStrangeZones(calendar);
  const components = calendar.getAllSubcomponents('vevent');
  if (components.length > MOST_CALENDAR_EVENTS) throw tooManyEvents();
  const budget = new WorkBudget(STEPS_PER_CALENDAR);
  const entries: CalendarEntry[] = [];
  const rejected: RejectedEntry[] = [];
  let yearlyDates = 0;
  const changed = changedDates(components, timeZone);
  for (const component of components) {
    const uid = textOf(component, 'uid', LONGEST.uid);
    const title = textOf(component, 'summary', LONGEST.title);
    try {
      if (!uid) throw new Error('has no UID');
      if (!title) throw new Error('has no title');
      assertReadable(component, strangeZones);
      const ofEvent = entriesOf(component, uid, title, { timeZone, now, budget, changed: changed.get(uid) ?? [] });
      const more = ofEvent.reduce((sum, { recurrence }) => sum + yearlyDatesOf(recurrence), 0);
      if (entries.length + ofEvent.length > MOST_ENTRIES || yearlyDates + more > MOST_YEARLY_DATES)
        throw new Error('has dates beyond what a calendar may have');
      entries.push(...ofEvent);
      yearlyDates += more;
    } catch (error) {
      rejected.push({ uid, title, fault: (error as Error).message });
    }
  }
  const isOver = ({ recurrence, dateBegin, dateEnd }: CalendarEntry) =>
    recurrence === null && Date.parse(dateEnd ?? dateBegin) < now.getTime() - DAY_MS;
  return { entries: entries.filter((entry) => !isOver(entry)), rejected };
}

/** Approximate number of dates of an event per year. */
function yearlyDatesOf(recurrence: string | null): number {
  const rule = recurrence === null ? null : readRecurrence(recurrence);
  if (!rule) return 1;
  const { frequency, interval, weekdays, count } = rule;
  const often = { DAILY: 366, WEEKLY: 53 * Math.max(1, weekdays.length), MONTHLY: 12, YEARLY: 1 }[frequency];
  return Math.min(Math.ceil(often / interval), count ?? Number.POSITIVE_INFINITY);
}

const tooManyEvents = () => new NoCalendarError(`has more than ${MOST_CALENDAR_EVENTS} events`);

/** @throws Error for what would take too long to read, before reading it */
function assertReadable(component: ICAL.Component, strangeZones: ReadonlySet<string>): void {
  let listed = 0;
  for (const name of ['rdate', 'exdate'])
    for (const property of component.getAllProperties(name)) listed += property.jCal.length - 3;
  if (listed > MOST_LISTED_DATES) throw new Error('lists too many dates');
  const zone = zoneOf(component.getFirstProperty('dtstart'));
  if (zone !== null && strangeZones.has(zone) && cachedZone(zone) === null)
    throw new Error('has a time zone that can not be read');
  const duration: unknown = component.getFirstPropertyValue('duration');
  if (duration instanceof ICAL.Duration && Math.abs(duration.toSeconds()) > LONGEST_DURATION_S)
    throw new Error('lasts too long');
}

function calendarOf(text: string): ICAL.Component {
  let calendar: ICAL.Component;
  try {
    calendar = new ICAL.Component(ICAL.parse(text.replace(/^\uFEFF/, '')) as string[]);
  } catch {
    throw new NoCalendarError('is no calendar');
  }
  if (calendar.name !== 'vcalendar') throw new NoCalendarError('is no calendar');
  return calendar;
}

/** Dates of a series that have an own event, by UID. */
function changedDates(components: readonly ICAL.Component[], timeZone: string): Map<string, string[]> {
  const dates = new Map<string, string[]>();
  for (const component of components) {
    const [changed] = instantsOf(component, 'recurrence-id', timeZone);
    if (!changed) continue;
    const uid = textOf(component, 'uid', LONGEST.uid);
    const ofUid = dates.get(uid) ?? [];
    ofUid.push(dayInZone(changed, timeZone));
    dates.set(uid, ofUid);
  }
  return dates;
}

interface Around {
  timeZone: string;
  now: Date;
  budget: WorkBudget;
  changed: readonly string[];
}

function entriesOf(component: ICAL.Component, uid: string, title: string, around: Around): CalendarEntry[] {
  const { timeZone, now, budget, changed } = around;
  // Without this, ical.js compares each event with each other.
  const event = new ICAL.Event(component, { exceptions: [] });
  if (!component.getFirstProperty('dtstart')) throw new Error('has no begin');
  const [start] = instantsOf(component, 'dtstart', timeZone);
  if (!start) throw new Error('has no readable time');
  const end = endOf(event, start, timeZone);
  if (end && end < start) throw new Error('ends before it begins');
  const url = textOf(component, 'url', LONGEST.url);
  const one = {
    title,
    description: textOf(component, 'description', LONGEST.description),
    url: /^https?:\/\//i.test(url) && URL.canParse(url) ? url : null,
    isCancelled: textOf(component, 'status', 20).toUpperCase() === 'CANCELLED',
  };
  const at = (from: Date, name: string): CalendarEntry => ({
    ...one,
    uid: name,
    dateBegin: from.toISOString(),
    dateEnd: end ? new Date(from.getTime() + end.getTime() - start.getTime()).toISOString() : null,
    recurrence: null,
    exceptDates: [],
  });
  const [changedDate] = instantsOf(component, 'recurrence-id', timeZone);
  if (changedDate) return [at(start, `${uid}#${dayInZone(changedDate, timeZone)}`)];
  if (!event.isRecurring()) return [at(start, uid)];
  const dropped = instantsOf(component, 'exdate', timeZone).map((date) => dayInZone(date, timeZone));
  const without = [...new Set([...dropped, ...changed])].toSorted();
  const rule = ruleOf(component, start, timeZone);
  if (rule) return [{ ...at(start, uid), recurrence: rule, exceptDates: without }];
  const leftOut = new Set(without);
  const isLeftOut = (date: Date) => leftOut.has(dayInZone(date, timeZone));
  return comingDates(component, event.startDate, { timeZone, now, budget, isLeftOut }).map((date) =>
    at(date, `${uid}#${dayInZone(date, timeZone)}`),
  );
}

/** The rule, if events here support it; omits parts that the start implies. */
function ruleOf(component: ICAL.Component, start: Date, timeZone: string): string | null {
  const rules = component.getAllProperties('rrule');
  if (rules.length !== 1 || component.hasProperty('rdate')) return null;
  const value = rules[0]!.getFirstValue();
  if (!(value instanceof ICAL.Recur)) return null;
  const [, month, day] = dayInZone(start, timeZone).split('-').map(Number);
  const parts = value
    .toString()
    .split(';')
    .filter(
      (part) =>
        !part.startsWith('WKST=') &&
        !(part === `BYMONTHDAY=${day}` && ['MONTHLY', 'YEARLY'].includes(value.freq)) &&
        !(part === `BYMONTH=${month}` && value.freq === 'YEARLY'),
    )
    .flatMap((part) => (part.startsWith('UNTIL=') && value.until ? untilOf(value.until, timeZone) : [part]));
  const read = readRecurrence(parts.join(';'));
  return read && writeRecurrence(read);
}

/** An UNTIL that is a date includes that whole day; one outside the supported years is ignored. */
function untilOf(until: ICAL.Time, timeZone: string): string[] {
  const at = instantOf(until, null, timeZone);
  if (Number.isNaN(at.getTime())) return [];
  const last = until.isDate ? new Date(at.getTime() + DAY_MS - 1000) : at;
  return [`UNTIL=${last.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`];
}

function endOf(event: ICAL.Event, start: Date, timeZone: string): Date | null {
  const { component } = event;
  if (!component.hasProperty('dtend') && !component.hasProperty('duration')) {
    // A whole-day event without an end lasts one day.
    return event.startDate.isDate ? new Date(start.getTime() + DAY_MS - MINUTE_MS) : null;
  }
  const zone = zoneOf(component.getFirstProperty('dtend') ?? component.getFirstProperty('dtstart'));
  const end = instantOf(event.endDate, zone, timeZone);
  if (Number.isNaN(end.getTime())) throw new Error('has no readable time');
  // DTEND of a whole-day event is exclusive.
  return event.endDate.isDate ? new Date(end.getTime() - MINUTE_MS) : end;
}

function textOf(component: ICAL.Component, name: string, longest: number): string {
  const value = component.getFirstPropertyValue(name);
  return (typeof value === 'string' ? value : '').replaceAll('\u0000', '').trim().slice(0, longest);
}
