import type { FeedErrors } from './feed-error.ts';

/** Stores a line's values by id. A duplicate is counted, a contradictory line is an error. */
export function setOnce<T>(
  values: Map<string, T>,
  id: string,
  value: T,
  column: string,
  at: string,
  errors: FeedErrors,
): void {
  const before = values.get(id);
  if (before === undefined) values.set(id, value);
  else if (JSON.stringify(before) === JSON.stringify(value)) errors.repeats(at.slice(0, at.lastIndexOf(':')));
  else errors.add(`${at} ${column} ${id} comes twice, and says something else`);
}
