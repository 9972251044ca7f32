import type { Event } from '@umkreis/contract/event.ts';
import { inZone } from '@umkreis/opening-hours/zoned-time.ts';
import { timeZoneComponent } from './time-zone-component.ts';

export interface CalendarPlace {
  title: string;
  address: string;
  lat: number;
  lon: number;
}
export interface CalendarOptions {
  event: Pick<Event, 'id' | 'title' | 'description' | 'url' | 'dateBegin' | 'dateEnd'>;
  place: CalendarPlace | null;
  /** IANA zone of the branch; a calendar shows its clock */
  timeZone: string;
  /** Host of the product, for the id */
  host: string;
  /** Page of the event on the map */
  pageUrl: string;
  /** When the file is made */
  now: Date;
}

const DAY_MS = 86_400_000;
/** RFC 5545, 3.1: a content line has at most 75 octets. */
const LONGEST_LINE = 75;

/**
 * An event as an iCalendar object (RFC 5545), to be saved as .ics. From midnight to midnight by the clock of the zone
 * it is a matter of whole days.
 */
export function calendarFile({ event, place, timeZone, host, pageUrl, now }: CalendarOptions): string {
  const begin = new Date(event.dateBegin);
  const end = event.dateEnd ? new Date(event.dateEnd) : null;
  const local = (at: Date, form: string) => inZone(at, timeZone).format(form);
  const utc = (at: Date) => at.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const isWholeDays = local(begin, 'HHmm') === '0000' && (!end || ['0000', '2359'].includes(local(end, 'HHmm')));
  const day = (at: Date) => local(at, 'YYYYMMDD');
  // DTEND of whole days is the day after the last one.
  const lastDay = end ? new Date(end.getTime() - (local(end, 'HHmm') === '0000' && end > begin ? 1 : 0)) : begin;
  const clock = (at: Date) => local(at, 'YYYYMMDD[T]HHmmss');
  const times = isWholeDays
    ? [`DTSTART;VALUE=DATE:${day(begin)}`, `DTEND;VALUE=DATE:${dayAfter(day(lastDay))}`]
    : [`DTSTART;TZID=${timeZone}:${clock(begin)}`, ...(end ? [`DTEND;TZID=${timeZone}:${clock(end)}`] : [])];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(host)}//Guide//DE`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(isWholeDays ? [] : timeZoneComponent(timeZone, begin, end ?? begin)),
    'BEGIN:VEVENT',
    `UID:${event.id}-${utc(begin)}@${host}`,
    `DTSTAMP:${utc(now)}`,
    ...times,
    `SUMMARY:${escaped(event.title)}`,
    ...(event.description ? [`DESCRIPTION:${escaped(event.description)}`] : []),
    ...(place
      ? [
          `LOCATION:${escaped([place.title, place.address].filter(Boolean).join(', '))}`,
          `GEO:${place.lat.toFixed(6)};${place.lon.toFixed(6)}`,
        ]
      : []),
    `URL:${(event.url ?? pageUrl).replaceAll(/[\r\n]/g, '')}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** RFC 5545, 3.3.11 */
const escaped = (text: string) => text.replaceAll(/[\\;,]/g, (mark) => `\\${mark}`).replaceAll(/\r\n|\r|\n/g, '\\n');

function dayAfter(day: string): string {
  const next = new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(4, 6)) - 1, Number(day.slice(6))) + DAY_MS);
  return next.toISOString().slice(0, 10).replaceAll('-', '');
}

/** Breaks a line into pieces of at most 75 octets, never inside of a character; the next one begins with a space. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const size = (text: string) => encoder.encode(text).length;
  const pieces: string[] = [];
  let piece = '';
  for (const character of line) {
    if (size(piece) + size(character) > LONGEST_LINE) {
      pieces.push(piece);
      piece = ' ';
    }
    piece += character;
  }
  return [...pieces, piece].join('\r\n');
}

/** A file name that every system takes: 'dorffest-aubach.ics'. */
export function calendarFileName(title: string): string {
  const plain = title
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return `${plain.slice(0, 60) || 'event'}.ics`;
}
