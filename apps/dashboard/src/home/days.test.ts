import { expect, test } from 'vitest';
import { dayLater, daysBetween, olderSessions, sessionsByBranch, sessionsByDay } from './days.ts';

const rows = [
  { day: '2026-02-28', branchShortId: 1, surface: 'map' as const, sessions: 2 },
  { day: '2026-02-28', branchShortId: null, surface: 'map' as const, sessions: 1 },
  { day: '2026-03-01', branchShortId: 1, surface: 'kiosk' as const, sessions: 4 },
];

test('sums the branches and fills empty days', () => {
  expect(sessionsByDay(rows, '2026-02-27', '2026-03-02')).toEqual([
    { day: '2026-02-27', map: 0, embed: 0, kiosk: 0 },
    { day: '2026-02-28', map: 3, embed: 0, kiosk: 0 },
    { day: '2026-03-01', map: 0, embed: 0, kiosk: 4 },
    { day: '2026-03-02', map: 0, embed: 0, kiosk: 0 },
  ]);
});

test('sorts branches by sessions, descending', () => {
  expect(sessionsByBranch(rows)).toEqual([
    { branchShortId: 1, sums: { map: 2, embed: 0, kiosk: 4 } },
    { branchShortId: null, sums: { map: 1, embed: 0, kiosk: 0 } },
  ]);
});

test('calculates days across the end of a month and a DST change', () => {
  expect(dayLater('2026-03-28', 3)).toBe('2026-03-31');
  expect(dayLater('2026-03-01', -1)).toBe('2026-02-28');
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(3);
});

test('returns daily sums only for days before the raw metrics, so that no day is counted twice', () => {
  const daily = ['2026-01-31', '2026-02-01', '2026-02-02'].flatMap((day) =>
    [1, 2].map((branchShortId) => ({ day, branchShortId, sessions: 5, actions: 9 })),
  );
  const chosen = { from: '2026-02-01', to: '2026-02-10', branch: 2 };
  expect(olderSessions(daily, chosen, '2026-02-02')).toEqual([
    { day: '2026-02-01', branchShortId: 2, surface: 'map', sessions: 5 },
  ]);
  expect(olderSessions(daily, { ...chosen, branch: null }, '2026-03-01')).toHaveLength(4);
});
