import ICAL from 'ical.js';
import { MOST_CALENDAR_EVENTS } from '@umkreis/contract/calendar-import.ts';
import { dayInZone, fromClock } from '@umkreis/opening-hours/zoned-time.ts';
import { readRecurrence } from '@umkreis/place-rules/recurrence.ts';
import { writeRecurrence } from '@umkreis/place-rules/write-recurrence.ts';

/** An event as a calendar tells it. */
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
export interface RefusedEntry {
  uid: string;
  title: string;
  fault: string;
}

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const LONGEST = { title: 200, description: 10_000, url: 2000, uid: 500 };
/** Of a series whose rule has no place here, so many dates within a year stand for it. */
const MOST_DATES = 60;

/** The text is no calendar. */
export class NoCalendarError extends Error {}

/**
 * Reads the events of an iCalendar object (RFC 5545) that have not ended. A date changed within a series stands for
 * itself; a rule that this product does not know becomes its dates of the coming year.
 * @param timeZone of the branch: the clock of times without a zone, and of whole days
 * @throws NoCalendarError with the reason
 */
export function readCalendar(
  text: string,
  timeZone: string,
  now: Date,
): { entries: CalendarEntry[]; refused: RefusedEntry[] } {
  const components = componentsOf(text);
  if (components.length > MOST_CALENDAR_EVENTS)
    throw new NoCalendarError(`has more than ${MOST_CALENDAR_EVENTS} events`);
  const entries: CalendarEntry[] = [];
  const refused: RefusedEntry[] = [];
  const changed = changedDates(components, timeZone);
  for (const component of components) {
    const uid = textOf(component, 'uid', LONGEST.uid);
    const title = textOf(component, 'summary', LONGEST.title);
    try {
      if (!uid) throw new Error('has no UID');
      if (!title) throw new Error('has no title');
      entries.push(...entriesOf(component, uid, title, { timeZone, now, changed: changed.get(uid) ?? [] }));
    } catch (error) {
      refused.push({ uid, title, fault: (error as Error).message });
    }
  }
  const isOver = ({ recurrence, dateBegin, dateEnd }: CalendarEntry) =>
    recurrence === null && Date.parse(dateEnd ?? dateBegin) < now.getTime() - DAY_MS;
  return { entries: entries.filter((entry) => !isOver(entry)), refused };
}

function componentsOf(text: string): ICAL.Component[] {
  let calendar: ICAL.Component;
  try {
    calendar = new ICAL.Component(ICAL.parse(text.replace(/^\uFEFF/, '')) as string[]);
  } catch {
    throw new NoCalendarError('is no calendar');
  }
  if (calendar.name !== 'vcalendar') throw new NoCalendarError('is no calendar');
  return calendar.getAllSubcomponents('vevent');
}

/** By UID the dates of a series that stand for themselves. */
function changedDates(components: readonly ICAL.Component[], timeZone: string): Map<string, string[]> {
  const dates = new Map<string, string[]>();
  for (const component of components) {
    const [changed] = instantsOf(component, 'recurrence-id', timeZone);
    if (!changed) continue;
    const uid = textOf(component, 'uid', LONGEST.uid);
    dates.set(uid, [...(dates.get(uid) ?? []), dayInZone(changed, timeZone)]);
  }
  return dates;
}

interface Around {
  timeZone: string;
  now: Date;
  changed: readonly string[];
}

function entriesOf(component: ICAL.Component, uid: string, title: string, around: Around): CalendarEntry[] {
  const { timeZone, now, changed } = around;
  const event = new ICAL.Event(component);
  if (!component.getFirstProperty('dtstart')) throw new Error('has no begin');
  const [begin] = instantsOf(component, 'dtstart', timeZone);
  if (!begin) throw new Error('has no readable time');
  const end = endOf(event, begin, timeZone);
  if (end && end < begin) throw new Error('ends before it begins');
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
    dateEnd: end ? new Date(from.getTime() + end.getTime() - begin.getTime()).toISOString() : null,
    recurrence: null,
    exceptDates: [],
  });
  const [changedDate] = instantsOf(component, 'recurrence-id', timeZone);
  if (changedDate) return [at(begin, `${uid}#${dayInZone(changedDate, timeZone)}`)];
  if (!event.isRecurring()) return [at(begin, uid)];
  const dropped = instantsOf(component, 'exdate', timeZone).map((date) => dayInZone(date, timeZone));
  const without = [...new Set([...dropped, ...changed])].toSorted();
  const rule = ruleOf(component, begin, timeZone);
  if (rule) return [{ ...at(begin, uid), recurrence: rule, exceptDates: without }];
  return comingDates(event, timeZone, now)
    .filter((date) => !without.includes(dayInZone(date, timeZone)))
    .map((date) => at(date, `${uid}#${dayInZone(date, timeZone)}`));
}

