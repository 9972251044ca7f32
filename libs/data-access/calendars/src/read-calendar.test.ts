import { expect, test } from 'vitest';
import { calendarRejections } from '@umkreis/contract/calendar-import.ts';
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
    'behind a prefix of other programs',
    ['DTSTART;TZID=/mozilla.org/20050126_1/Europe/London:20260704T200000'],
    '2026-07-04T19:00:00.000Z',
    null,
  ],
  ['with an offset as zone', ['DTSTART;TZID="UTC-05:30":20260704T200000'], '2026-07-05T01:30:00.000Z', null],
  [
    'with an unquoted colon in the name of the zone',
    ['DTSTART;TZID=UTC+01:00:20260704T200000'],
    '2026-07-04T19:00:00.000Z',
    null,
  ],
  ['with an offset', ['DTSTART:2026-07-04T20:00:00+05:30'], '2026-07-04T14:30:00.000Z', null],
  [
    'without seconds, between blanks',
    [' dtstart ;TZID= Europe/London : 20260704T2000 '.trim()],
    '2026-07-04T19:00:00.000Z',
    null,
  ],
  [
    'that is only a day',
    ['DTSTART:20260704', 'DTEND:20260704'],
    '2026-07-03T22:00:00.000Z',
    '2026-07-04T21:59:00.000Z',
  ],
  [
    'that VALUE makes a day',
    ['DTSTART;VALUE=DATE:20260704T000000'],
    '2026-07-03T22:00:00.000Z',
    '2026-07-04T21:59:00.000Z',
  ],
  [
    'with an end at its begin',
    ['DTSTART:20260704T150000Z', 'DTEND:20260704T150000Z'],
    '2026-07-04T15:00:00.000Z',
    null,
  ],
  ['with an end that is none', ['DTSTART:20260704T150000Z', 'DTEND:abends'], '2026-07-04T15:00:00.000Z', null],
  [
    'with a day as duration, over a change of the clock',
    ['DTSTART;TZID=Europe/Vienna:20261024T120000', 'DURATION:P1D'],
    '2026-10-24T10:00:00.000Z',
    '2026-10-25T11:00:00.000Z',
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
    event(
      'UID:m',
      'SUMMARY:Stamm',
      'DTSTART;TZID=Europe/Vaduz:20260101T200000',
      'RRULE:FREQ=MONTHLY;BYDAY=TH;BYMONTHDAY=1,2,3,4,5,6,7',
    ),
  );
  expect(entries).toHaveLength(12);
  expect(entries[0]).toMatchObject({ uid: 'm#2026-05-07', dateBegin: '2026-05-07T18:00:00.000Z', recurrence: null });
});

test.each([
  ['BYDAY=2SA', '20260509', '2SA'],
  ['BYDAY=SA;BYSETPOS=2', '20260509', '2SA'],
  ['BYDAY=-1FR', '20260529', '-1FR'],
])('keeps a monthly rule of %s', (rule, day, kept) => {
  const found = one(`DTSTART;TZID=Europe/Vaduz:${day}T200000`, `RRULE:FREQ=MONTHLY;${rule};COUNT=6`);
  expect(found).toMatchObject({ recurrence: `FREQ=MONTHLY;BYDAY=${kept};COUNT=6` });
});

test('reads whole days and the location', () => {
  expect(
    one('DTSTART;VALUE=DATE:20260704', 'DTEND;VALUE=DATE:20260707', String.raw`LOCATION:Saal 2\nParterre`),
  ).toMatchObject({
    isAllDay: true,
    dateBegin: '2026-07-03T22:00:00.000Z',
    dateEnd: '2026-07-06T21:59:00.000Z',
    location: 'Saal 2, Parterre',
  });
  expect(one('DTSTART:20260704T150000Z')).toMatchObject({ isAllDay: false, location: null });
});

test('leaves out private and confidential events, and the private dates of a series', () => {
  const { entries, withheld, notes, rejected } = read(
    event('UID:a', 'SUMMARY:Sitzung', 'DTSTART:20260704T150000Z', 'CLASS:PRIVATE'),
    event('UID:b', 'SUMMARY:Gespräch', 'CLASS:confidential'),
    event('UID:c', 'SUMMARY:Fest', 'DTSTART:20260704T150000Z', 'CLASS:PUBLIC'),
    event('UID:d', 'SUMMARY:Probe', 'DTSTART:20260505T180000Z', 'RRULE:FREQ=WEEKLY;COUNT=3'),
    event(
      'UID:d',
      'SUMMARY:Krisensitzung',
      'DTSTART:20260512T180000Z',
      'RECURRENCE-ID:20260512T180000Z',
      'CLASS:PRIVATE',
    ),
  );
  expect(entries).toMatchObject([
    { uid: 'c', title: 'Fest' },
    { uid: 'd', exceptDates: ['2026-05-12'] },
  ]);
  expect([withheld, rejected]).toEqual([['b', 'a', 'd#2026-05-12'], []]);
  expect(notes).toEqual([{ kind: 'private', title: null, count: 3 }]);
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
    'Verkehrt: ends before it begins',
  ]);
  expect(entries.map(({ title }) => title)).toEqual(['Ohne UID', 'Gut']);
});

