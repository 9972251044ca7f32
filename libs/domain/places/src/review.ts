/** A check of an item: due on a date, then completed with a note. */
export interface Review {
  dateDue: Date;
  isCompleted: boolean;
  note: string | null;
}

const YEAR_MS = 365 * 86_400_000;

/** The first review of a new item. */
export function firstReview(now: Date): Review {
  return { dateDue: now, isCompleted: false, note: null };
}

/**
 * The review following a completed one: open, due in a year or as requested; undefined if none was completed.
 * @param was the review before the write
 * @param is the review after the write
 */
export function nextReview(
  was: Pick<Review, 'isCompleted'>,
  is: Pick<Review, 'isCompleted'>,
  now: Date,
  dateDue?: Date,
): Review | undefined {
  if (was.isCompleted || !is.isCompleted) return undefined;
  return { dateDue: dateDue ?? new Date(now.getTime() + YEAR_MS), isCompleted: false, note: null };
}
