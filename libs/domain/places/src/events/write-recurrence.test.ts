import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readRecurrence, type Recurrence } from './recurrence.ts';
import { writeRecurrence } from './write-recurrence.ts';

const rules = fc
  .record({
    frequency: fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'),
    interval: fc.integer({ min: 1, max: 366 }),
    weekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 })).map((days) => days.toSorted()),
    nth: fc.constantFrom(null, -1, 1, 2, 3, 4, 5),
    end: fc.oneof(
      fc.constant({ until: null, count: null }),
      fc.record({ until: fc.constant(null), count: fc.integer({ min: 1, max: 1000 }) }),
      fc
        .integer({ min: 1_577_836_800, max: 2_000_000_000 })
        .map((seconds) => ({ until: new Date(seconds * 1000), count: null })),
    ),
  })
  .map(({ end, frequency, weekdays, nth, ...others }): Recurrence => ({
    ...others,
    ...end,
    frequency: frequency as Recurrence['frequency'],
    ...(frequency === 'MONTHLY' && weekdays.length > 0 && nth !== null
      ? { weekdays: weekdays.slice(0, 1), nth }
      : { weekdays: frequency === 'WEEKLY' ? weekdays : [], nth: null }),
  }));

test('reads back what it writes', () => {
  fc.assert(
    fc.property(rules, (rule) => {
      expect(readRecurrence(writeRecurrence(rule))).toEqual(rule);
    }),
  );
});
