import type { BasemapItem } from '@umkreis/contract/item.ts';
import { isPermanentlyClosed } from '@umkreis/opening-hours/permanently-closed.ts';

/**
 * Whether a place is permanently closed or a duplicate of another one. Keep in sync with the SQL of the lists of
 * large branches.
 * @param timeZone of the branch, for items without their own
 */
export function isClosedOrDuplicate(
  { closed, duplicateOf, hoursPlace }: Pick<BasemapItem, 'closed' | 'duplicateOf' | 'hoursPlace'>,
  now: Date,
  timeZone: string,
): boolean {
  if (duplicateOf !== undefined) return true;
  return closed !== undefined && isPermanentlyClosed(closed, now, hoursPlace?.timeZone ?? timeZone);
}
