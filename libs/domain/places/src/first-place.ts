import type { HoursPlace } from '@umkreis/contract/hours-place.ts';

/** Default time zone and holidays: the first guides are in the Alpine Rhine valley. */
export const firstPlace: HoursPlace = { timeZone: 'Europe/Vaduz', countryCode: 'li', state: null };
