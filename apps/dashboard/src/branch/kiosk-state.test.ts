import { expect, test } from 'vitest';
import { agoOf, kioskState } from './kiosk-state.ts';

const now = new Date('2026-11-20T12:00:00Z');
const before = (seconds: number) => new Date(now.getTime() - seconds * 1000).toISOString();

test('reports a kiosk as away after three missed heartbeats', () => {
  const states = [null, before(0), before(179), before(181)].map((lastContact) => kioskState({ lastContact }, now));
  expect(states).toEqual(['new', 'there', 'there', 'away']);
});

test('returns the elapsed time in the largest sufficiently precise unit', () => {
  const seconds = [-30, 59, 60, 5399, 5400, 172_799, 172_800];
  expect(seconds.map((one) => agoOf(before(one), now))).toEqual([
    { n: 0, unit: 'now' },
    { n: 0, unit: 'now' },
    { n: 1, unit: 'minutes' },
    { n: 89, unit: 'minutes' },
    { n: 1, unit: 'hours' },
    { n: 47, unit: 'hours' },
    { n: 2, unit: 'days' },
  ]);
});
