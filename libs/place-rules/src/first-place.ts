import type { HoursPlace } from '@umkreis/contract/hours-place.ts';

/** Clock and holidays where nothing has said anything else: the first guides lie around the Alpine Rhine. */
export const firstPlace: HoursPlace = { timeZone: 'Europe/Vaduz', countryCode: 'li', state: null };
