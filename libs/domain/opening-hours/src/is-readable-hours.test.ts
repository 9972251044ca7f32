import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isReadableHours } from './is-readable-hours.ts';
import { openingState } from './opening-state.ts';

const rows = readFileSync(new URL('testing/hours.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'));

describe('isReadableHours', () => {
  it.each(rows)('agrees with the state at the place: %s in %s', (value, countryCode, state, lat, lon, timeZone, at) => {
    const place = {
      timeZone: timeZone!,
      lat: Number(lat),
      lon: Number(lon),
      countryCode: countryCode!,
      state: state || null,
    };
    const isInvalid = openingState(value!, new Date(at!), place).state === 'invalid';
    expect(isReadableHours(value!)).toBe(!isInvalid);
  });

  it.each(['', 'PH,SH 10:00-12:00', 'sunrise-sunset', '"nach Vereinbarung"'])('reads %j', (value) => {
    expect(isReadableHours(value)).toBe(true);
  });

  it.each(['siehe Website', 'Mo-Fr 9:00', 'Mo-Fr 08:00-12:00;'.repeat(200)])('does not read %j', (value) => {
    expect(isReadableHours(value)).toBe(false);
  });
});
