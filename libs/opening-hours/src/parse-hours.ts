import OpeningHours, { type nominatim_object } from 'opening_hours';
import { offsetMinutes } from './zoned-time.ts';
import type { OpeningPlace } from './opening-place.ts';
import { ownPublicHolidays, spellOutHolidays, withoutHolidays } from './own-holidays.ts';

export type ParsedHours = OpeningHours;

/** Parsing costs about 0.5 ms, an answer 0.05 ms: equal values of a branch are parsed once. */
const cache = new Map<string, ParsedHours | null>();
const CACHE_LIMIT = 20_000;

const DEPENDS_ON_SUN = /sun|dawn|dusk/i;

/**
 * @param at decides the offset between the place's clock and this machine's, which the sun needs
 * @returns null for a value that is not opening-hours syntax
 */
export function parseHours(value: string, at: Date, place: OpeningPlace): ParsedHours | null {
  const sunLon = DEPENDS_ON_SUN.test(value) ? round(clockLongitude(at, place)) : 0;
  const sunLat = DEPENDS_ON_SUN.test(value) ? round(place.lat) : 0;
  const key = `${place.countryCode}|${place.state ?? ''}|${sunLat}|${sunLon}|${value}`;
  let parsed = cache.get(key);
  if (parsed === undefined) {
    if (cache.size >= CACHE_LIMIT) cache.clear();
    parsed = parse(value, toNominatim(sunLat, sunLon, place));
    cache.set(key, parsed);
  }
  return parsed;
}

function parse(value: string, place: nominatim_object): ParsedHours | null {
  const dates = ownPublicHolidays(place.address.country_code);
  let usable = dates ? spellOutHolidays(value, dates) : value;
  for (const kind of ['PH', 'SH'] as const) {
    if (usable.includes(kind) && !knowsHolidays(kind, place.address)) usable = withoutHolidays(usable, kind);
  }
  return construct(usable, place);
}

function construct(value: string, place: nominatim_object): ParsedHours | null {
  try {
    return new OpeningHours(value, place, {
      mode: 0,
      tag_key: 'opening_hours',
      map_value: false,
      warnings_severity: 4,
      locale: 'de',
    });
  } catch {
    return null;
  }
}

const known = new Map<string, boolean>();

/** opening_hours throws, when it evaluates a value, for holidays it has no definition of. */
function knowsHolidays(kind: 'PH' | 'SH', address: nominatim_object['address']): boolean {
  const key = `${kind}|${address.country_code}|${address.state}`;
  let answer = known.get(key);
  if (answer === undefined) {
    try {
      answer = construct(`${kind} off`, { lat: 0, lon: 0, address })?.getState(new Date()) !== undefined;
    } catch {
      answer = false;
    }
    known.set(key, answer);
  }
  return answer;
}

/**
 * The longitude at which the sun keeps this machine's clock as it keeps the place's clock at the place. 15° are an
 * hour.
 */
function clockLongitude(at: Date, place: OpeningPlace): number {
  const shift = offsetMinutes(at, place.timeZone) + at.getTimezoneOffset();
  return place.lon - shift / 4;
}

/** Against its types, opening_hours uses coordinates only when they are texts. */
function toNominatim(lat: number, lon: number, { countryCode, state }: OpeningPlace): nominatim_object {
  return {
    lat: String(lat),
    lon: String(lon),
    address: { country_code: countryCode, state: state ?? '' },
  } as unknown as nominatim_object;
}

const round = (degrees: number) => Math.round(degrees * 10) / 10;
