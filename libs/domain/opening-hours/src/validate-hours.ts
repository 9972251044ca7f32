import OpeningHours from 'opening_hours';
import type { Language } from '@umkreis/contract/boot.ts';
import { isIntricateHours, LONGEST_HOURS } from './longest-hours.ts';
import type { OpeningPlace } from './opening-place.ts';
import { ownPublicHolidays } from './own-holidays.ts';
import { knowsHolidays } from './parse-hours.ts';
import { onClock } from './place-clock.ts';
import { stateTextIn } from './state-texts.ts';

export interface HoursCheck {
  error: string | undefined;
  warnings: string[];
}

/** Validates an editor's input; messages come from opening_hours in the given language. An empty value is valid. */
export function validateHours(value: string, place: OpeningPlace, language: Language = 'de'): HoursCheck {
  if (!value.trim()) return { error: undefined, warnings: [] };
  if (value.length > LONGEST_HOURS) return { error: stateTextIn(language, 'tooLong'), warnings: [] };
  if (isIntricateHours(value)) return { error: stateTextIn(language, 'tooIntricate'), warnings: [] };
  const own = { country_code: place.countryCode, state: place.state ?? '' };
  // opening_hours rejects holidays without data; the syntax is then checked with those of a neighbouring country.
  const isSupported = (kind: 'PH' | 'SH') => !value.includes(kind) || knowsHolidays(kind, own);
  const isForeign = ownPublicHolidays(place.countryCode) !== undefined || !isSupported('PH') || !isSupported('SH');
  const address = isForeign ? { country_code: 'at', state: 'Vorarlberg' } : own;
  try {
    const warnings = onClock(0, () =>
      new OpeningHours(
        value,
        { lat: place.lat, lon: place.lon, address },
        { mode: 0, tag_key: 'opening_hours', map_value: false, warnings_severity: 4, locale: language },
      ).getWarnings(),
    );
    return { error: undefined, warnings };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error), warnings: [] };
  }
}
