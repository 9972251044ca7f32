const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//test//DE', ...lines, 'END:VCALENDAR'].join('\r\n');
const series = (rule: string, ...more: string[]) =>
  event('UID:a', 'SUMMARY:Angriff', 'DTSTART:20200101T080000Z', `RRULE:${rule}`, ...more);
const times = (count: number, lineOf: (index: number) => string[]) =>
  Array.from({ length: count }, (_, n) => lineOf(n)).flat();
/** 20200101T080000Z and the following days. */
const days = (count: number) =>
  times(count, (n) => [new Date(Date.UTC(2020, 0, 1 + n, 8)).toISOString().replace(/[-:]|\.\d+/g, '')]).join(',');

/** An event in every hostile calendar with space for one: it must be imported, or the whole calendar rejected. */
export const harmlessUid = 'harmless';
const harmless = event(`UID:${harmlessUid}`, 'SUMMARY:Lesung', 'DTSTART:20900704T150000Z');

const zone = (...changes: string[]) => [
  'BEGIN:VTIMEZONE',
  'TZID:Strange',
  'BEGIN:STANDARD',
  'DTSTART:16010101T020000',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  ...changes,
  'END:STANDARD',
  'END:VTIMEZONE',
];
const inZone = event(
  'UID:a',
  'SUMMARY:Angriff',
  'DTSTART;TZID=Strange:20900704T150000',
  'DTEND;TZID=Strange:20900704T160000',
);

/**
 * Hostile calendars of at most 1 MB, by their effect: read without limits they take minutes or gigabytes, or never
 * end.
 */
export const calendarAttacks: Readonly<Record<string, () => string>> = {
  'a day that does not exist': () => calendar(...series('FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'), ...harmless),
  'an hour of a day that does not exist': () => calendar(...series('FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30'), ...harmless),
  'a minute of a day that does not exist': () =>
    calendar(...series('FREQ=MINUTELY;BYMONTH=2;BYMONTHDAY=30'), ...harmless),
  'a second of a day that does not exist': () =>
    calendar(...series('FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30'), ...harmless),
  'a position that no month has': () => calendar(...series('FREQ=MONTHLY;BYDAY=MO;BYSETPOS=6'), ...harmless),
  'a weekday that a week has once': () => calendar(...series('FREQ=WEEKLY;BYDAY=MO;BYSETPOS=2'), ...harmless),
  'each second, counted': () => calendar(...series('FREQ=SECONDLY;COUNT=1000000000'), ...harmless),
  'each day, a billion times': () => calendar(...series('FREQ=DAILY;BYHOUR=1,2;COUNT=1000000000'), ...harmless),
  'an interval of centuries': () => calendar(...series('FREQ=DAILY;INTERVAL=2000000000;BYHOUR=8'), ...harmless),
  'an interval of nothing': () => calendar(...series('FREQ=DAILY;INTERVAL=0;BYMONTH=2;BYMONTHDAY=30'), ...harmless),
  'an end in the year 9999': () =>
    calendar(...series('FREQ=SECONDLY;UNTIL=99991231T235959Z;BYYEARDAY=366;BYMONTH=1'), ...harmless),
  'many rules': () =>
    calendar(...series('FREQ=DAILY;BYHOUR=1', ...times(5000, () => ['RRULE:FREQ=MINUTELY;BYMONTH=2'])), ...harmless),
  'many dates': () =>
    calendar(...event('UID:a', 'SUMMARY:Angriff', 'DTSTART:20200101T080000Z', `RDATE:${days(50_000)}`), ...harmless),
  'many left-out dates': () => calendar(...series('FREQ=MONTHLY;BYDAY=1MO', `EXDATE:${days(50_000)}`), ...harmless),
  'many dates as many properties': () =>
    calendar(
      ...series('FREQ=MONTHLY;BYDAY=1MO', ...times(30_000, (n) => [`RDATE:2027010${n % 9}T08000${n % 10}Z`])),
      ...harmless,
    ),
  'a thousand rules that never match': () =>
    calendar(
      ...harmless,
      ...times(999, (n) =>
        event(`UID:${n}`, 'SUMMARY:x', 'DTSTART:20200101T080000Z', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'),
      ),
    ),
  'a thousand series of sixty dates': () =>
    calendar(
      ...harmless,
      ...times(999, (n) => event(`UID:${n}`, 'SUMMARY:x', 'DTSTART:20200101T080000Z', 'RRULE:FREQ=DAILY;BYHOUR=8,9')),
    ),
  'a thousand daily series': () =>
    calendar(
      ...harmless,
      ...times(999, (n) => event(`UID:${n}`, 'SUMMARY:x', 'DTSTART:20200101T080000Z', 'RRULE:FREQ=DAILY')),
    ),
  'a thousand changes of one series': () =>
    calendar(
      ...harmless,
      ...times(999, (n) =>
        event('UID:a', 'SUMMARY:x', 'DTSTART:20200101T080000Z', `RECURRENCE-ID:202${n % 10}0101T080000Z`),
      ),
    ),
  'a zone that changes each second': () => calendar(...zone('RRULE:FREQ=SECONDLY'), ...inZone, ...harmless),
  'a zone that never changes': () =>
    calendar(...zone('RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'), ...inZone, ...harmless),
  'a zone of the year 9999': () =>
    calendar(
      ...zone('RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU'),
      ...event('UID:a', 'SUMMARY:Angriff', 'DTSTART;TZID=Strange:99990704T150000'),
      ...harmless,
    ),
  'a duration of a billion years': () =>
    calendar(...event('UID:a', 'SUMMARY:Angriff', 'DTSTART:20900101T080000Z', 'DURATION:P999999999999D'), ...harmless),
  'more events than a calendar has': () =>
    calendar(...times(12_000, (n) => event(`UID:${n}`, 'SUMMARY:x', 'DTSTART:20900101T080000Z'))),
  'components within components': () =>
    calendar(...times(40_000, () => ['BEGIN:X']), ...times(40_000, () => ['END:X']), ...harmless),
  'a line of a megabyte': () =>
    calendar(...event('UID:a', `SUMMARY:${'\\n,;"'.repeat(150_000)}`, 'DTSTART:20900101T080000Z'), ...harmless),
  'parameters without an end': () => calendar(`X-A${';A="b"'.repeat(150_000)}:c`, ...harmless),
  'a megabyte of folded lines': () => calendar(`X-A:${'\r\n a'.repeat(240_000)}`, ...harmless),
};
