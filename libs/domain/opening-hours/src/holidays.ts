import type { OpeningPlace } from './opening-place.ts';
import { isOpenAt } from './is-open-at.ts';

/** Whether the day of an instant is a public holiday at the place. Countries without holiday data have none. */
export const isPublicHoliday = (at: Date, place: OpeningPlace): boolean => isOpenAt('PH 00:00-24:00', at, place);
