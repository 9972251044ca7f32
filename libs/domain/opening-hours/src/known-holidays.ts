import OpeningHours, { type nominatim_object } from 'opening_hours';
import { BoundedMap } from './bounded-map.ts';
import { ownPublicHolidays } from './own-holidays.ts';

/** By country and state */
const cache = new BoundedMap<boolean>(1000);

/**
 * Whether there is data for the public holidays of a country or state. Without it, `PH` in hours has no effect.
 * @param countryCode ISO 3166-1 alpha-2, lower case
 */
export function knowsPublicHolidays(countryCode: string, state: string | null): boolean {
  if (ownPublicHolidays(countryCode)) return true;
  const key = `${countryCode}|${state ?? ''}`;
  let result = cache.get(key);
  if (result === undefined) {
    // The library also logs missing data, with a request to add it.
    const { error } = console;
    console.error = () => {};
    try {
      const address = { country_code: countryCode, state: state ?? '' };
      const place = { lat: '0', lon: '0', address } as unknown as nominatim_object;
      // The library throws for missing data only on evaluation.
      new OpeningHours('PH off', place, {
        mode: 0,
        tag_key: 'opening_hours',
        map_value: false,
        warnings_severity: 4,
        locale: 'en',
      }).getState(new Date(0));
      result = true;
    } catch {
      result = false;
    } finally {
      console.error = error;
    }
    cache.set(key, result);
  }
  return result;
}
