import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { isOpen } from './hours-timeline.ts';
import { openingState } from './opening-state.ts';
import { sampleHours, sampleInstants, samplePlaces } from './testing/sample-hours.ts';

const script = fileURLToPath(new URL('testing/machine-answers.ts', import.meta.url));
const run = promisify(execFile);

/** Output of a process in a zone; its first line is the zone. */
async function resultsIn(zone: string): Promise<string[]> {
  const { stdout } = await run(process.execPath, [script], {
    env: { ...process.env, TZ: zone },
    maxBuffer: 256 * 1024 * 1024,
  });
  return stdout.split('\n');
}

test('returns the same results in any zone of the machine', { timeout: 240_000 }, async () => {
  const zones = ['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Tokyo'];
  const [utc, ...others] = await Promise.all(zones.map(resultsIn));
  const [[machine], results] = [utc!.slice(0, 1), utc!.slice(1)];
  expect(sampleHours.length).toBeGreaterThan(250);
  expect(results.length).toBeGreaterThan((sampleHours.length * sampleInstants.length) / 2);
  for (const [index, other] of others.entries()) {
    expect(other[0], `the process for ${zones[index + 1]} is in its zone`).not.toBe(machine);
    const different = other
      .slice(1)
      .flatMap((result, row) => (result === results[row] ? [] : [[results[row], result]]));
    expect(different.slice(0, 5)).toEqual([]);
  }
});

test('keeps the state until exactly the next change', () => {
  const wrong: string[] = [];
  sampleHours.forEach((hours, row) => {
    const place = samplePlaces[row % samplePlaces.length]!;
    for (const at of sampleInstants.filter((_, column) => (row + column) % 8 === 0)) {
      const { state, nextChange } = openingState(hours, at, place);
      if (!nextChange) continue;
      const before = openingState(hours, new Date(nextChange.getTime() - 1000), place).state;
      const after = openingState(hours, nextChange, place).state;
      if (nextChange <= at || before !== state || after === state)
        wrong.push(`${hours} at ${at.toISOString()} in ${place.timeZone}: ${state} → ${nextChange.toISOString()}`);
    }
  });
  expect(wrong).toEqual([]);
});

const [berlin, newYork, tokyo] = samplePlaces as [
  (typeof samplePlaces)[0],
  (typeof samplePlaces)[0],
  (typeof samplePlaces)[0],
];
const at = (iso: string) => new Date(iso);

describe('published calendars and almanacs', () => {
  test.each([
    // 25 October 2026, Berlin: 02:00–03:00 occurs twice.
    ['Su 02:00-03:00', '2026-10-25T02:30:00+02:00', 'open', '2026-10-25T03:00:00+01:00'],
    ['Su 02:00-03:00', '2026-10-25T02:30:00+01:00', 'open', '2026-10-25T03:00:00+01:00'],
    ['Sa 20:00-02:30', '2026-10-25T02:10:00+02:00', 'open', '2026-10-25T02:30:00+02:00'],
    ['Su 03:00-04:00', '2026-10-25T01:59:00+02:00', 'closed', '2026-10-25T03:00:00+01:00'],
    ['Sa 22:00-06:00', '2026-10-24T23:00:00+02:00', 'open', '2026-10-25T06:00:00+01:00'],
    // 29 March 2026, Berlin: 02:00–03:00 does not exist.
    ['Su 02:00-03:00', '2026-03-29T01:30:00+01:00', 'closed', '2027-04-04T02:00:00+02:00'],
    ['Sa 20:00-02:30', '2026-03-29T01:30:00+01:00', 'open', '2026-03-29T03:00:00+02:00'],
    ['Su 01:00-04:00', '2026-03-29T01:30:00+01:00', 'open', '2026-03-29T04:00:00+02:00'],
    // Nights with a clock change in New York are regular nights in Berlin.
    ['Su 02:00-03:00', '2026-03-08T02:30:00+01:00', 'open', '2026-03-08T03:00:00+01:00'],
    ['Su 01:00-02:00', '2026-11-01T01:30:00+01:00', 'open', '2026-11-01T02:00:00+01:00'],
  ])('evaluates %s at %s in Berlin as %s until %s', (hours, iso, state, next) => {
    const result = openingState(hours, at(iso), berlin);
    expect(result.state).toBe(state);
    // Easter Sunday 2027 is on 28 March, when the clock changes again.
    if (next.startsWith('2027')) expect(result.nextChange?.getTime()).toBeGreaterThan(at(iso).getTime() + 86_400_000);
    else expect(result.nextChange?.toISOString()).toBe(at(next).toISOString());
  });

  test('handles the repeated hour on 1 November 2026 in New York', () => {
    for (const offset of ['-04:00', '-05:00'])
      expect(openingState('Su 01:00-02:00', at(`2026-11-01T01:30:00${offset}`), newYork)).toMatchObject({
        state: 'open',
        nextChange: at('2026-11-01T02:00:00-05:00'),
      });
  });

  const minutes = (found: Date | undefined, iso: string) =>
    Math.abs((found?.getTime() ?? 0) - Date.parse(iso)) / 60_000;

  test.each([
    ['Berlin', berlin, '2026-06-21T12:00:00+02:00', '2026-06-21T21:33:00+02:00', '2026-06-22T04:43:00+02:00'],
    ['Berlin', berlin, '2026-12-21T12:00:00+01:00', '2026-12-21T15:54:00+01:00', '2026-12-22T08:16:00+01:00'],
    ['New York', newYork, '2026-06-21T12:00:00-04:00', '2026-06-21T20:31:00-04:00', '2026-06-22T05:25:00-04:00'],
    ['Tokyo', tokyo, '2026-06-21T12:00:00+09:00', '2026-06-21T19:00:00+09:00', '2026-06-22T04:26:00+09:00'],
  ])('computes sunrise and sunset in %s', (_, place, noon, sunset, sunrise) => {
    for (const word of ['sunrise-sunset', 'daytime', 'daylight']) {
      const day = openingState(word, at(noon), place);
      expect(day.state).toBe('open');
      expect(minutes(day.nextChange, sunset)).toBeLessThanOrEqual(2);
      const night = openingState(word, day.nextChange!, place);
      expect(minutes(night.nextChange, sunrise)).toBeLessThanOrEqual(2);
    }
  });

  test('accepts German words for solar times', () => {
    const noon = at('2026-06-21T12:00:00+02:00');
    const dusk = openingState('dawn-dusk', noon, berlin);
    expect(openingState('morgendämmerung-abenddämmerung', noon, berlin)).toEqual(dusk);
    expect(dusk.nextChange!.getTime()).toBeGreaterThan(at('2026-06-21T22:00:00+02:00').getTime());
  });

  test('returns the start of a season in summer time when asked in January', () => {
    const { state, nextChange } = openingState('Jul sunrise-sunset', at('2026-01-15T12:00:00+01:00'), berlin);
    expect(state).toBe('closed');
    expect(minutes(nextChange, '2026-07-01T04:48:00+02:00')).toBeLessThanOrEqual(2);
  });

  test("computes the same sunset instant regardless of the zone's name", () => {
    const noon = at('2026-06-21T10:00:00Z');
    const there = openingState('sunrise-sunset', noon, { ...berlin, timeZone: 'Etc/GMT-4' }).nextChange!;
    expect(minutes(openingState('sunrise-sunset', noon, berlin).nextChange, there.toISOString())).toBeLessThan(1.5);
  });
});

