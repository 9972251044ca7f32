/**
 * Is an item shown on a level: is its detail 'level' that one, or has it none?
 * @param own value of its detail 'level'
 */
export function isOnLevel(own: string | undefined, level: string): boolean {
  return !own?.trim() || own.trim() === level;
}
