import { expect, test } from 'vitest';
import { dayInZone, fromClock, inZone, offsetMinutes } from './zoned-time.ts';

test.each([
  ['2026-07-01T12:00:00Z', 'Europe/Vaduz', 120],
  ['2026-01-01T12:00:00Z', 'Europe/Vaduz', 60],
  ['2026-07-01T12:00:00Z', 'Asia/Kathmandu', 345],
  ['2026-07-01T12:00:00Z', 'America/St_Johns', -150],
  ['2026-03-29T00:59:59Z', 'Europe/Vaduz', 60],
  ['2026-03-29T01:00:00Z', 'Europe/Vaduz', 120],
  ['2026-10-25T00:59:59Z', 'Europe/Vaduz', 120],
  ['2026-10-25T01:00:00Z', 'Europe/Vaduz', 60],
  ['1970-01-01T00:00:00Z', 'UTC', 0],
])('has the offset of %s in %s: %i minutes', (at, zone, minutes) => {
  expect(offsetMinutes(new Date(at), zone)).toBe(minutes);
  expect(offsetMinutes(new Date(at), zone)).toBe(minutes);
});

test('reads and writes an instant in a zone', () => {
  const clock = inZone(new Date('2026-12-31T23:30:05Z'), 'Europe/Vaduz');
  expect([
    clock.year(),
    clock.month(),
    clock.date(),
    clock.day(),
    clock.hour(),
    clock.minute(),
    clock.second(),
  ]).toEqual([2027, 0, 1, 5, 0, 30, 5]);
  expect(clock.format('YYYYMMDD[T]HHmmss')).toBe('20270101T003005');
  expect(clock.plus(-1000).format('HH:mm:ss')).toBe('00:30:04');
  expect(dayInZone(new Date('2026-12-31T22:59:59Z'), 'Europe/Vaduz')).toBe('2026-12-31');
});

test('converts back and forth, also for skipped and repeated local times', () => {
  expect(fromClock(Date.UTC(2026, 4, 5, 6, 15), 'America/New_York').toISOString()).toBe('2026-05-05T10:15:00.000Z');
  expect(fromClock(Date.UTC(2026, 2, 29, 2, 30), 'Europe/Vaduz').toISOString()).toBe('2026-03-29T01:30:00.000Z');
  expect(fromClock(Date.UTC(2026, 9, 25, 2, 30), 'Europe/Vaduz').toISOString()).toBe('2026-10-25T00:30:00.000Z');
});

test('rejects an invalid zone', () => {
  expect(() => offsetMinutes(new Date(), 'Europe/Nowhere')).toThrow(RangeError);
});
