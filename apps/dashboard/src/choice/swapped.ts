/** A copy of the list with two rows swapped. */
export function swapped<T>(rows: readonly T[], from: number, to: number): T[] {
  const next = [...rows];
  [next[from], next[to]] = [next[to]!, next[from]!];
  return next;
}
