/** Whether the sun stays above or below an altitude for a whole day. */
export interface PolarDay {
  /** For sunrise and sunset; 'up': the sun does not set */
  sun: 'up' | 'down';
  /** For dawn and dusk; 'up': it does not get dark */
  twilight: 'up' | 'down';
}

const DAY_MS = 86_400_000;
const TILT = 23.44;
/** Days from the winter solstice to 1 January */
const SOLSTICE_DAYS = 10;
const YEAR_DAYS = 365.24;

/**
 * The state of the sun on a day on which it does not cross the horizon: decided by declination and latitude, precise
 * to about a day.
 * @param lat degrees north
 */
export function polarDay(at: Date, lat: number): PolarDay {
  const dayOfYear = (at.getTime() - Date.UTC(at.getUTCFullYear(), 0, 1)) / DAY_MS;
  const declination = -TILT * Math.cos((2 * Math.PI * (dayOfYear + SOLSTICE_DAYS)) / YEAR_DAYS);
  const noon = 90 - Math.abs(lat - declination);
  const midnight = -90 + Math.abs(lat + declination);
  // The nearer of the two limits decides on days between them.
  const stateAt = (altitude: number) =>
    Math.abs(noon - altitude) < Math.abs(midnight - altitude) ? ('down' as const) : ('up' as const);
  return { sun: midnight > HORIZON ? 'up' : noon < HORIZON ? 'down' : stateAt(HORIZON), twilight: stateAtTwilight() };

  function stateAtTwilight(): PolarDay['twilight'] {
    if (midnight > TWILIGHT) return 'up';
    return noon < TWILIGHT ? 'down' : stateAt(TWILIGHT);
  }
}

/** Degrees: refraction and the radius of the sun; civil twilight */
const HORIZON = -0.833;
const TWILIGHT = -6;

const solar = String.raw`\(?\b(?:sunrise|sunset|dawn|dusk)\b(?:[+-]\d{1,2}:\d{2}\))?`;
const point = String.raw`(?:\d{1,2}:\d{2}|${solar})`;
const list = new RegExp(String.raw`"[^"]*"|${point}\s*-\s*${point}\+?(?:\s*,\s*${point}\s*-\s*${point}\+?)*`, 'g');
const range = new RegExp(String.raw`(${point})\s*-\s*(${point})(\+?)`, 'g');

/**
 * Replaces the times of the sun on a day without sunrise and sunset: what begins at a sunrise lasts from midnight
 * if the sun is up all day, and does not happen if it is down; what ends at a sunset lasts to midnight.
 */
export const polarHours = (value: string, day: PolarDay): string =>
  value.replaceAll(list, (text) => {
    if (text.startsWith('"')) return text;
    const ranges = [...text.matchAll(range)].flatMap(([, from, to, plus]) => rangeOf(from!, to!, plus!, day));
    return ranges.length > 0 ? ranges.join(',') : 'off';
  });

function rangeOf(from: string, to: string, plus: string, day: PolarDay): string[] {
  // A morning or evening that never comes: sunrise of a polar night, sunset of a polar day.
  const isMorning = (text: string) => /sunrise|dawn/.test(text);
  const isUp = (text: string) => (/dawn|dusk/.test(text) ? day.twilight : day.sun) === 'up';
  const isSolar = (text: string) => /[a-z]/.test(text);
  if (isSolar(from) && isMorning(from) !== isUp(from)) return [];
  if (isSolar(to) && isMorning(to) === isUp(to)) return [];
  return [`${isSolar(from) ? '00:00' : from}-${isSolar(to) ? '24:00' : to}${plus}`];
}
