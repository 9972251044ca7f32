import OpeningHours, { type nominatim_object } from 'opening_hours';
import { BoundedMap } from './bounded-map.ts';
import { eveningsOf } from './evening-hours.ts';
import { LONGEST_HOURS } from './longest-hours.ts';
import type { OpeningPlace } from './opening-place.ts';
import { onClock } from './place-clock.ts';
import { polarDay, polarHours } from './polar-hours.ts';
import { ownPublicHolidays, spellOutHolidays, withoutHolidays } from './own-holidays.ts';

export interface ParsedHours {
  hours: OpeningHours;
  /** The same without comments on open ends, which hide the open end; null if there are none */
  bare: OpeningHours | null;
  /** The same without school holidays, for years without data in opening_hours; null if it has none */
  schoolless: ParsedHours | null;
  /** The same with openings cut at midnight; null if none may continue past it */
  evenings: OpeningHours | null;
  /** Its times differ from day to day. */
  dependsOnSun: boolean;
  /** The same for a day on which the sun does not cross the horizon; null if it doesn't depend on the sun */
  atPolarDay: ((at: Date) => ParsedHours | null) | null;
}

/** Parsing takes about 0.5 ms, an evaluation 0.05 ms: equal values of a branch are parsed once. */
const MAX_CACHED = 20_000;
const cache = new BoundedMap<ParsedHours | null>(MAX_CACHED);

/** @returns null if the value is not opening-hours syntax, or exceeds the limits */
export function parseHours(value: string, place: OpeningPlace): ParsedHours | null {
  if (value.length > LONGEST_HOURS) return null;
  const key = hoursKey(value, place);
  let parsed = cache.get(key);
  if (parsed === undefined) {
    const where = { ...positionOf(value, place), address: addressOf(place) };
    parsed = onClock(0, () => parse(value, where));
    cache.set(key, parsed);
  }
  return parsed;
}

/** Equal for values with equal results at one instant in one zone. */
export function hoursKey(value: string, place: OpeningPlace): string {
  const { lat, lon } = positionOf(value, place);
  return `${place.countryCode}|${place.state ?? ''}|${lat}|${lon}|${value}`;
}

const positionOf = (value: string, { lat, lon }: OpeningPlace) =>
  dependsOnSun(value) ? { lat: lat.toFixed(2), lon: lon.toFixed(2) } : nowhere;

/** Contrary to its types, opening_hours only accepts coordinates as strings. */
interface Where {
  lat: string;
  lon: string;
  address: nominatim_object['address'];
}

const nowhere = { lat: '0', lon: '0' };

const addressOf = ({ countryCode, state }: OpeningPlace): Where['address'] => ({
  country_code: countryCode,
  state: state ?? '',
});

const commentsOfOpenEnds = /\+\s*"[^"]*"/g;

function parse(value: string, where: Where): ParsedHours | null {
  const dates = ownPublicHolidays(where.address.country_code);
  let usable = dates ? spellOutHolidays(value, dates) : value;
  for (const kind of ['PH', 'SH'] as const) {
    if (usable.includes(kind) && !knowsHolidays(kind, where.address)) usable = withoutHolidays(usable, kind) || 'off';
  }
  const hours = construct(usable, where);
  if (!hours) return null;
  const bare = usable.replace(commentsOfOpenEnds, '+');
  const evenings = eveningsOf(usable);
  return {
    hours,
    evenings: evenings === null ? null : construct(evenings, where),
    dependsOnSun: dependsOnSun(value),
    atPolarDay: dependsOnSun(value) ? (at) => parse(polarHours(usable, polarDay(at, Number(where.lat))), where) : null,
    bare: bare === usable ? null : construct(bare, where),
    schoolless: usable.includes('SH') ? parse(withoutHolidays(usable, 'SH') || 'off', where) : null,
  };
}

function construct(value: string, where: Where): OpeningHours | null {
  try {
    return new OpeningHours(value, where as unknown as nominatim_object, {
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

/** By kind, country and state */
const holidayCache = new BoundedMap<boolean>(1000);
/** A day for which opening_hours has data of every supported country */
const PROBE_DAY = [2026, 0, 15] as const;

/** opening_hours throws on evaluation if it has no data for holidays. */
export function knowsHolidays(kind: 'PH' | 'SH', address: Where['address']): boolean {
  const key = `${kind}|${address.country_code}|${address.state}`;
  let isSupported = holidayCache.get(key);
  if (isSupported === undefined) {
    isSupported = onClock(0, (Clock) => {
      try {
        return construct(`${kind} off`, { ...nowhere, address })?.getState(new Clock(...PROBE_DAY)) !== undefined;
      } catch {
        return false;
      }
    });
    holidayCache.set(key, isSupported);
  }
  return isSupported;
}

const sunny = new BoundedMap<boolean>(MAX_CACHED);
/** Days, months, rules and comments only; any other word may mean sunrise or sunset in some language. */
const SURELY_WITHOUT_SUN =
  /^(?:[\d\s:;,+\-–|[\]./]|"[^"]*"|\b(?:Mo|Tu|We|Th|Fr|Sa|Su|PH|SH|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b|\b(?:off|closed|open|unknown|week|easter|days?)\b)*$/;

/** Uses opening_hours to normalize the value, which then contains one of its four words for the sun. */
function dependsOnSun(value: string): boolean {
  let isSupported = sunny.get(value);
  if (isSupported === undefined) {
    sunny.set(value, (isSupported = !SURELY_WITHOUT_SUN.test(value) && onClock(0, () => hasSunTerms(value))));
  }
  return isSupported;
}

/** A country and a place with every kind of holiday and daily sunrise and sunset */
const anywhere: Where = { lat: '47.5', lon: '9.7', address: { country_code: 'at', state: 'Vorarlberg' } };

function hasSunTerms(value: string): boolean {
  try {
    return /sunrise|sunset|dawn|dusk/.test(construct(value, anywhere)?.prettifyValue() ?? '');
  } catch {
    return true;
  }
}

let guess: string | undefined;

/** The comment of opening_hours for an assumed end of an opening */
export const guessedEnd = (): string =>
  (guess ??= onClock(0, (Clock) =>
    String(construct('10:00+', anywhere)!.getStatePair(new Clock(...PROBE_DAY, 12))[3]),
  ));
