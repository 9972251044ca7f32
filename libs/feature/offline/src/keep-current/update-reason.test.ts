import { expect, test } from 'vitest';
import { updateReason } from './update-reason.ts';

const HOUR = 3_600_000;
const now = Date.UTC(2030, 5, 3, 12);
const map = { date: new Date(now - 13 * HOUR).toISOString(), bytes: 1, places: 3, snapshot: '1-a.json' };
const state = { map, snapshot: '1-b.json', isComplete: true, now };

test('updates a guide of which the server has newer data', () => {
  expect(updateReason(state)).toBe('outdated');
  expect(updateReason({ ...state, snapshot: '1-a.json' })).toBeNull();
  expect(updateReason({ ...state, snapshot: null })).toBeNull();
});

test('leaves a guide that was saved within twelve hours', () => {
  expect(updateReason({ ...state, now: now - 2 * HOUR })).toBeNull();
});

test('updates a guide that was saved while the clock was ahead', () => {
  expect(updateReason({ ...state, now: now - 365 * 24 * HOUR })).toBe('outdated');
});

test('repairs a damaged guide, however new it is', () => {
  expect(updateReason({ ...state, snapshot: '1-a.json', isComplete: false, now: now - 12 * HOUR })).toBe('damaged');
});
