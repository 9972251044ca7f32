/**
 * Whether an item is on a level: its detail 'level' is that one or missing.
 * @param own value of its detail 'level'
 */
export function isOnLevel(own: string | undefined, level: string): boolean {
  return !own?.trim() || levelsOf(own).includes(level);
}

/** More levels than a building has are no range. */
const MOST_LEVELS = 200;

/** The levels of a value, which may be a list or a range as in OpenStreetMap: `0;1`, `-2--1`, `EG`. */
export function levelsOf(value: string): string[] {
  return value.split(';').flatMap((part) => {
    const level = part.trim();
    const [, from, to] = /^(-?\d{1,3})\s*-\s*(-?\d{1,3})$/.exec(level) ?? [];
    const [first, last] = [Number(from), Number(to)];
    if (from === undefined || last < first || last - first > MOST_LEVELS) return level ? [level] : [];
    return Array.from({ length: last - first + 1 }, (_, index) => String(first + index));
  });
}
