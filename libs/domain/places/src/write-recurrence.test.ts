import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readRecurrence, type Recurrence } from './recurrence.ts';
import { writeRecurrence } from './write-recurrence.ts';

const rules = fc
  .record({
    frequency: fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'),
    interval: fc.integer({ min: 1, max: 366 }),
    weekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 })).map((days) => days.toSorted()),
    end: fc.oneof(
      fc.constant({ until: null, count: null }),
      fc.record({ until: fc.constant(null), count: fc.integer({ min: 1, max: 1000 }) }),
      fc
        .integer({ min: 1_577_836_800, max: 2_000_000_000 })
        .map((seconds) => ({ until: new Date(seconds * 1000), count: null })),
    ),
  })
  .map(({ end, frequency, weekdays, ...others }): Recurrence => ({
    ...others,
    ...end,
    frequency: frequency as Recurrence['frequency'],
    weekdays: frequency === 'WEEKLY' ? weekdays : [],
  }));

test('reads back what it writes', () => {
  fc.assert(
    fc.property(rules, (rule) => {
      expect(readRecurrence(writeRecurrence(rule))).toEqual(rule);
    }),
  );
});
