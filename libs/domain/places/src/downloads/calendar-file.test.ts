import { describe, expect, test } from 'vitest';
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { calendarFile, calendarFileName, type CalendarEvent } from './calendar-file.ts';
import { occurrences, readRecurrence } from '../events/recurrence.ts';
import { timeZoneComponent } from './time-zone-component.ts';

const event = {
  id: 'e1',
  title: 'Dorffest; Musik, Tanz',
  description: 'Zeile 1\nZeile 2 \\ Ende',
  url: null,
  dateBegin: '2026-07-04T15:00:00.000Z',
  dateEnd: '2026-07-04T21:30:00.000Z',
};
const one = {
  event,
  place: { title: 'Dorfplatz', address: 'Hauptstrasse 1, 9490 Vaduz', lat: 47.1, lon: 9.5 },
  timeZone: 'Europe/Vaduz',
  pageUrl: 'https://umkreis.example/map/place/abc',
};
const options = { events: [one], host: 'umkreis.example', now: new Date('2026-06-01T08:00:00Z') };
const fileOf = (changes: Partial<CalendarEvent['event']>) =>
  calendarFile({ ...options, events: [{ ...one, event: { ...event, ...changes } }] });
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

test("writes times in the branch's zone, with its VTIMEZONE", () => {
  const lines = unfolded(calendarFile(options));
  expect(lines).toContain('DTSTART;TZID=Europe/Vaduz:20260704T170000');
  expect(lines).toContain('DTEND;TZID=Europe/Vaduz:20260704T233000');
  expect(lines).toContain('UID:e1@umkreis.example');
  expect(lines).toContain('DTSTAMP:20260601T080000Z');
  expect(lines).toContain('TZID:Europe/Vaduz');
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
  expect(lines.at(-2)).toBe('END:VCALENDAR');
});

test('escapes texts and folds lines at 75 octets', () => {
  const text = fileOf({ description: `ä${'Zürich '.repeat(40)}` });
  expect(unfolded(calendarFile(options))).toEqual(
    expect.arrayContaining([
      String.raw`SUMMARY:Dorffest\; Musik\, Tanz`,
      String.raw`DESCRIPTION:Zeile 1\nZeile 2 \\ Ende`,
      String.raw`LOCATION:Dorfplatz\, Hauptstrasse 1\, 9490 Vaduz`,
    ]),
  );
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(unfolded(text).find((line) => line.startsWith('DESCRIPTION'))).toBe(`DESCRIPTION:ä${'Zürich '.repeat(40)}`);
});

test('writes all-day events as days, with monthly rules on a weekday', () => {
  const days = unfolded(
    fileOf({
      isAllDay: true,
      dateBegin: '2026-07-10T22:00:00.000Z',
      dateEnd: '2026-07-12T21:59:00.000Z',
      seriesId: 'e1',
      seriesBegin: '2026-07-10T22:00:00.000Z',
      recurrence: 'FREQ=MONTHLY;BYDAY=2SA;COUNT=3',
    }),
  );
  expect(days).toEqual(
    expect.arrayContaining([
      'DTSTART;VALUE=DATE:20260711',
      'DTEND;VALUE=DATE:20260713',
      'RRULE:FREQ=MONTHLY;BYDAY=2SA;COUNT=3',
    ]),
  );
});

test('writes the location at the place, the organizer and a cancellation', () => {
  const lines = unfolded(fileOf({ location: 'Saal 2', organizer: 'Dorfverein', isCancelled: true }));
  expect(lines).toEqual(
    expect.arrayContaining([
      String.raw`LOCATION:Saal 2\, Dorfplatz\, Hauptstrasse 1\, 9490 Vaduz`,
      'CONTACT:Dorfverein',
      'STATUS:CANCELLED',
    ]),
  );
});

test('writes whole days for events from midnight to midnight, and no end for open ones', () => {
  const days = unfolded(fileOf({ dateBegin: '2026-07-03T22:00:00.000Z', dateEnd: '2026-07-05T22:00:00.000Z' }));
  expect(days).toEqual(expect.arrayContaining(['DTSTART;VALUE=DATE:20260704', 'DTEND;VALUE=DATE:20260706']));
  expect(days).not.toContain('BEGIN:VTIMEZONE');
  const open = unfolded(fileOf({ dateEnd: null }));
  expect(open.some((line) => line.startsWith('DTEND'))).toBe(false);
});

test('keeps a cancelled event in a calendar as cancelled', () => {
  expect(unfolded(fileOf({}))).not.toContain('STATUS:CANCELLED');
  expect(unfolded(fileOf({ isCancelled: true }))).toContain('STATUS:CANCELLED');
});

test('lists the clock changes of the zone in those years', () => {
  expect(timeZoneComponent('Europe/Vaduz', new Date('2026-07-04T00:00:00Z'), new Date('2026-07-04T00:00:00Z'))).toEqual(
    [
      'BEGIN:VTIMEZONE',
      'TZID:Europe/Vaduz',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0100',
      'END:STANDARD',
      'BEGIN:DAYLIGHT',
      'DTSTART:20260329T020000',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0200',
      'END:DAYLIGHT',
      'BEGIN:STANDARD',
      'DTSTART:20261025T030000',
      'TZOFFSETFROM:+0200',
      'TZOFFSETTO:+0100',
      'END:STANDARD',
      'END:VTIMEZONE',
    ],
  );
  expect(
    timeZoneComponent('Asia/Kolkata', new Date('2026-01-01T00:00:00Z'), new Date('2026-01-01T00:00:00Z')),
  ).toHaveLength(8);
});

