import { expect, test } from 'vitest';
import { calendarFile, calendarFileName } from './calendar-file.ts';
import { timeZoneComponent } from './time-zone-component.ts';

const event = {
  id: 'e1',
  title: 'Dorffest; Musik, Tanz',
  description: 'Zeile 1\nZeile 2 \\ Ende',
  url: null,
  dateBegin: '2026-07-04T15:00:00.000Z',
  dateEnd: '2026-07-04T21:30:00.000Z',
};
const options = {
  event,
  place: { title: 'Dorfplatz', address: 'Hauptstrasse 1, 9490 Vaduz', lat: 47.1, lon: 9.5 },
  timeZone: 'Europe/Vaduz',
  host: 'umkreis.example',
  pageUrl: 'https://umkreis.example/map/place/abc',
  now: new Date('2026-06-01T08:00:00Z'),
};
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

test('times stand on the clock of the branch, with the zone that explains it', () => {
  const lines = unfolded(calendarFile(options));
  expect(lines).toContain('DTSTART;TZID=Europe/Vaduz:20260704T170000');
  expect(lines).toContain('DTEND;TZID=Europe/Vaduz:20260704T233000');
  expect(lines).toContain('UID:e1-20260704T150000Z@umkreis.example');
  expect(lines).toContain('DTSTAMP:20260601T080000Z');
  expect(lines).toContain('TZID:Europe/Vaduz');
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
  expect(lines.at(-2)).toBe('END:VCALENDAR');
});

test('texts are escaped, and long lines are folded at 75 octets', () => {
  const text = calendarFile({ ...options, event: { ...event, description: `ä${'Zürich '.repeat(40)}` } });
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

test('from midnight to midnight it is a matter of days; an open end has none', () => {
  const days = unfolded(
    calendarFile({
      ...options,
      event: { ...event, dateBegin: '2026-07-03T22:00:00.000Z', dateEnd: '2026-07-05T22:00:00.000Z' },
    }),
  );
  expect(days).toEqual(expect.arrayContaining(['DTSTART;VALUE=DATE:20260704', 'DTEND;VALUE=DATE:20260706']));
  expect(days).not.toContain('BEGIN:VTIMEZONE');
  const open = unfolded(calendarFile({ ...options, event: { ...event, dateEnd: null } }));
  expect(open.some((line) => line.startsWith('DTEND'))).toBe(false);
});

test('a zone names the changes of its clock in those years', () => {
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

test('a file name holds plain letters', () => {
  expect(calendarFileName('Dörffäscht – Triesenberg!')).toBe('dorffascht-triesenberg.ics');
  expect(calendarFileName('★')).toBe('event.ics');
});
