import { expect, test } from 'vitest';
import { timePicks } from './time-picks.ts';

const picks = (iso: string) => timePicks(new Date(iso), 'Europe/Vaduz').map(([name, at]) => [name, at.toISOString()]);

test('returns times in the zone', () => {
  expect(picks('2026-11-18T09:00:00Z')).toEqual([
    ['timeEvening', '2026-11-18T18:00:00.000Z'],
    ['timeTomorrow', '2026-11-19T09:00:00.000Z'],
    ['timeSaturday', '2026-11-21T09:00:00.000Z'],
  ]);
});

test('omits a past evening, Saturday as tomorrow, and Saturday on Saturday', () => {
  expect(picks('2026-11-20T18:30:00Z').map(([name]) => name)).toEqual(['timeTomorrow']);
  expect(picks('2026-11-21T09:00:00Z').map(([name]) => name)).toEqual(['timeEvening', 'timeTomorrow']);
});

test('handles the change to winter time', () => {
  expect(picks('2026-10-24T20:00:00Z')).toEqual([['timeTomorrow', '2026-10-25T09:00:00.000Z']]);
});