describe('an opening without an end', () => {
  const state = (hours: string, iso: string) => openingState(hours, at(iso), berlin).state;
  test.each([
    ['Mo-Sa 18:00+', '2026-11-27T20:00:00+01:00', 'openEnd'],
    ['Mo-Sa 18:00+', '2026-11-28T01:00:00+01:00', 'openEnd'],
    ['Mo-Sa 18:00+', '2026-11-29T01:00:00+01:00', 'openEnd'],
    ['Mo-Sa 18:00+', '2026-11-29T20:00:00+01:00', 'closed'],
    ['Fr 23:00+', '2026-11-28T03:59:00+01:00', 'openEnd'],
    ['Fr 23:00+', '2026-11-28T04:00:00+01:00', 'closed'],
    ['Fr 18:00-22:00+', '2026-11-27T21:00:00+01:00', 'open'],
    ['Fr 18:00-22:00+', '2026-11-27T23:00:00+01:00', 'openEnd'],
    ['Fr 18:00-22:00+', '2026-11-28T05:00:00+01:00', 'closed'],
    ['Fr 18:00-01:00+', '2026-11-28T08:00:00+01:00', 'closed'],
    ['Fr 22:00-05:00+', '2026-11-28T04:30:00+01:00', 'open'],
    ['Fr 22:00-05:00+', '2026-11-28T05:30:00+01:00', 'closed'],
    ['Mo-Su 06:00-22:00+', '2026-11-28T22:30:00+01:00', 'openEnd'],
    ['Mo-Su 06:00-22:00+', '2026-11-28T05:30:00+01:00', 'closed'],
    ['Fr 11:00+', '2026-11-27T23:59:00+01:00', 'openEnd'],
    ['Fr 11:00+', '2026-11-28T00:00:00+01:00', 'closed'],
    ['Sa 05:00+', '2026-11-28T06:00:00+01:00', 'openEnd'],
    ['Fr 18:00+ "nur Bar"', '2026-11-27T20:00:00+01:00', 'openEnd'],
    ['Mo-Su 18:00+; PH off', '2026-12-25T20:00:00+01:00', 'closed'],
  ])('evaluates %s at %s as %s', (hours, iso, expected) => expect(state(hours, iso)).toBe(expected));

  test('is closed after its night and reports the next opening', () => {
    expect(openingState('Fr,Sa 23:00+', at('2026-11-28T05:00:00+01:00'), berlin)).toMatchObject({
      state: 'closed',
      nextChange: at('2026-11-28T23:00:00+01:00'),
    });
  });

  test('is open', () => {
    expect(['open', 'openEnd', 'unknown', 'closed', 'invalid'].filter(isOpen)).toEqual(['open', 'openEnd']);
  });
});
