import { expect, test } from 'vitest';
import { sessionsByDay, sumOf } from './daily.ts';

test('adds the branches up and fills empty days', () => {
  const days = sessionsByDay(
    [
      { day: '2026-02-28', branchShortId: 1, sessions: 2, actions: 9 },
      { day: '2026-02-28', branchShortId: null, sessions: 1, actions: 1 },
      { day: '2026-03-01', branchShortId: 1, sessions: 4, actions: 4 },
    ],
    '2026-03-02',
    4,
  );
  expect(days).toEqual([
    { day: '2026-02-27', sessions: 0 },
    { day: '2026-02-28', sessions: 3 },
    { day: '2026-03-01', sessions: 4 },
    { day: '2026-03-02', sessions: 0 },
  ]);
  expect(sumOf(days)).toBe(7);
});
