import { readingAt } from './hours-timeline.ts';
import type { OpeningPlace } from './opening-place.ts';

/** With every kind of holiday, and daily sunrise and sunset. */
const anywhere: OpeningPlace = {
  timeZone: 'Europe/Vienna',
  lat: 47.5,
  lon: 9.7,
  countryCode: 'at',
  state: 'Vorarlberg',
};

/**
 * Whether places can evaluate these hours; cards show others as written. Clock, holidays and sun of a place decide
 * when hours apply, not whether they can be read.
 */
export const isReadableHours = (value: string): boolean =>
  !value.trim() || readingAt(value, new Date(), anywhere) !== null;
