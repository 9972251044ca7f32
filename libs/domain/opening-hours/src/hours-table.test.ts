import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openingState } from './opening-state.ts';
import { openingTag } from './opening-tag.ts';
import { inZone } from './zoned-time.ts';

const rows = readFileSync(new URL('testing/hours.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1);

describe('the hours of hours.tsv', () => {
  it.each(rows.map((row) => row.split('\t')))(
    '%s, in %s %s at %s %s %s on %s: %s',
    (value, country, state, lat, lon, zone, instant, right) => {
      const place = {
        timeZone: zone!,
        lat: Number(lat),
        lon: Number(lon),
        countryCode: country!,
        state: state || undefined,
      };
      const at = new Date(instant!);
      const result = openingState(value!, at, place);
      if (right!.startsWith('no state')) {
        expect(result.state).toBe('invalid');
        expect(openingTag(value, null, at, place)).toBeUndefined();
        return;
      }
      const [, expected, opens] = /^(open|closed)(?:, opens (\S+))?/.exec(right!)!;
      expect(result.state).toBe(expected);
      if (opens) expect(inZone(result.nextChange!, zone!).format('YYYY-MM-DD[T]HH:mm')).toBe(opens);
    },
  );
});
