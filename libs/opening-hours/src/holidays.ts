import type { OpeningPlace } from './opening-place.ts';
import { openAt } from './is-open-at.ts';

/**
 * Is the day of this instant, by the place's clock, a public holiday there? Countries without known holidays have none.
 */
export function isPublicHoliday(at: Date, place: OpeningPlace): boolean {
  return openAt(at, place)('PH 00:00-24:00');
}
