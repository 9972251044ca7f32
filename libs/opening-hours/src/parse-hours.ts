import OpeningHours, { type nominatim_object } from 'opening_hours';
import { BoundedMap } from './bounded-map.ts';
import { LONGEST_HOURS } from './longest-hours.ts';
import type { OpeningPlace } from './opening-place.ts';
import { onClock } from './place-clock.ts';
import { ownPublicHolidays, spellOutHolidays, withoutHolidays } from './own-holidays.ts';

export interface ParsedHours {
  hours: OpeningHours;
  /** The same without the comments of open ends, which hide that they are ones; null where there are none */
  bare: OpeningHours | null;
  /** The same as if there were no school holidays, for years of which opening_hours knows none; null without any */
  schoolless: ParsedHours | null;
  /** Its times move from day to day */
  dependsOnSun: boolean;
}

/** Parsing costs about 0.5 ms, an answer 0.05 ms: equal values of a branch are parsed once. */
const MOST_KEPT = 20_000;
const cache = new BoundedMap<ParsedHours | null>(MOST_KEPT);

/** @returns null for a value that is not opening-hours syntax, or longer than anybody writes */
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

/** Equal where the same value is read alike at one instant of one zone. */
export function hoursKey(value: string, place: OpeningPlace): string {
  const { lat, lon } = positionOf(value, place);
  return `${place.countryCode}|${place.state ?? ''}|${lat}|${lon}|${value}`;
}

const positionOf = (value: string, { lat, lon }: OpeningPlace) =>
  dependsOnSun(value) ? { lat: lat.toFixed(2), lon: lon.toFixed(2) } : nowhere;

/** Against its types, opening_hours uses coordinates only when they are texts. */
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
  return {
    hours,
    dependsOnSun: dependsOnSun(value),
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
const known = new BoundedMap<boolean>(1000);
/** A day of which opening_hours knows the holidays of every country that it knows */
const KNOWN_DAY = [2026, 0, 15] as const;

/** opening_hours throws, when it evaluates a value, for holidays it has no definition of. */
export function knowsHolidays(kind: 'PH' | 'SH', address: Where['address']): boolean {
  const key = `${kind}|${address.country_code}|${address.state}`;
  let answer = known.get(key);
  if (answer === undefined) {
    answer = onClock(0, (Clock) => {
      try {
        return construct(`${kind} off`, { ...nowhere, address })?.getState(new Clock(...KNOWN_DAY)) !== undefined;
      } catch {
        return false;
      }
    });
    known.set(key, answer);
  }
  return answer;
}

const sunny = new BoundedMap<boolean>(MOST_KEPT);
/** Days, months, rules and comments alone; any other word may be one of the sun's in some language. */
const SURELY_WITHOUT_SUN =
  /^(?:[\d\s:;,+\-–|[\]./]|"[^"]*"|\b(?:Mo|Tu|We|Th|Fr|Sa|Su|PH|SH|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b|\b(?:off|closed|open|unknown|week|easter|days?)\b)*$/;

/** opening_hours itself says it: pretty values have its four words of the sun, whatever the value called them. */
function dependsOnSun(value: string): boolean {
  let answer = sunny.get(value);
  if (answer === undefined) {
    sunny.set(value, (answer = !SURELY_WITHOUT_SUN.test(value) && onClock(0, () => hasSunWords(value))));
  }
  return answer;
}

/** A country and a place where every kind of holiday is known and the sun rises and sets on each day */
const anywhere: Where = { lat: '47.5', lon: '9.7', address: { country_code: 'at', state: 'Vorarlberg' } };

function hasSunWords(value: string): boolean {
  try {
    return /sunrise|sunset|dawn|dusk/.test(construct(value, anywhere)?.prettifyValue() ?? '');
  } catch {
    return true;
  }
}

let guess: string | undefined;

/** What opening_hours says where it guessed the end of an opening without one. */
export const guessedEnd = (): string =>
  (guess ??= onClock(0, (Clock) =>
    String(construct('10:00+', anywhere)!.getStatePair(new Clock(...KNOWN_DAY, 12))[3]),
  ));