test('removes special characters from a file name', () => {
  expect(calendarFileName('Dörffäscht – Triesenberg!')).toBe('dorffascht-triesenberg.ics');
  expect(calendarFileName('★')).toBe('event.ics');
});

describe('is accepted by two strict parsers', () => {
  const series = (changes: Partial<CalendarEvent['event']> = {}) => ({
    ...event,
    id: 'e1-later',
    seriesId: 'e1',
    seriesBegin: '2026-09-01T17:30:00.000Z',
    dateBegin: '2026-10-06T17:30:00.000Z',
    dateEnd: '2026-10-06T19:00:00.000Z',
    recurrence: 'FREQ=WEEKLY;BYDAY=TU,TH;UNTIL=20261231',
    exceptDates: ['2026-11-03', '2026-12-24'],
    ...changes,
  });
  const feed = { name: 'Agenda, Vaduz', timeZone: 'Europe/Vaduz' };
  const text = calendarFile({
    ...options,
    events: [
      one,
      { ...one, event: series() },
      // Another event of the same series is the same entry.
      { ...one, event: series({ id: 'e1-last', dateBegin: '2026-11-10T18:30:00.000Z' }) },
      {
        ...one,
        event: {
          ...series({ seriesId: 'e2' }),
          seriesBegin: '2026-01-05T23:00:00.000Z',
          dateBegin: '2026-01-05T23:00:00.000Z',
          dateEnd: null,
          recurrence: 'FREQ=MONTHLY;COUNT=5',
          exceptDates: ['2026-02-06'],
        },
      },
      {
        ...one,
        timeZone: 'America/New_York',
        event: { ...event, id: 'e3', title: '\u0007Glocke "🔔" – '.repeat(9), url: 'www.example.org/ä b' },
      },
    ],
    feed,
  });
  // The guide's own list: the first occurrence is read from the calendar, in the zone of Vaduz.
  const listed = occurrences(
    new Date('2026-09-01T17:30:00.000Z'),
    readRecurrence('FREQ=WEEKLY;BYDAY=TU,TH;UNTIL=20261231')!,
    'Europe/Vaduz',
    { from: new Date('2026-01-01T00:00:00Z'), to: new Date('2028-01-01T00:00:00Z') },
    ['2026-11-03', '2026-12-24'],
  ).map((date) => date.toISOString());

  test('ical.js in strict mode', () => {
    const root = new ICAL.Component(ICAL.parse(text) as never[]);
    for (const zone of root.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
    const events = root
      .getAllSubcomponents('vevent')
      .map((component) => new ICAL.Event(component, { strictExceptions: true }));
    expect(events.map(({ uid }) => uid)).toEqual(['e1', 'e2', 'e3'].map((id) => `${id}@umkreis.example`));
    const [weekly, monthly, bell] = events as [ICAL.Event, ICAL.Event, ICAL.Event];
    const iterator = weekly.iterator();
    const dates: string[] = [];
    for (let next = iterator.next(); next; next = iterator.next()) dates.push(next.toJSDate().toISOString());
    expect(dates).toEqual(listed);
    expect(dates).toContain('2026-11-05T18:30:00.000Z');
    expect(weekly.component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-06-01T08:00:00Z');
    expect(monthly.startDate.isDate).toBe(true);
    const days = monthly.iterator();
    expect([days.next(), days.next(), days.next()].map(String)).toEqual(['2026-01-06', '2026-03-06', '2026-04-06']);
    expect(bell.startDate.toJSDate().toISOString()).toBe(event.dateBegin);
    expect(bell.summary).toContain('🔔');
    expect(bell.summary).not.toContain('\u0007');
    expect(root.getFirstPropertyValue('x-wr-calname')).toContain('Vaduz');
  });

  test('node-ical', () => {
    const events = Object.values(nodeIcal.parseICS(text)).filter((part) => part?.type === 'VEVENT');
    expect(events).toHaveLength(3);
    const [weekly] = events.filter(({ uid }) => uid === 'e1@umkreis.example');
    expect(weekly!.start.toISOString()).toBe('2026-09-01T17:30:00.000Z');
    expect(weekly!.rrule?.toString()).toContain('FREQ=WEEKLY');
    expect(Object.keys(weekly!.exdate ?? {}).length).toBeGreaterThan(0);
  });

  test('writes a valid calendar without events', () => {
    const empty = calendarFile({ ...options, events: [], feed });
    const root = new ICAL.Component(ICAL.parse(empty) as never[]);
    expect(root.getAllSubcomponents('vtimezone')).toHaveLength(1);
    expect(root.getAllSubcomponents('vevent')).toEqual([]);
    for (const line of `${empty}${text}`.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });
});