test('names an unknown time zone instead of using another one', () => {
  const inZone = (zone: string) => `has the unknown time zone “${zone}”`;
  const { entries, rejected } = read(
    event('UID:1', 'SUMMARY:Begin', 'DTSTART;TZID=Vereinslokal:20260704T200000'),
    event('UID:2', 'SUMMARY:Ende', 'DTSTART:20260704T180000Z', 'DTEND;TZID=Saal:20260704T200000'),
    event(
      'UID:3',
      'SUMMARY:Ausnahme',
      'DTSTART:20260704T180000Z',
      'RRULE:FREQ=DAILY',
      'EXDATE;TZID=Hof:20260705T200000',
    ),
    event('UID:4', 'SUMMARY:Tag', 'DTSTART;VALUE=DATE;TZID=Vereinslokal:20260704'),
  );
  expect(rejected.map(({ fault }) => fault)).toEqual([inZone('Vereinslokal'), inZone('Saal'), inZone('Hof')]);
  expect(entries.map(({ title }) => title)).toEqual(['Tag']);
  const ofCalendar = read('X-WR-TIMEZONE:Vereinslokal', event('UID:1', 'SUMMARY:a', 'DTSTART:20260704T200000'));
  expect(ofCalendar.rejected[0]?.fault).toBe(inZone('Vereinslokal'));
});

test('leaves out one date of a series by its instant, not by its day', () => {
  const rule = ['DTSTART;TZID=Europe/Vaduz:20260705T100000', 'RRULE:FREQ=WEEKLY'];
  expect(one(...rule, 'EXDATE;TZID=Europe/Vaduz:20260712T150000')?.exceptDates).toEqual([]);
  expect(one(...rule, 'EXDATE:20260712T080000Z')?.exceptDates).toEqual(['2026-07-12']);
  expect(one(...rule, 'EXDATE:20260712T100000,20260719')?.exceptDates).toEqual(['2026-07-12', '2026-07-19']);
  const days = ['DTSTART;VALUE=DATE:20260705', 'RRULE:FREQ=WEEKLY'];
  expect(one(...days, 'EXDATE:20260712T000000Z')?.exceptDates).toEqual(['2026-07-12']);
});

test('gives each of two dates on a day a permanent id, and replaces the right one', () => {
  const { entries } = read(
    event(
      'UID:z',
      'SUMMARY:Führung',
      'DTSTART;TZID=Europe/Vaduz:20260705T100000',
      'RRULE:FREQ=DAILY;BYHOUR=10,15;COUNT=4',
    ),
    event(
      'UID:z',
      'SUMMARY:Später',
      'RECURRENCE-ID;TZID=Europe/Vaduz:20260705T150000',
      'DTSTART;TZID=Europe/Vaduz:20260705T160000',
    ),
  );
  expect(entries.map(({ uid, title }) => `${uid} ${title}`)).toEqual([
    'z#2026-07-05 Führung',
    'z#2026-07-06 Führung',
    'z#2026-07-06T15:00 Führung',
    'z#2026-07-05T15:00 Später',
  ]);
});

test('leaves out the dates of an exception rule', () => {
  const dates = read(
    event(
      'UID:x',
      'SUMMARY:Kurs',
      'DTSTART:20260706T080000Z',
      'RRULE:FREQ=DAILY;COUNT=9',
      'EXRULE:FREQ=WEEKLY;BYDAY=SA,SU',
    ),
  ).entries.map(({ dateBegin }) => dateBegin.slice(8, 10));
  expect(dates).toEqual(['06', '07', '08', '09', '10', '13', '14']);
});

