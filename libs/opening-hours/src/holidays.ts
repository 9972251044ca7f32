import type { OpeningPlace } from './opening-place.ts';
import { isOpenAt } from './is-open-at.ts';

/**
 * Is the day of this instant, by the place's clock, a public holiday there? Countries without known holidays have none.
 */
export const isPublicHoliday = (at: Date, place: OpeningPlace): boolean => isOpenAt('PH 00:00-24:00', at, place);
