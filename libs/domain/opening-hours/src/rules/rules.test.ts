import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { changeDay } from './change-day.ts';
import {
  addException,
  addSeason,
  changeException,
  moveSeason,
  removeRule,
  removeSeason,
  setAlways,
} from './change-season.ts';
import type { DateRange, DayPlan, RuleDay, WrittenHours } from './hours-rule.ts';
import { overviewOf } from './hours-sections.ts';
import { readHours, writeHours } from './read-hours.ts';
import { readTimePoint } from './read-time-point.ts';

const open = (...timeRanges: [number, number][]): DayPlan => ({
  state: 'open',
  timeRanges: timeRanges.map(([from, to]) => ({ from: from * 60, to: to * 60, isOpenEnd: false })),
  comment: '',
});
const closed = (comment = ''): DayPlan => ({ state: 'closed', timeRanges: [], comment });
const summer: DateRange[] = [{ from: { month: 6 }, to: { month: 9 } }];
const christmas: DateRange[] = [{ from: { month: 12, day: 24 }, to: { month: 12, day: 26 } }];

const after = (value: string, change: (hours: WrittenHours) => WrittenHours | null): string | null => {
  const changed = change(readHours(value));
  return changed && writeHours(changed);
};

describe('a day of the year', () => {
  test.each<[string, RuleDay, DayPlan | null, string]>([
    ['', 0, open([8, 12]), 'Mo 08:00-12:00'],
    ['Mo 08:00-12:00', 1, open([8, 12]), 'Mo,Tu 08:00-12:00'],
    [
      'Mo-Fr 08:00-12:00, 13:30-18:30; Sa 08:00-13:00',
      5,
      open([9, 14]),
      'Mo-Fr 08:00-12:00, 13:30-18:30; Sa 09:00-14:00',
    ],
    ['Mo-Fr 08:00-12:00; Sa 08:00-13:00', 2, open([8, 18]), 'Mo,Tu,Th,Fr 08:00-12:00; We 08:00-18:00; Sa 08:00-13:00'],
    ['Mo-Fr 8:00-12:00 ;Sa 8:00-13:00', 6, open([10, 11]), 'Mo-Fr 8:00-12:00 ;Sa 8:00-13:00;Su 10:00-11:00'],
    ['Mo-Fr 08:00-18:00, Sa 09:00-13:00', 5, null, 'Mo-Fr 08:00-18:00'],
    ['Mo 08:00-12:00; Tu 09:00-12:00', 0, null, 'Tu 09:00-12:00'],
    ['24/7', 6, closed(), 'Mo-Sa 00:00-24:00; Su off'],
    ['10:00-18:00', 0, closed('Ruhetag'), 'Tu-Su 10:00-18:00; Mo off "Ruhetag"'],
    ['Mo-Fr 08:00-18:00; PH off', 5, open([9, 12]), 'Mo-Fr 08:00-18:00; Sa 09:00-12:00; PH off'],
    ['Mo-Fr 08:00-18:00', 'PH', closed(), 'Mo-Fr 08:00-18:00; PH off'],
    ['Mo-Fr 08:00-18:00; PH off', 'SH', closed(), 'Mo-Fr 08:00-18:00; PH,SH off'],
    ['Mo-Fr 08:00-18:00; PH,SH off', 'PH', null, 'Mo-Fr 08:00-18:00; SH off'],
    // A night past midnight is not cut off by the next day.
    ['Fr 20:00-02:00', 5, open([10, 14]), 'Fr 20:00-02:00, Sa 10:00-14:00'],
    ['Fr 10:00-12:00; Sa 10:00-14:00', 4, open([20, 26]), 'Fr 20:00-26:00, Sa 10:00-14:00'],
    // The year's days come before the season's.
    ['Jun-Sep Mo-Su 09:00-20:00', 0, open([9, 17]), 'Mo 09:00-17:00; Jun-Sep Mo-Su 09:00-20:00'],
    [
      'Sa[1] 10:00-12:00; Mo 08:00-12:00; easter off',
      0,
      open([9, 17]),
      'Sa[1] 10:00-12:00; Mo 09:00-17:00; easter off',
    ],
    ['Mo-Fr 08:00-12:00 || "auf Anfrage"', 5, open([8, 13]), 'Mo-Fr 08:00-12:00; Sa 08:00-13:00 || "auf Anfrage"'],
  ])('changes %s, day %s', (value, day, plan, expected) => {
    expect(after(value, (hours) => changeDay(hours, null, day, plan))).toBe(expected);
  });
});

