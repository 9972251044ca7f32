import type { BasemapItem } from '@umkreis/contract/item.ts';
import { isPermanentlyClosed } from '@umkreis/opening-hours/permanently-closed.ts';

/**
 * Is a place closed for good, or only a second record of another one? The lists of large branches say the same in SQL.
 * @param timeZone of the branch, for items without a clock of their own
 */
export function isGone(
  { closed, duplicateOf, hoursPlace }: Pick<BasemapItem, 'closed' | 'duplicateOf' | 'hoursPlace'>,
  now: Date,
  timeZone: string,
): boolean {
  if (duplicateOf !== undefined) return true;
  return closed !== undefined && isPermanentlyClosed(closed, now, hoursPlace?.timeZone ?? timeZone);
}
