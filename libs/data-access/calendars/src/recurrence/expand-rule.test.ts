import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { expandRule } from './expand-rule.ts';
import { rulePartsOf } from './rule-parts.ts';
import { BudgetError, WorkBudget } from './work-budget.ts';

const YEAR_MS = 366 * 86_400_000;
const reading = (text: string) => Date.parse(`${text}Z`);
const dates = (rule: string, startIso: string, { most = 20, from = startIso, steps = 100_000 } = {}) => {
  const found: string[] = [];
  const parts = rulePartsOf(rule);
  for (const at of expandRule(parts, reading(startIso), reading(from), new WorkBudget(steps))) {
    found.push(new Date(at).toISOString().slice(0, 16));
    if (found.length === most) break;
  }
  return found;
};
const days = (...args: Parameters<typeof dates>) => dates(...args).map((at) => at.slice(0, 10));

// The examples of RFC 5545, section 3.8.5.3.
it.each([
  ['FREQ=DAILY;COUNT=3', ['1997-09-02', '1997-09-03', '1997-09-04']],
  ['FREQ=WEEKLY;INTERVAL=2;COUNT=4;WKST=SU;BYDAY=TU,TH', ['1997-09-02', '1997-09-04', '1997-09-16', '1997-09-18']],
  ['FREQ=MONTHLY;COUNT=3;BYDAY=1FR', ['1997-09-05', '1997-10-03', '1997-11-07']],
  ['FREQ=MONTHLY;COUNT=3;BYDAY=-2MO', ['1997-09-22', '1997-10-20', '1997-11-17']],
  ['FREQ=MONTHLY;COUNT=3;BYMONTHDAY=-3', ['1997-09-28', '1997-10-29', '1997-11-28']],
  ['FREQ=YEARLY;COUNT=4;BYMONTH=6,7', ['1998-06-02', '1998-07-02', '1999-06-02', '1999-07-02']],
  ['FREQ=YEARLY;INTERVAL=3;COUNT=4;BYYEARDAY=1,100,200', ['2000-01-01', '2000-04-09', '2000-07-18', '2003-01-01']],
  ['FREQ=YEARLY;COUNT=2;BYDAY=20MO', ['1998-05-18', '1999-05-17']],
  ['FREQ=YEARLY;COUNT=3;BYWEEKNO=20;BYDAY=MO', ['1998-05-11', '1999-05-17', '2000-05-15']],
  ['FREQ=YEARLY;COUNT=3;BYDAY=TH;BYMONTH=3', ['1998-03-05', '1998-03-12', '1998-03-19']],
  ['FREQ=MONTHLY;COUNT=3;BYDAY=FR;BYMONTHDAY=13', ['1998-02-13', '1998-03-13', '1998-11-13']],
  ['FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3', ['1997-09-04', '1997-10-07', '1997-11-06']],
  ['FREQ=MONTHLY;COUNT=3;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2', ['1997-09-29', '1997-10-30', '1997-11-27']],
])('expands %s as in RFC 5545', (rule, expected) => expect(days(rule, '1997-09-02T09:00:00')).toEqual(expected));

it('expands times of a day', () => {
  expect(dates('FREQ=HOURLY;INTERVAL=3;COUNT=3', '1997-09-02T09:00:00')).toEqual([
    '1997-09-02T09:00',
    '1997-09-02T12:00',
    '1997-09-02T15:00',
  ]);
  expect(dates('FREQ=DAILY;BYHOUR=10,9;BYMINUTE=0,40', '1997-09-02T09:00:00', { most: 5 })).toEqual([
    '1997-09-02T09:00',
    '1997-09-02T09:40',
    '1997-09-02T10:00',
    '1997-09-02T10:40',
    '1997-09-03T09:00',
  ]);
  expect(dates('FREQ=MINUTELY;INTERVAL=20;BYHOUR=9', '1997-09-02T09:00:00', { most: 4 })).toEqual([
    '1997-09-02T09:00',
    '1997-09-02T09:20',
    '1997-09-02T09:40',
    '1997-09-03T09:00',
  ]);
});

it('starts near the requested time, in step with the start of the rule, unless dates have to be counted', () => {
  expect(
    days('FREQ=DAILY;INTERVAL=7', '1997-09-02T09:00:00', { from: '2026-01-01T00:00:00', most: 1, steps: 500 }),
  ).toEqual(['2026-01-06']);
  expect(days('FREQ=DAILY;COUNT=3', '1997-09-02T09:00:00', { from: '1997-09-04T00:00:00' })).toEqual(['1997-09-04']);
});

