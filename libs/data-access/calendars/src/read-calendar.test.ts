import { expect, test } from 'vitest';
import { NoCalendarError, readCalendar } from './read-calendar.ts';

const NOW = new Date('2026-05-01T08:00:00Z');
const calendar = (...events: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//x//y//DE', ...events, 'END:VCALENDAR'].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n');
const read = (...events: string[]) => readCalendar(calendar(...events), 'Europe/Vaduz', NOW);
const one = (...lines: string[]) => read(event('UID:a', 'SUMMARY:Fest', ...lines)).entries[0];

test.each([
  [
    'in UTC',
    ['DTSTART:20260704T150000Z', 'DTEND:20260704T170000Z'],
    '2026-07-04T15:00:00.000Z',
    '2026-07-04T17:00:00.000Z',
  ],
  [
    'on the clock of a zone',
    ['DTSTART;TZID=America/New_York:20260704T200000', 'DURATION:PT2H'],
    '2026-07-05T00:00:00.000Z',
    '2026-07-05T02:00:00.000Z',
  ],
  ['without a zone: on the clock of the branch', ['DTSTART:20260704T200000'], '2026-07-04T18:00:00.000Z', null],
  [
    'in a zone that nobody knows: on the clock of the branch',
    ['DTSTART;TZID=Vereinslokal:20260704T200000'],
    '2026-07-04T18:00:00.000Z',
    null,
  ],
  ['a whole day', ['DTSTART;VALUE=DATE:20260704'], '2026-07-03T22:00:00.000Z', '2026-07-04T21:59:00.000Z'],
  [
    'several days; the end is the day after',
    ['DTSTART;VALUE=DATE:20260704', 'DTEND;VALUE=DATE:20260706'],
    '2026-07-03T22:00:00.000Z',
    '2026-07-05T21:59:00.000Z',
  ],
])('reads a time %s', (_name, lines, dateBegin, dateEnd) =>
  expect(one(...lines)).toMatchObject({ dateBegin, dateEnd }),
);

test('applies the rules in the calendar to a zone with an unknown name', () => {
  const zone = [
    'BEGIN:VTIMEZONE',
    'TZID:Eastern Standard Time',
    'BEGIN:STANDARD',
    'DTSTART:16010101T020000',
    'RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11',
    'TZOFFSETFROM:-0400',
    'TZOFFSETTO:-0500',
    'END:STANDARD',
    'BEGIN:DAYLIGHT',
    'DTSTART:16010101T020000',
    'RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3',
    'TZOFFSETFROM:-0500',
    'TZOFFSETTO:-0400',
    'END:DAYLIGHT',
    'END:VTIMEZONE',
  ];
  const { entries } = read(
    ...zone,
    event('UID:a', 'SUMMARY:Fest', 'DTSTART;TZID=Eastern Standard Time:20260704T200000'),
    event('UID:b', 'SUMMARY:Fest', 'DTSTART;TZID=Eastern Standard Time:20261204T200000'),
  );
  expect(entries.map(({ dateBegin }) => dateBegin)).toEqual(['2026-07-05T00:00:00.000Z', '2026-12-05T01:00:00.000Z']);
});

test('keeps the rule of a supported series, without excluded and changed dates', () => {
  const { entries } = read(
    event(
      'UID:s',
      'SUMMARY:Chor',
      'DTSTART;TZID=Europe/Vaduz:20260505T200000',
      'RRULE:FREQ=WEEKLY;BYDAY=TU;WKST=MO;UNTIL=20260630',
      'EXDATE;TZID=Europe/Vaduz:20260519T200000',
    ),
    event(
      'UID:s',
      'SUMMARY:Chor im Freien',
      'RECURRENCE-ID;TZID=Europe/Vaduz:20260602T200000',
      'DTSTART;TZID=Europe/Vaduz:20260603T190000',
    ),
  );
  expect(entries).toMatchObject([
    { uid: 's', recurrence: 'FREQ=WEEKLY;BYDAY=TU;UNTIL=20260630T215959Z', exceptDates: ['2026-05-19', '2026-06-02'] },
    { uid: 's#2026-06-02', title: 'Chor im Freien', recurrence: null, dateBegin: '2026-06-03T17:00:00.000Z' },
  ]);
});

test('replaces an unsupported rule by its dates of the coming year', () => {
  const { entries } = read(
    event('UID:m', 'SUMMARY:Stamm', 'DTSTART;TZID=Europe/Vaduz:20260101T200000', 'RRULE:FREQ=MONTHLY;BYDAY=1TH'),
  );
  expect(entries).toHaveLength(12);
  expect(entries[0]).toMatchObject({ uid: 'm#2026-05-07', dateBegin: '2026-05-07T18:00:00.000Z', recurrence: null });
});

test('omits rule parts that the start already implies', () => {
  expect(one('DTSTART;VALUE=DATE:20260515', 'RRULE:FREQ=MONTHLY;BYMONTHDAY=15')?.recurrence).toBe('FREQ=MONTHLY');
  expect(one('DTSTART;VALUE=DATE:20261224', 'RRULE:FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=24')?.recurrence).toBe(
    'FREQ=YEARLY',
  );
});

test('omits past events, keeps cancelled ones as such, and accepts only web addresses', () => {
  expect(one('DTSTART:20260401T100000Z')).toBeUndefined();
  expect(one('DTSTART:20260704T100000Z', 'STATUS:CANCELLED', 'URL:javascript:alert(1)')).toMatchObject({
    isCancelled: true,
    url: null,
  });
});

test('reports an event that cannot be read with the reason, and reads the others', () => {
  const { entries, rejected } = read(
    event('UID:1', 'SUMMARY:Ohne Zeit'),
    event('SUMMARY:Ohne UID', 'DTSTART:20260704T100000Z'),
    event('UID:3', 'SUMMARY:Verkehrt', 'DTSTART:20260704T100000Z', 'DTEND:20260704T090000Z'),
    event('UID:4', 'SUMMARY:Gut', 'DTSTART:20260704T100000Z'),
  );
  expect(rejected.map(({ title, fault }) => `${title}: ${fault}`)).toEqual([
    'Ohne Zeit: has no begin',
    'Ohne UID: has no UID',
    'Verkehrt: ends before it begins',
  ]);
  expect(entries.map(({ uid }) => uid)).toEqual(['4']);
});

test.each(['', 'Hallo', '<html></html>', 'BEGIN:VCARD\r\nEND:VCARD', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT'])(
  'rejects %j, which is not a calendar',
  (text) => expect(() => readCalendar(text, 'Europe/Vaduz', NOW)).toThrow(NoCalendarError),
);
