import { expect, test } from 'vitest';
import { nextChangeText } from './open-state-of.ts';

const now = new Date('2026-06-01T10:00:00Z');
const text = (change: string, isOpen: boolean, language: 'de' | 'en' = 'de') =>
  nextChangeText(new Date(change), isOpen, now, 'Europe/Vaduz', language);

test("shows the time of a change today in the branch's time zone", () => {
  expect(text('2026-06-01T16:00:00Z', true)).toBe('bis 18:00');
  expect(text('2026-06-01T11:30:00Z', false, 'en')).toBe('opens 13:30');
});

test('shows the date of a change on another day', () => {
  expect(text('2026-06-02T06:00:00Z', false)).toBe('öffnet Di\u00A008:00');
  expect(text('2026-07-04T06:00:00Z', false)).toBe('öffnet 4.7.\u00A008:00');
  // A numeric date would be ambiguous between day-month and month-day.
  expect(text('2026-12-05T07:15:00Z', false, 'en')).toBe('opens 5 Dec\u00A008:15');
});

test('shows no text without a change', () => {
  expect(nextChangeText(undefined, true, now, 'Europe/Vaduz', 'de')).toBeUndefined();
});

test('shows 24:00 for an opening that ends with the day', () => {
  expect(text('2026-06-01T22:00:00Z', true)).toBe('bis 24:00');
  expect(text('2026-06-02T22:00:00Z', true)).toBe('bis Mi\u00A000:00');
  expect(text('2026-06-01T22:00:00Z', false)).toBe('öffnet Di\u00A000:00');
});