/** The rule, where it is one that events here can have; what the begin says anyway is left out. */
function ruleOf(component: ICAL.Component, begin: Date, timeZone: string): string | null {
  const rules = component.getAllProperties('rrule');
  if (rules.length !== 1 || component.hasProperty('rdate')) return null;
  const value = rules[0]!.getFirstValue();
  if (!(value instanceof ICAL.Recur)) return null;
  const [, month, day] = dayInZone(begin, timeZone).split('-').map(Number);
  const parts = value
    .toString()
    .split(';')
    .filter(
      (part) =>
        !part.startsWith('WKST=') &&
        !(part === `BYMONTHDAY=${day}` && ['MONTHLY', 'YEARLY'].includes(value.freq)) &&
        !(part === `BYMONTH=${month}` && value.freq === 'YEARLY'),
    )
    .map((part) => (part.startsWith('UNTIL=') && value.until ? `UNTIL=${untilOf(value.until, timeZone)}` : part));
  const read = readRecurrence(parts.join(';'));
  return read && writeRecurrence(read);
}

/** A last day counts whole. */
const untilOf = (until: ICAL.Time, timeZone: string): string => {
  const at = instantOf(until, null, timeZone);
  const last = until.isDate ? new Date(at.getTime() + DAY_MS - 1000) : at;
  return `${last.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
};

function comingDates(event: ICAL.Event, timeZone: string, now: Date): Date[] {
  const dates: Date[] = [];
  const zone = zoneOf(event.component.getFirstProperty('dtstart'));
  const iterator = event.iterator();
  for (let steps = 0; steps < 5000 && dates.length < MOST_DATES; steps++) {
    const next = iterator.next() as ICAL.Time | null;
    if (!next) break;
    const at = instantOf(next, zone, timeZone);
    if (at.getTime() > now.getTime() + 366 * DAY_MS) break;
    if (at.getTime() > now.getTime() - DAY_MS) dates.push(at);
  }
  return dates;
}

function endOf(event: ICAL.Event, begin: Date, timeZone: string): Date | null {
  const { component } = event;
  if (!component.hasProperty('dtend') && !component.hasProperty('duration')) {
    // a day without an end is that day
    return event.startDate.isDate ? new Date(begin.getTime() + DAY_MS - MINUTE_MS) : null;
  }
  const zone = zoneOf(component.getFirstProperty('dtend') ?? component.getFirstProperty('dtstart'));
  const end = instantOf(event.endDate, zone, timeZone);
  // DTEND of whole days is the day after the last one
  return event.endDate.isDate ? new Date(end.getTime() - MINUTE_MS) : end;
}

/** The instants of a property that holds times; what is none is left out. */
function instantsOf(component: ICAL.Component, name: string, timeZone: string): Date[] {
  return component.getAllProperties(name).flatMap((property) =>
    (property.getValues() as unknown[])
      .filter((value) => value instanceof ICAL.Time)
      .map((value) => instantOf(value, zoneOf(property), timeZone))
      .filter((at) => !Number.isNaN(at.getTime())),
  );
}

/** The zone that a property names. */
function zoneOf(property: ICAL.Property | null): string | null {
  const name = property?.getParameter('tzid');
  return typeof name === 'string' ? name : null;
}

/**
 * UTC as it is; a zone of the IANA by its clock, another one by the rules that the calendar brings; without one, and
 * for whole days, the clock of the branch.
 */
function instantOf(time: ICAL.Time, zone: string | null, timeZone: string): Date {
  if (time.zone === ICAL.Timezone.utcTimezone) return time.toJSDate();
  const isKnown = zone !== null && !time.isDate && isZone(zone);
  if (zone && !isKnown && !time.isDate && time.zone?.component)
    return time.convertToZone(ICAL.Timezone.utcTimezone).toJSDate();
  const reading = Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second);
  return fromClock(reading, isKnown ? zone : timeZone);
}

function isZone(name: string): boolean {
  try {
    fromClock(0, name);
    return true;
  } catch {
    return false;
  }
}

function textOf(component: ICAL.Component, name: string, longest: number): string {
  const value = component.getFirstPropertyValue(name);
  return (typeof value === 'string' ? value : '').replaceAll('\u0000', '').trim().slice(0, longest);
}