describe('bounds its work', () => {
  it.each([
    'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=31',
    'FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=MONTHLY;BYDAY=MO;BYSETPOS=6',
    'FREQ=MONTHLY;BYDAY=6MO',
    'FREQ=WEEKLY;BYDAY=MO;BYSETPOS=2',
    'FREQ=YEARLY;BYYEARDAY=366;BYMONTH=1',
    'FREQ=WEEKLY;INTERVAL=99999999;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=YEARLY;INTERVAL=99999999;BYMONTH=2;BYMONTHDAY=30',
  ])('for %s, which never matches', (rule) => expect(() => dates(rule, '1997-09-02T09:00:00')).toThrow(BudgetError));

  it.each(['FREQ=DAILY;INTERVAL=1000000000', 'FREQ=YEARLY;BYDAY=99MO', 'FREQ=YEARLY;BYMONTHDAY=0'])(
    'by rejecting %s',
    (rule) => expect(() => dates(rule, '1997-09-02T09:00:00')).toThrow(Error),
  );

  it('for any rule', () => {
    fc.assert(
      fc.property(anyRule, fc.integer({ min: 0, max: 60 * YEAR_MS }), (rule, startIso) => {
        let left = 5000;
        const budget = new (class extends WorkBudget {
          override spend(steps: number) {
            super.spend(steps);
            left -= steps;
          }
        })(5000);
        let found = 0;
        let before = Number.NEGATIVE_INFINITY;
        try {
          for (const at of expandRule(rulePartsOf(rule), startIso, startIso, budget)) {
            expect(at).toBeGreaterThanOrEqual(before);
            before = at;
            if (++found === 50) break;
          }
        } catch (error) {
          expect(['has an invalid rule', new BudgetError().message]).toContain((error as Error).message);
        }
        expect(left).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 300 },
    );
  });
});

it('agrees with ical.js on rules that ical.js can finish', () => {
  fc.assert(
    fc.property(plainRule, fc.integer({ min: 0, max: 30 * 365 }), (rule, day) => {
      const startIso = reading('1990-01-01T09:00:00') + day * 86_400_000;
      const start = ICAL.Time.fromDateTimeString(new Date(startIso).toISOString().slice(0, 19));
      const theirs: string[] = [];
      const iterator = ICAL.Recur.fromString(rule).iterator(start);
      for (let at = iterator.next(); at && theirs.length < 12; at = iterator.next())
        theirs.push(at.toString().slice(0, 16));
      const ours = dates(rule, start.toString(), { most: 12 });
      expect(ours).toEqual(theirs.slice(0, 12));
    }),
    { numRuns: 200 },
  );
});

const weekday = fc.constantFrom('MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU');
const list = (values: fc.Arbitrary<number | string>) => fc.uniqueArray(values, { minLength: 1, maxLength: 4 });
const part = (name: string, values: fc.Arbitrary<number | string>) =>
  fc.option(list(values), { nil: undefined }).map((chosen) => (chosen ? [`${name}=${chosen.join(',')}`] : []));
const join = (...parts: fc.Arbitrary<string[]>[]) => fc.tuple(...parts).map((all) => all.flat().join(';'));
const frequency = (...names: string[]) => fc.constantFrom(...names).map((name) => [`FREQ=${name}`]);

const anyRule = join(
  frequency('SECONDLY', 'MINUTELY', 'HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'),
  fc.option(fc.constantFrom(0, 1, 2, 3, 1000, 86_400, 2_000_000_000), { nil: 1 }).map((of) => [`INTERVAL=${of}`]),
  fc.option(fc.constantFrom(0, 1, 7, 1e9), { nil: undefined }).map((of) => (of === undefined ? [] : [`COUNT=${of}`])),
  part('BYMONTH', fc.integer({ min: 1, max: 12 })),
  part('BYMONTHDAY', fc.integer({ min: -31, max: 31 })),
  part('BYYEARDAY', fc.integer({ min: -366, max: 366 })),
  part('BYWEEKNO', fc.integer({ min: -53, max: 53 })),
  part(
    'BYDAY',
    fc.tuple(fc.constantFrom('', '1', '-1', '5', '-53'), weekday).map(([nth, day]) => `${nth}${day}`),
  ),
  part('BYHOUR', fc.integer({ min: 0, max: 23 })),
  part('BYMINUTE', fc.integer({ min: 0, max: 59 })),
  part('BYSECOND', fc.integer({ min: 0, max: 60 })),
  part('BYSETPOS', fc.integer({ min: -366, max: 366 })),
  fc.option(weekday, { nil: undefined }).map((day) => (day ? [`WKST=${day}`] : [])),
);

const interval = fc.integer({ min: 1, max: 4 }).map((of) => [`INTERVAL=${of}`]);
const plainRule = fc.oneof(
  join(frequency('DAILY'), interval),
  join(frequency('WEEKLY'), part('BYDAY', weekday)),
  join(
    frequency('MONTHLY'),
    list(fc.integer({ min: 1, max: 28 })).map((of) => [`BYMONTHDAY=${of.join(',')}`]),
  ),
  join(
    frequency('MONTHLY'),
    interval,
    fc.tuple(fc.constantFrom('1', '2', '-1'), weekday).map(([nth, day]) => [`BYDAY=${nth}${day}`]),
  ),
  join(
    frequency('YEARLY'),
    list(fc.integer({ min: 1, max: 12 })).map((of) => [`BYMONTH=${of.join(',')}`]),
    fc.constant(['BYMONTHDAY=15']),
  ),
);
