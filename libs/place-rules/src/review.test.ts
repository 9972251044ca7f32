import { expect, test } from 'vitest';
import { firstReview, nextReview } from './review.ts';

const now = new Date('2026-11-21T10:00:00Z');
const open = { dateDue: now, isCompleted: false };

test('a new item has a review that is due now', () => {
  expect(firstReview(now)).toEqual({ dateDue: now, isCompleted: false, note: null });
});

test('checking a review opens the next one, in a year or when asked for', () => {
  expect(nextReview(open, { isCompleted: true }, now)).toEqual({
    dateDue: new Date('2027-11-21T10:00:00Z'),
    isCompleted: false,
    note: null,
  });
  expect(nextReview(open, { isCompleted: true }, now, new Date('2027-01-01T00:00:00Z'))?.dateDue).toEqual(
    new Date('2027-01-01T00:00:00Z'),
  );
});

test('a change of date or note opens none, nor does completing twice or reopening', () => {
  expect(nextReview(open, { isCompleted: false }, now)).toBeUndefined();
  expect(nextReview({ isCompleted: true }, { isCompleted: true }, now)).toBeUndefined();
  expect(nextReview({ isCompleted: true }, { isCompleted: false }, now)).toBeUndefined();
});
