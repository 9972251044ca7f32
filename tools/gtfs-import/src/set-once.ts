import type { Faults } from './feed-error.ts';

/** Stores a line's values by id. A duplicate is counted, a contradictory line is an error. */
export function setOnce<T>(
  known: Map<string, T>,
  id: string,
  value: T,
  column: string,
  at: string,
  faults: Faults,
): void {
  const before = known.get(id);
  if (before === undefined) known.set(id, value);
  else if (JSON.stringify(before) === JSON.stringify(value)) faults.repeats(at.slice(0, at.lastIndexOf(':')));
  else faults.add(`${at} ${column} ${id} comes twice, and says something else`);
}
