import { expect, test } from 'vitest';
import { dayInZone } from './zoned-time.ts';
import { quarterHour } from './quarter-hour.ts';

test.each(['Europe/Vaduz', 'Asia/Kathmandu', 'Pacific/Chatham', 'Australia/Eucla', 'America/St_Johns'])(
  'has no start of a day within a quarter hour in %s',
  (zone) => {
    const start = Date.parse('2026-03-27T00:07:00Z');
    for (let minute = 0; minute < 3 * 24 * 60; minute++) {
      const [before, after] = [start + minute * 60_000, start + (minute + 1) * 60_000];
      if (dayInZone(new Date(before), zone) !== dayInZone(new Date(after), zone))
        expect(quarterHour(after)).toBe(quarterHour(before) + 1);
    }
  },
);
