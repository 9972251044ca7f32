import OpeningHours from 'opening_hours';
import type { Language } from '@umkreis/contract/boot.ts';
import type { OpeningPlace } from './opening-place.ts';
import { ownPublicHolidays } from './own-holidays.ts';

export interface HoursCheck {
  error: string | undefined;
  warnings: string[];
}

/**
 * Checks a value as an editor types it; the texts come from opening_hours in the language given.
 * An empty value is fine.
 */
export function validateHours(value: string, place: OpeningPlace, language: Language = 'de'): HoursCheck {
  if (!value.trim()) return { error: undefined, warnings: [] };
  // opening_hours refuses PH where it doesn't know the holidays; the syntax is checked with those of a neighbour then.
  const address = ownPublicHolidays(place.countryCode)
    ? { country_code: 'at', state: 'Vorarlberg' }
    : { country_code: place.countryCode, state: place.state ?? '' };
  try {
    const hours = new OpeningHours(
      value,
      { lat: place.lat, lon: place.lon, address },
      { mode: 0, tag_key: 'opening_hours', map_value: false, warnings_severity: 4, locale: language },
    );
    return { error: undefined, warnings: hours.getWarnings() };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error), warnings: [] };
  }
}
