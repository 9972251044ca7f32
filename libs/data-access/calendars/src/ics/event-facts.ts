import { createHash } from 'node:crypto';
import ICAL from 'ical.js';
import type { IcsComponent } from './components.ts';
import { DAY_MS, readDateValue, type DateValue } from './date-value.ts';
import { propertiesOf, propertyNamed, textOf, type IcsProperty } from './property.ts';
import type { CalendarZones, ClockZone } from './zones.ts';
import { RejectionError } from './rejection-error.ts';

/** A date of a calendar in its zone. */
export interface ZonedDate {
  value: DateValue;
  zone: ClockZone;
}

/** How long an event lasts: exactly, or days of the clock and then exact ms (RFC 5545, section 3.3.6). */
export interface Span {
  days: number;
  ms: number;
}

/** RDATE; a period has an end of its own. */
export interface ListedDate extends ZonedDate {
  end: Date | null;
}

/** What a VEVENT says, with every date in its zone. */
export interface EventFacts {
  uid: string;
  title: string;
  description: string;
  url: string | null;
  isCancelled: boolean;
  /** CLASS:PRIVATE or CONFIDENTIAL */
  isPrivate: boolean;
  location: string | null;
  sequence: number;
  /** LAST-MODIFIED or DTSTAMP, ms; 0: neither */
  stamp: number;
  start: ZonedDate;
  /** null: no end */
  span: Span | null;
  /** Parts that could not be read and are left out */
  leftOut: readonly ('end' | 'date')[];
  rules: readonly string[];
  exceptionRules: readonly string[];
  listed: readonly ListedDate[];
  exceptions: readonly ZonedDate[];
  /** The date of the series that this event replaces */
  replaces: ZonedDate | null;
  /** With `replaces`: it also changes all later dates of the series (RANGE=THISANDFUTURE) */
  isForAllLater: boolean;
}

const MINUTE_MS = 60_000;
const LONGEST = { title: 200, description: 10_000, url: 2000, uid: 500, location: 200 };
/** RDATE and EXDATE of one event. */
const MOST_LISTED_DATES = 1000;
const MOST_RULES = 10;
const LONGEST_DURATION_MS = 10 * 366 * DAY_MS;

/** UID and title, for the report even if the rest can't be read. Events without UID get one of begin and title. */
export function nameOf(component: IcsComponent): { uid: string; title: string } {
  const title = textOf(component, 'SUMMARY', LONGEST.title);
  const begin = propertyNamed(component, 'DTSTART')?.value ?? '';
  const derived = () => createHash('sha256').update(`${begin}\n${title}`).digest('hex').slice(0, 32);
  return { uid: textOf(component, 'UID', LONGEST.uid) || `no-uid-${derived()}`, title };
}

/**
 * Reads a VEVENT.
 * @throws Error with the reason as one of the sentences that the dashboard translates
 */
export function factsOf(component: IcsComponent, zones: CalendarZones): EventFacts {
  const { uid, title } = nameOf(component);
  if (!component.isClosed) throw new RejectionError('is cut off');
  if (!title) throw new RejectionError('has no title');
  const start = startOf(component, zones);
  const { span, isStrange } = spanOf(component, start, zones);
  const rules = propertiesOf(component, 'RRULE').map(({ value }) => value);
  const exceptionRules = propertiesOf(component, 'EXRULE').map(({ value }) => value);
  if (rules.length + exceptionRules.length > MOST_RULES) throw new RejectionError('has too many rules');
  assertFewDates(component);
  const url = textOf(component, 'URL', LONGEST.url);
  const replaces = replacedBy(component, start, zones);
  const listed = listedOf(component, 'RDATE', start, zones);
  const exceptions = listedOf(component, 'EXDATE', start, zones);
  return {
    uid,
    title,
    description: textOf(component, 'DESCRIPTION', LONGEST.description),
    url: /^https?:\/\//i.test(url) && URL.canParse(url) ? url : null,
    isCancelled: textOf(component, 'STATUS', 20).toUpperCase() === 'CANCELLED',
    isPrivate: isPrivate(component),
    location: textOf(component, 'LOCATION', LONGEST.location).replaceAll(/\s*\n\s*/g, ', ') || null,
    sequence: Number(/^\d{1,9}$/.exec(textOf(component, 'SEQUENCE', 20))?.[0] ?? 0),
    stamp: stampOf(component),
    start,
    span,
    leftOut: [
      ...(isStrange ? ['end' as const] : []),
      ...(listed.hasStrange || exceptions.hasStrange ? ['date' as const] : []),
    ],
    rules,
    exceptionRules,
    listed: listed.dates,
    exceptions: exceptions.dates,
    replaces,
    isForAllLater: replaces !== null && isForAllLater(component),
  };
}

/** Whether its owner keeps it from the public. */
export const isPrivate = (component: IcsComponent): boolean =>
  ['PRIVATE', 'CONFIDENTIAL'].includes(textOf(component, 'CLASS', 20).toUpperCase());

/** The date of a series that an event replaces; null: none. */
function replacedBy(component: IcsComponent, start: ZonedDate, zones: CalendarZones): ZonedDate | null {
  const property = propertyNamed(component, 'RECURRENCE-ID');
  if (!property) return null;
  const [replaced] = listedOf(component, 'RECURRENCE-ID', start, zones).dates;
  if (!replaced) throw new RejectionError('has no readable time');
  return replaced;
}