test.each([
  ['lower case and blanks', 'freq=weekly ; byday = mo, tu ;', 'FREQ=WEEKLY;BYDAY=MO,TU'],
  ['an end on a day', 'FREQ=WEEKLY;BYDAY=MO;UNTIL=20260803', 'FREQ=WEEKLY;BYDAY=MO;UNTIL=20260803T215959Z'],
  [
    'an end on the clock of the series',
    'FREQ=WEEKLY;BYDAY=MO;UNTIL=20260803T120000',
    'FREQ=WEEKLY;BYDAY=MO;UNTIL=20260803T100000Z',
  ],
  ['private parts', 'FREQ=DAILY;X-COLOR=RED;COUNT=3', 'FREQ=DAILY;COUNT=3'],
])('reads a rule with %s', (_name, rule, stored) => {
  expect(one('DTSTART;TZID=Europe/Vaduz:20260706T120000', `RRULE:${rule}`)?.recurrence).toBe(stored);
});

test('reports what it leaves out: ended events, dates more than a year ahead, unreadable parts', () => {
  const { notes } = read(
    event('UID:1', 'SUMMARY:Vorbei', 'DTSTART:20200704T100000Z'),
    event('UID:2', 'SUMMARY:Reihe vorbei', 'DTSTART:20200704T100000Z', 'RRULE:FREQ=WEEKLY;COUNT=5'),
    event('UID:3', 'SUMMARY:Zweiter Montag', 'DTSTART:20260706T100000Z', 'RRULE:FREQ=MONTHLY;BYDAY=2MO'),
    event('UID:4', 'SUMMARY:Ohne Ende', 'DTSTART:20260706T100000Z', 'DTEND:spät', 'EXDATE:morgen'),
    'keine Zeile',
  );
  expect(notes).toEqual([
    { kind: 'lines', title: null, count: 1 },
    { kind: 'past', title: null, count: 2 },
    { kind: 'later', title: 'Zweiter Montag', count: 11 },
    { kind: 'end', title: 'Ohne Ende', count: 1 },
    { kind: 'date', title: 'Ohne Ende', count: 1 },
  ]);
  expect(read(event('UID:1', 'SUMMARY:Vorbei', 'DTSTART:20200704T100000Z')).notes).toEqual([
    { kind: 'allPast', title: null, count: 1 },
  ]);
});

test('reads text of an alarm as no text of the event, and a file that ends early up to there', () => {
  const { entries, rejected } = readCalendar(
    [
      'BEGIN:VCALENDAR',
      event(
        'UID:1',
        'SUMMARY:Fest',
        'DTSTART:20260704T100000Z',
        'BEGIN:VALARM',
        'DESCRIPTION:Erinnerung',
        'DURATION:PT1M',
        'END:VALARM',
      ),
      'BEGIN:VEVENT',
      'UID:2',
      'SUMMARY:Ohne Schluss',
      'DTSTART:20260704T100000Z',
      event('UID:3', 'SUMMARY:Danach', 'DTSTART:20260704T100000Z'),
      'BEGIN:VEVENT',
      'UID:4',
      'SUMMARY:Abgeschn',
    ].join('\n'),
    'Europe/Vaduz',
    NOW,
  );
  expect(entries).toMatchObject([
    { title: 'Fest', description: '', dateEnd: null },
    { title: 'Ohne Schluss' },
    { title: 'Danach' },
  ]);
  expect(rejected).toMatchObject([{ title: 'Abgeschn', fault: 'is cut off' }]);
});

test('rejects events with the reasons that the dashboard translates', () => {
  const begin = 'DTSTART:20260704T100000Z';
  const { rejected } = readCalendar(
    [
      'BEGIN:VCALENDAR',
      event('SUMMARY:a'),
      event(begin),
      event('SUMMARY:c', 'DTSTART:morgen'),
      event('SUMMARY:d', begin, 'DTEND:20260704T090000Z'),
      event('SUMMARY:e', begin, 'DURATION:P9999D'),
      event('SUMMARY:g', begin, 'RRULE:FREQ=OFTEN'),
      event('SUMMARY:h', begin, ...Array.from({ length: 11 }, () => 'RRULE:FREQ=DAILY')),
      event('SUMMARY:i', begin, `RDATE:${Array.from({ length: 1001 }, () => '20260704').join(',')}`),
      event('SUMMARY:j', 'DTSTART:20300704T100000Z', 'RRULE:FREQ=MONTHLY;BYDAY=1MO'),
      event('SUMMARY:k', 'DTSTART:20200101T100000Z', 'RRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30'),
    ].join('\n'),
    'Europe/Vaduz',
    NOW,
  );
  expect(rejected).toHaveLength(10);
  for (const { fault } of rejected) expect(calendarRejections).toContain(fault);
});

test.each(['', 'Hallo', '<html></html>', 'BEGIN:VCARD\r\nEND:VCARD', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT'])(
  'rejects %j, which is not a calendar',
  (text) => expect(() => readCalendar(text, 'Europe/Vaduz', NOW)).toThrow(NoCalendarError),
);
