import { afterEach, expect, test, vi } from 'vitest';
import { LeakyBucket } from './leaky-bucket.ts';

afterEach(() => vi.useRealTimers());

test('delays a client that exceeded its burst, but no others', () => {
  vi.useFakeTimers({ now: 0 });
  const rate = new LeakyBucket({ rate: 1000, burst: 2000 });
  rate.charge('a', 2000);
  expect([rate.waitOf('a'), rate.waitOf('b')]).toEqual([0, 0]);
  rate.charge('a', 3000);
  expect([rate.waitOf('a'), rate.waitOf('b')]).toEqual([3000, 0]);
  vi.advanceTimersByTime(2000);
  expect(rate.waitOf('a')).toBe(1000);
  rate.charge('a', 500);
  expect(rate.waitOf('a')).toBe(1500);
  vi.advanceTimersByTime(60_000);
  expect(rate.waitOf('a')).toBe(0);
});
