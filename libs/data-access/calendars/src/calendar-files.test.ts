import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { calendarText } from '@umkreis/places/calendar-bytes.ts';
import { eventsOfSeries } from './testing/dates-of-entries.ts';
import { readCalendar } from './read-calendar.ts';

const NOW = new Date('2026-11-25T08:00:00Z');
const ZONE = 'Europe/Vienna';
const read = (file: string) =>
  readCalendar(calendarText(readFileSync(new URL(`testing/calendars/${file}.ics`, import.meta.url))), ZONE, NOW);
/** 'title: begin, begin' of every event, in the order of the file; begins on the branch's clock. */
const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE, dateStyle: 'short', timeStyle: 'short' });

it.each([
  [
    '04-windows-zone-names-without-vtimezone',
    {
      Pazifik: ['2027-06-16 20:00'],
      Westeuropa: ['2027-06-16 11:00'],
      'London mit Schrägstrich': ['2027-06-16 12:00'],
    },
  ],
  ['10-floating-with-x-wr-timezone', { 'Wanderung in den Rockies': ['2027-02-11 02:00'] }],
  ['16-same-uid-higher-sequence', { 'Lesung (neue Zeit)': ['2027-04-20 20:00'] }],
  [
    '19-weekly-series-of-another-zone',
    {
      'Montagabend in New York': [
        '2027-03-02 02:00',
        '2027-03-09 02:00',
        '2027-03-16 01:00',
        '2027-03-23 01:00',
        '2027-03-30 02:00',
        '2027-04-06 02:00',
      ],
      'Reihe in UTC': ['2027-03-14 23:30', '2027-03-21 23:30', '2027-03-29 00:30', '2027-04-05 00:30'],
    },
  ],
  [
    '20-two-weeks-week-start',
    {
      'Wochenbeginn Montag': ['2027-08-03 09:00', '2027-08-08 09:00', '2027-08-17 09:00', '2027-08-22 09:00'],
      'Wochenbeginn Sonntag': ['2027-08-03 09:00', '2027-08-15 09:00', '2027-08-17 09:00', '2027-08-29 09:00'],
    },
  ],
  [
    '21-twice-a-day-and-rdate',
    {
      'Führung zweimal am Tag': [
        '2027-07-01 10:00',
        '2027-07-01 15:00',
        '2027-07-02 10:00',
        '2027-07-03 10:00',
        '2027-07-03 15:00',
      ],
      'Mit Zusatzterminen': ['2027-07-01 18:00', '2027-07-05 18:00', '2027-07-09 19:30'],
    },
  ],
  [
    '22-exdates-that-are-days-on-a-timed-series',
    { Sprechstunde: ['2027-06-03 08:00', '2027-06-14 08:00', '2027-06-17 08:00', '2027-06-21 08:00'] },
  ],
  [
    '30-days-without-value-date',
    { Feiertag: ['2027-05-01 00:00'], 'Feiertag mit gleichem Ende': ['2027-05-17 00:00'] },
  ],
  ['31-events-without-uid', { Konzert: ['2027-06-03 20:00'], Lesung: ['2027-06-04 20:00'] }],
  ['32-one-broken-line', { Konzert: ['2027-06-03 20:00'], Lesung: ['2027-06-04 20:00'] }],
  [
    '33-blank-in-byday',
    {
      Training: ['2027-06-01 20:00', '2027-06-07 20:00', '2027-06-08 20:00', '2027-06-14 20:00'],
      Lesung: ['2027-06-04 20:00'],
    },
  ],
  [
    '34-two-rules-or-rdate-keep-the-first-date',
    {
      'Zwei Regeln': [
        '2027-06-03 18:00',
        '2027-06-04 18:00',
        '2027-06-07 18:00',
        '2027-06-11 18:00',
        '2027-06-14 18:00',
      ],
    },
  ],
  [
    '35-series-of-london-over-the-us-change',
    {
      'Anruf aus New York': [
        '2027-03-01 16:00',
        '2027-03-08 16:00',
        '2027-03-15 15:00',
        '2027-03-22 15:00',
        '2027-03-29 16:00',
        '2027-04-05 16:00',
      ],
    },
  ],
  ['36-rdate-as-period', { Führung: ['2027-06-03 11:00', '2027-06-10 11:00', '2027-06-25 11:00'] }],
])('reads every date of %s', (file, expected) => {
  const { entries, rejected } = read(file);
  expect(rejected).toEqual([]);
  const dates: Record<string, string[]> = {};
  for (const { title, dateBegin } of eventsOfSeries(entries, ZONE))
    (dates[title] ??= []).push(clock.format(new Date(dateBegin)));
  expect(dates).toEqual(expected);
});

it('ends an event after its exact duration, whole days at their last minute, and periods at their own end', () => {
  const ends = (file: string) => read(file).entries.map(({ dateEnd }) => dateEnd);
  expect(ends('13-duration-and-no-end')).toEqual(['2027-06-11T19:30:00.000Z', null, '2027-03-28T03:00:00.000Z']);
  expect(ends('30-days-without-value-date')).toEqual(['2027-05-01T21:59:00.000Z', '2027-05-17T21:59:00.000Z']);
  expect(ends('36-rdate-as-period').at(-1)).toBe('2027-06-25T12:30:00.000Z');
});

it('joins lines that are folded inside a character', () => {
  expect(read('12-fold-inside-an-emoji-lf-only').entries[0]?.description).toContain('mit 💚 – bitte festes Schuhwerk,');
});

it('reports a line that it left out', () => {
  expect(read('32-one-broken-line').notes).toEqual([{ kind: 'lines', title: null, count: 1 }]);
});