describe('seasons', () => {
  test('start as a copy of the year, before holidays and exceptions', () => {
    const value = 'Mo-Fr 08:00-12:00; Sa 09:00-11:00; PH off; Dec 24 off';
    expect(after(value, (hours) => addSeason(hours, summer))).toBe(
      'Mo-Fr 08:00-12:00; Sa 09:00-11:00; Jun-Sep Mo-Fr 08:00-12:00; Jun-Sep Sa 09:00-11:00; PH off; Dec 24 off',
    );
    expect(after('', (hours) => addSeason(hours, summer))).toBe('Jun-Sep Mo-Fr 09:00-18:00');
  });

  test('have their own days, can be moved and removed', () => {
    const value = 'Mo-Fr 08:00-12:00; Jun-Sep Mo-Fr 08:00-20:00; PH off';
    const season = { kind: 'dates', ranges: summer } as const;
    expect(after(value, (hours) => changeDay(hours, season, 5, open([9, 12])))).toBe(
      'Mo-Fr 08:00-12:00; Jun-Sep Mo-Fr 08:00-20:00; Jun-Sep Sa 09:00-12:00; PH off',
    );
    expect(after(value, (hours) => moveSeason(hours, 'Jun-Sep', [{ from: { month: 6 }, to: { month: 8 } }]))).toBe(
      'Mo-Fr 08:00-12:00; Jun-Aug Mo-Fr 08:00-20:00; PH off',
    );
    expect(after(`${value}; Jun-Aug Sa off`, (hours) => moveSeason(hours, 'Jun-Aug', summer))).toBeNull();
    expect(after(value, (hours) => removeSeason(hours, 'Jun-Sep'))).toBe('Mo-Fr 08:00-12:00; PH off');
  });
});

test('adds, changes and removes exceptions without changing another rule', () => {
  const value = 'Mo-Fr 8:00-12:00 || "auf Anfrage"';
  const added = after(value, (hours) => addException(hours, christmas, closed('Weihnachten')))!;
  expect(added).toBe('Mo-Fr 8:00-12:00; Dec 24-26 off "Weihnachten" || "auf Anfrage"');
  const moved = [{ from: { year: 2026, month: 12, day: 24 }, to: { year: 2027, month: 1, day: 2 } }];
  expect(after(added, (hours) => changeException(hours, 1, moved, closed()))).toBe(
    'Mo-Fr 8:00-12:00; 2026 Dec 24-2027 Jan 02 off || "auf Anfrage"',
  );
  expect(after(added, (hours) => removeRule(hours, 1))).toBe(value);
});

test('replaces only the week for 24 hours', () => {
  const value = 'Mo-Fr 08:00-12:00; Sa 09:00-11:00; PH off; Dec 24 off';
  const always = after(value, (hours) => setAlways(hours, true))!;
  expect(always).toBe('24/7; PH off; Dec 24 off');
  expect(overviewOf(readHours(always)).isAlways).toBe(true);
  expect(after(always, (hours) => setAlways(hours, false))).toBe('Mo-Fr 09:00-18:00; PH off; Dec 24 off');
});

test("shows weeks, seasons and exceptions, and keeps what it can't show", () => {
  const value =
    'Mo-Fr 08:00-12:00, Mo 14:00-18:00; Jun-Sep Mo 09:00-20:00; week 1-10/2 Su 10:00-11:00; Sa[1] 10:00-12:00; Dec 24 off';
  const { sections, exceptions, unchangedRules, isAlways } = overviewOf(readHours(value));
  expect(sections.map(({ key }) => key)).toEqual(['', 'Jun-Sep', 'week 1-10/2']);
  expect(sections[0]!.cells.get(0)).toEqual({ kind: 'plan', plan: open([8, 12], [14, 18]) });
  expect(sections[0]!.cells.get(5)).toEqual({ kind: 'none' });
  expect(exceptions.map(({ index }) => index)).toEqual([5]);
  expect(unchangedRules.map(({ rule }) => rule.text)).toEqual(['Sa[1] 10:00-12:00']);
  expect(isAlways).toBe(false);
});

test.each([
  ['8', 480],
  ['08.30', 510],
  ['8:05', 485],
  ['24', 1440],
  ['2600', 1560],
  ['830', 510],
  ['sunset', 'sunset'],
  ['Sonnenuntergang', 'sunset'],
  ['(sunrise+01:00)', '(sunrise+01:00)'],
  ['25:61', undefined],
  ['acht', undefined],
])('parses the time %s', (typed, time) => {
  expect(readTimePoint(typed)).toBe(time);
});

describe('a rule whose times stand before its days', () => {
  const rows = readFileSync(new URL('../testing/hours-model.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1);
  it.each(rows.map((row) => row.split('\t')[0]!))('stays as text: %s', (value) => {
    const { rules } = readHours(value);
    expect(rules.map(({ text, rule }) => [text, rule])).toEqual([[value, null]]);
    expect(writeHours(readHours(value))).toBe(value);
    expect(after(value, (hours) => changeDay(hours, null, 0, open([8, 12])))?.startsWith(value)).toBe(true);
  });
});
