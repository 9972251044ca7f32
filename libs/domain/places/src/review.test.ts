import { expect, test } from 'vitest';
import { firstReview, nextReview } from './review.ts';

const now = new Date('2026-11-21T10:00:00Z');
const open = { dateDue: now, isCompleted: false };

test('creates a review that is due immediately for a new item', () => {
  expect(firstReview(now)).toEqual({ dateDue: now, isCompleted: false, note: null });
});

test('opens the next review on completion, in a year or as requested', () => {
  expect(nextReview(open, { isCompleted: true }, now)).toEqual({
    dateDue: new Date('2027-11-21T10:00:00Z'),
    isCompleted: false,
    note: null,
  });
  expect(nextReview(open, { isCompleted: true }, now, new Date('2027-01-01T00:00:00Z'))?.dateDue).toEqual(
    new Date('2027-01-01T00:00:00Z'),
  );
});

test('opens none when date or note change, on a second completion, or on reopening', () => {
  expect(nextReview(open, { isCompleted: false }, now)).toBeUndefined();
  expect(nextReview({ isCompleted: true }, { isCompleted: true }, now)).toBeUndefined();
  expect(nextReview({ isCompleted: true }, { isCompleted: false }, now)).toBeUndefined();
});
