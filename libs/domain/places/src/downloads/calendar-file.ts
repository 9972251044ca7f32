import type { Event } from '@umkreis/contract/event.ts';
import { fromClock, inZone } from '@umkreis/opening-hours/zoned-time.ts';
import { escapedText, foldedLine } from './content-line.ts';
import { takesPlace } from '../events/current-events.ts';
import { fileName } from './file-name.ts';
import { isSafeUrl, webUrl } from '../details/link.ts';
import { readRecurrence, type Recurrence } from '../events/recurrence.ts';
import { byDay } from '../events/write-recurrence.ts';
import { timeZoneComponent } from './time-zone-component.ts';

interface CalendarPlace {
  title: string;
  address: string;
  lat?: number | undefined;
  lon?: number | undefined;
}
export interface CalendarEvent {
  /** A single event, or any event of a series */
  event: Pick<
    Event,
    | 'id'
    | 'seriesId'
    | 'seriesBegin'
    | 'recurrence'
    | 'exceptDates'
    | 'isCancelled'
    | 'isAllDay'
    | 'organizer'
    | 'location'
    | 'title'
    | 'description'
    | 'url'
    | 'dateBegin'
    | 'dateEnd'
  >;
  place: CalendarPlace | null;
  /** IANA zone of the event's branch, used for its times */
  timeZone: string;
  /** URL of the event on the map */
  pageUrl: string;
}
export interface CalendarOptions {
  events: readonly CalendarEvent[];
  /** Host of the product, for ids */
  host: string;
  /** Time of generation */
  now: Date;
  /** For calendars that are subscribed to: name, and the zone if it has no events */
  feed?: { name: string; timeZone: string } | undefined;
}

const DAY_MS = 86_400_000;
/** For a series without an end, the clock changes of this many years are included. */
const YEARS_AHEAD = 3;

/**
 * Events as an iCalendar object (RFC 5545): one entry per series, with its rule and excluded dates. An all-day event,
 * and one from midnight to midnight in its zone, has whole days.
 */
