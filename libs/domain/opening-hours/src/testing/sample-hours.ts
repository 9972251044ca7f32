import type { OpeningPlace } from '../opening-place.ts';

/** Places whose clocks change in different nights, by an hour, by half an hour, and never */
export const samplePlaces: readonly OpeningPlace[] = [
  { timeZone: 'Europe/Berlin', lat: 52.52, lon: 13.405, countryCode: 'de', state: 'Berlin' },
  { timeZone: 'America/New_York', lat: 40.713, lon: -74.006, countryCode: 'us', state: 'New York' },
  { timeZone: 'Asia/Tokyo', lat: 35.68, lon: 139.69, countryCode: 'jp', state: null },
  { timeZone: 'Australia/Lord_Howe', lat: -31.55, lon: 159.08, countryCode: 'au', state: 'New South Wales' },
  { timeZone: 'Europe/Vaduz', lat: 47.14, lon: 9.52, countryCode: 'li', state: null },
];

/** Clock changes in 2026 at these places and in the zones of the test's processes */
const changes = [
  '2026-03-08T07:00:00Z',
  '2026-03-29T01:00:00Z',
  '2026-04-04T15:00:00Z',
  '2026-10-03T15:30:00Z',
  '2026-10-25T01:00:00Z',
  '2026-11-01T06:00:00Z',
];
const minutesAround = [-180, -90, -30, -1, 0, 30, 59, 60, 90, 720];

/** The hours around each change, a new year, a leap day and a day in midsummer */
export const sampleInstants: readonly Date[] = [
  ...changes.flatMap((change) => minutesAround.map((minutes) => new Date(Date.parse(change) + minutes * 60_000))),
  ...['2026-12-31T23:30:00Z', '2028-02-29T12:00:00Z', '2026-06-21T19:10:00Z'].map((text) => new Date(text)),
];

const days = ['', 'Mo-Fr ', 'Sa,Su ', 'Su ', 'Mo-Su,PH ', 'Sa[1] ', 'Mar-Oct ', 'Oct 25-Nov 02 ', 'week 10-45/2 '];
const times = [
  '08:00-12:00,13:30-18:00',
  '22:00-04:00',
  '01:30-02:30',
  '02:00-03:00',
  '20:00-26:30',
  '00:00-24:00',
  '18:00+',
  '18:00-22:00+',
  '23:00-01:00+',
  'sunrise-sunset',
  'daytime',
  'dusk-dawn',
  '(sunrise-00:30)-(sunset+01:00)',
  '10:00-sunset',
  'morgendämmerung-22:00',
  'daylight',
];
const endings = ['', '; PH off', '; SH off', '; Dec 24-26 off', ' || "nach Vereinbarung"'];
const others = [
  '24/7',
  'off',
  '"auf Anfrage"',
  'easter 10:00-16:00; easter +1 day off',
  'Jul sunrise-sunset; Nov-Feb 10:00-dusk',
  'Mo-Fr 09:00-17:00; We off; PH,SH 10:00-14:00',
  '2026 Mar 28-2026 Oct 25 06:00-21:00',
  'Fr 18:00+ "nur Bar"',
  '25:61',
];

/** Hours of every kind: each day with each time, with alternating endings */
export const sampleHours: readonly string[] = [
  ...days.flatMap((day, row) =>
    times.flatMap((time, column) =>
      [0, 1].map((variant) => `${day}${time}${endings[(row + column + variant * 2) % endings.length]}`),
    ),
  ),
  ...others,
];
