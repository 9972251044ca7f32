import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { comingWeeks } from '../coming-weeks.ts';
import { readPlainHours } from './read-plain-hours.ts';

const place = { timeZone: 'Europe/Vienna', lat: 47.2, lon: 9.6, countryCode: 'at', state: 'Vorarlberg' };
const rows = readFileSync(new URL('../testing/hours-in-words.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1);
const yearOf = (value: string) =>
  comingWeeks(value, new Date('2026-11-26T08:00:00Z'), place, 53)?.map(({ date, intervals }) => ({
    date,
    intervals: intervals.map(({ from, to }) => `${from}-${to}`),
  }));

it.each(rows.map((row) => row.split('\t')))('reads %s as %s, or offers nothing', (text, right) => {
  const reading = readPlainHours(text!);
  if ('error' in reading) return expect(reading.error.kind).toBeTruthy();
  const value = right!.replace(/, with the note$| \(as .*\)$/, '');
  expect(yearOf(reading.value)).toEqual(yearOf(value));
  if (right!.endsWith('with the note')) expect(reading.notes).toMatchObject([{ kind: 'evening' }]);
  return undefined;
});

it.each([
  ['montags geschlossen, dienstags 9-12', 'Mo off; Tu 09:00-12:00'],
  ['9-12 Uhr, samstags und sonntags geschlossen', '09:00-12:00; Sa,Su off'],
  ['April bis Oktober 9-17 Uhr, Montag Ruhetag', 'Apr-Oct 09:00-17:00; Mo off'],
  ['Feiertage geschlossen, April-Oktober 9-17 Uhr', 'Apr-Oct 09:00-17:00; PH off'],
  ['Mo-Fr 8-12, 2-6', 'Mo-Fr 08:00-12:00,14:00-18:00'],
  ['24/24', '24/7'],
  ['Geöffnet: Mo-Fr 8-12', 'Mo-Fr 08:00-12:00'],
  ['we are open Mo-Fr 8am-5pm', 'Mo-Fr 08:00-17:00'],
])('reads %s', (text, right) => {
  expect(readPlainHours(text)).toHaveProperty('value');
  expect(yearOf((readPlainHours(text) as { value: string }).value)).toEqual(yearOf(right));
});