const isForAllLater = (component: IcsComponent): boolean =>
  propertyNamed(component, 'RECURRENCE-ID')?.params.get('RANGE')?.toUpperCase() === 'THISANDFUTURE';

function startOf(component: IcsComponent, zones: CalendarZones): ZonedDate {
  const property = propertyNamed(component, 'DTSTART');
  if (!property) throw new RejectionError('has no begin');
  const value = valueOf(property.value, property);
  if (!value) throw new RejectionError('has no readable time');
  return { value, zone: zones.of(value, property.params.get('TZID')) };
}

/** VALUE=DATE makes a date of a date with time; without it, eight digits are a date as well. */
function valueOf(text: string, { params }: IcsProperty): DateValue | null {
  const value = readDateValue(text);
  if (!value || value.isDate || params.get('VALUE')?.toUpperCase() !== 'DATE') return value;
  return { local: Math.floor(value.local / DAY_MS) * DAY_MS, isDate: true, offset: null };
}

function assertFewDates(component: IcsComponent): void {
  let listed = 0;
  for (const { name, text } of component.lines)
    if (name === 'RDATE' || name === 'EXDATE') listed += text.split(',', MOST_LISTED_DATES + 1).length;
  if (listed > MOST_LISTED_DATES) throw new RejectionError('lists too many dates');
}

interface ListedDates {
  dates: ListedDate[];
  /** Some could not be read. */
  hasStrange: boolean;
}

/** Dates of RDATE, EXDATE or RECURRENCE-ID; without an own zone they are on the clock of the start. */
function listedOf(component: IcsComponent, name: string, start: ZonedDate, zones: CalendarZones): ListedDates {
  const listed: ListedDates = { dates: [], hasStrange: false };
  for (const property of propertiesOf(component, name)) {
    for (const text of property.value.split(',').filter((one) => one.trim())) {
      const [from = '', to] = text.split('/');
      const value = valueOf(from, property);
      if (!value) {
        listed.hasStrange = true;
        continue;
      }
      const zone = zones.of(value, property.params.get('TZID'), () => start.zone);
      listed.dates.push({ value, zone, end: to === undefined ? null : endOfPeriod(to, { value, zone }) });
    }
  }
  return listed;
}

/** The end of a period: a date or a duration. */
function endOfPeriod(text: string, start: ZonedDate): Date | null {
  const value = readDateValue(text);
  if (value) return value.offset === 0 ? new Date(value.local) : start.zone.toInstant(value.local);
  const span = durationOf(text);
  return span && endOf(start.value.local, start.zone, span);
}

/** The instant after a span from a local time. */
export const endOf = (local: number, zone: ClockZone, { days, ms }: Span): Date =>
  new Date(zone.toInstant(local + days * DAY_MS).getTime() + ms);

function spanOf(
  component: IcsComponent,
  start: ZonedDate,
  zones: CalendarZones,
): { span: Span | null; isStrange: boolean } {
  // A whole-day event without an end lasts one day; its end is the last minute.
  const oneDay = { days: 1, ms: -MINUTE_MS };
  const none = start.value.isDate ? oneDay : null;
  const property = propertyNamed(component, 'DTEND');
  const length = propertyNamed(component, 'DURATION');
  if (!property && !length) return { span: none, isStrange: false };
  const span = property ? spanUntil(property, start, zones) : durationOf(length!.value);
  if (!span) return { span: none, isStrange: true };
  const roughMs = span.days * DAY_MS + span.ms;
  if (roughMs > LONGEST_DURATION_MS) throw new RejectionError('lasts too long');
  if (roughMs < 0) throw new RejectionError('ends before it begins');
  if (roughMs === 0) return { span: none, isStrange: false };
  // DTEND of a whole-day event is exclusive.
  return { span: start.value.isDate ? { days: span.days, ms: span.ms - MINUTE_MS } : span, isStrange: false };
}

function spanUntil(property: IcsProperty, start: ZonedDate, zones: CalendarZones): Span | null {
  const value = valueOf(property.value, property);
  if (!value) return null;
  if (value.isDate && start.value.isDate) return { days: (value.local - start.value.local) / DAY_MS, ms: 0 };
  const end = zones.of(value, property.params.get('TZID'), () => start.zone).toInstant(value.local);
  return { days: 0, ms: end.getTime() - start.zone.toInstant(start.value.local).getTime() };
}

/** P1DT2H, -PT15M, P2W. @returns null for anything else */
function durationOf(text: string): Span | null {
  const trimmed = text.trim().toUpperCase();
  if (!/^[+-]?P(?:\d+[WDHMS]|T)+$/.test(trimmed)) return null;
  const { weeks, days, hours, minutes, seconds, isNegative } = ICAL.Duration.fromString(trimmed);
  const sign = isNegative ? -1 : 1;
  return { days: sign * (weeks * 7 + days), ms: sign * ((hours * 60 + minutes) * 60 + seconds) * 1000 };
}

function stampOf(component: IcsComponent): number {
  for (const name of ['LAST-MODIFIED', 'DTSTAMP']) {
    const value = readDateValue(textOf(component, name, 40));
    if (value) return value.local;
  }
  return 0;
}
