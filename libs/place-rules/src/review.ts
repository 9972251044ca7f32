/** A check of an item: due on a date, then completed with a note. */
export interface Review {
  dateDue: Date;
  isCompleted: boolean;
  note: string | null;
}

const YEAR_MS = 365 * 86_400_000;

/** The review that creating an item creates. */
export function firstReview(now: Date): Review {
  return { dateDue: now, isCompleted: false, note: null };
}

/**
 * The review that follows the one being checked: open, due in a year or when asked for; undefined if none is completed.
 * @param was,is the review before and after the write
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