export function calendarFile({ events, host, now, feed }: CalendarOptions): string {
  const entries = [...new Map(events.map((one) => [uidOf(one), one])).values()].map((one) => entryOf(one, now));
  const timed = Map.groupBy(
    entries.filter((entry) => !entry.isWholeDays),
    ({ timeZone }) => timeZone,
  );
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapedText(host)}//Guide//DE`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(feed
      ? [
          `NAME:${escapedText(feed.name)}`,
          `X-WR-CALNAME:${escapedText(feed.name)}`,
          'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
          'X-PUBLISHED-TTL:PT6H',
        ]
      : []),
    // An iCalendar object needs at least one component.
    ...(feed && entries.length === 0 ? timeZoneComponent(feed.timeZone, now, now) : []),
    ...[...timed].flatMap(([timeZone, those]) =>
      timeZoneComponent(
        timeZone,
        new Date(Math.min(...those.map(({ start }) => start.getTime()))),
        new Date(Math.max(...those.map(({ last }) => last.getTime()))),
      ),
    ),
    ...entries.flatMap((entry) => [
      'BEGIN:VEVENT',
      `UID:${uidOf(entry)}@${host}`,
      `DTSTAMP:${utc(now)}`,
      ...timesOf(entry),
      ...factsOf(entry),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldedLine(line)}\r\n`).join('');
}

/** The same on every generation, and for each event of a series. */
const uidOf = ({ event }: CalendarEvent) => event.seriesId ?? event.id;

interface Entry extends CalendarEvent {
  start: Date;
  end: Date | null;
  /** Until when clock changes are included */
  last: Date;
  rule: Recurrence | null;
  isWholeDays: boolean;
}

function entryOf(one: CalendarEvent, now: Date): Entry {
  const { event, timeZone } = one;
  const rule = event.seriesBegin && event.recurrence ? readRecurrence(event.recurrence) : null;
  const start = new Date((rule && event.seriesBegin) ?? event.dateBegin);
  const end = event.dateEnd
    ? new Date(start.getTime() + Date.parse(event.dateEnd) - Date.parse(event.dateBegin))
    : null;
  const time = (at: Date) => inZone(at, timeZone).format('HHmm');
  const ahead = new Date(Date.UTC(now.getUTCFullYear() + YEARS_AHEAD, 0, 1));
  const until = rule?.until && rule.until < ahead ? rule.until : ahead;
  return {
    ...one,
    start,
    end,
    rule,
    last: rule ? new Date(Math.max(until.getTime(), start.getTime())) : (end ?? start),
    isWholeDays: event.isAllDay === true || (time(start) === '0000' && (!end || ['0000', '2359'].includes(time(end)))),
  };
}

const utc = (at: Date) => at.toISOString().replaceAll(/[-:]|\.\d+/g, '');

function timesOf({ event, timeZone, start, end, rule, isWholeDays }: Entry): string[] {
  const day = (at: Date) => inZone(at, timeZone).format('YYYYMMDD');
  const clock = (at: Date) => inZone(at, timeZone).format('YYYYMMDD[T]HHmmss');
  const without = (rule ? (event.exceptDates ?? []) : []).toSorted();
  if (isWholeDays) {
    // DTEND of whole days is exclusive: the day after the last one.
    const atMidnight = end && end > start && inZone(end, timeZone).format('HHmm') === '0000';
    const lastDay = end ? new Date(end.getTime() - (atMidnight ? 1 : 0)) : start;
    return [
      `DTSTART;VALUE=DATE:${day(start)}`,
      `DTEND;VALUE=DATE:${dayAfter(day(lastDay))}`,
      ...(rule ? [`RRULE:${ruleText(rule, day)}`] : []),
      ...(without.length > 0 ? [`EXDATE;VALUE=DATE:${without.map((one) => one.replaceAll('-', '')).join(',')}`] : []),
    ];
  }
  const first = inZone(start, timeZone);
  const on = (one: string) => {
    const [year, month, date] = one.split('-').map(Number) as [number, number, number];
    return clock(fromClock(Date.UTC(year, month - 1, date, first.hour(), first.minute(), first.second()), timeZone));
  };
  return [
    `DTSTART;TZID=${timeZone}:${clock(start)}`,
    ...(end ? [`DTEND;TZID=${timeZone}:${clock(end)}`] : []),
    ...(rule ? [`RRULE:${ruleText(rule, utc)}`] : []),
    ...(without.length > 0 ? [`EXDATE;TZID=${timeZone}:${without.map(on).join(',')}`] : []),
  ];
}

/** @param form formats UNTIL like DTSTART: a day, or an instant in UTC */
function ruleText(rule: Recurrence, form: (at: Date) => string): string {
  const { frequency, interval, until, count } = rule;
  const days = byDay(rule);
  return [
    `FREQ=${frequency}`,
    ...(interval > 1 ? [`INTERVAL=${interval}`] : []),
    ...(days ? [`BYDAY=${days}`] : []),
    ...(count === null ? [] : [`COUNT=${count}`]),
    ...(until ? [`UNTIL=${form(until)}`] : []),
  ].join(';');
}

function factsOf({ event, place, pageUrl }: Entry): string[] {
  const where = [event.location, place?.title, place?.address].filter(Boolean).join(', ');
  return [
    `SUMMARY:${escapedText(event.title)}`,
    ...(takesPlace(event) ? [] : ['STATUS:CANCELLED']),
    ...(event.description ? [`DESCRIPTION:${escapedText(event.description)}`] : []),
    ...(where ? [`LOCATION:${escapedText(where)}`] : []),
    ...(place?.lat !== undefined && place.lon !== undefined
      ? [`GEO:${place.lat.toFixed(6)};${place.lon.toFixed(6)}`]
      : []),
    ...(event.organizer ? [`CONTACT:${escapedText(event.organizer)}`] : []),
    `URL:${addressOf(event.url) ?? pageUrl}`,
  ];
}

/** An absolute URL, as iCalendar requires; editors also enter 'www.example.org'. */
function addressOf(url: string | null): string | undefined {
  const address = url && isSafeUrl(url) ? webUrl(url) : '';
  return URL.canParse(address) ? new URL(address).href : undefined;
}

function dayAfter(day: string): string {
  const next = new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(4, 6)) - 1, Number(day.slice(6))) + DAY_MS);
  return next.toISOString().slice(0, 10).replaceAll('-', '');
}

/** A portable file name: 'dorffest-aubach.ics'. */
export const calendarFileName = (title: string): string => fileName(title, 'ics', 'event');
