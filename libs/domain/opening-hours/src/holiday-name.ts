import { readingAt } from './hours-timeline.ts';
import { isOpenAt } from './is-open-at.ts';
import type { OpeningPlace } from './opening-place.ts';
import { ownHolidayNames } from './own-holidays.ts';

/**
 * Name of the public or school holiday at an instant, in the language of its country.
 * @returns undefined on other days, '' for a holiday without a name
 */
export function holidayName(kind: 'PH' | 'SH', at: Date, place: OpeningPlace): string | undefined {
  const reading = readingAt(`${kind} 00:00-24:00`, at, place);
  if (reading?.state !== 'open' && reading?.state !== 'unknown') return undefined;
  if (kind === 'SH') return reading.comment ?? '';
  const own = Object.entries(ownHolidayNames(place.countryCode)).find(([date]) =>
    isOpenAt(`${date} 00:00-24:00`, at, place),
  );
  return own?.[1] ?? reading.comment ?? '';
}
