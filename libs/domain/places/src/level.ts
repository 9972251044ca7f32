/**
 * Whether an item is on a level: its detail 'level' is that one or missing.
 * @param own value of its detail 'level'
 */
export function isOnLevel(own: string | undefined, level: string): boolean {
  return !own?.trim() || own.trim() === level;
}
