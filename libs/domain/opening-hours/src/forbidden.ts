import { isOpenAt } from './is-open-at.ts';
import type { OpeningPlace } from './opening-place.ts';

/**
 * Whether the prohibition of a 'Forbidden' item is in force. If not, the map draws it as a small dot.
 * @param transportForbiddenHours value of that detail; without one the prohibition is always in force
 */
export function isForbiddenNow(transportForbiddenHours: string | undefined, at: Date, place: OpeningPlace): boolean {
  return !transportForbiddenHours?.trim() || isOpenAt(transportForbiddenHours, at, place);
}
