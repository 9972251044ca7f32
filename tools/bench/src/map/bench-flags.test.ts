import { expect, test } from 'vitest';
import { mapBenchOf } from './bench-flags.ts';

test('measures everything without flags', () => {
  expect(mapBenchOf([])).toEqual({ sizes: [1000, 10_000, 100_000, 1_000_000], rounds: 5, only: null, hasSlow: false });
});

test('parses sizes, rounds and part of a short run', () => {
  const flags = mapBenchOf(['--sizes', '1000,10000', '--rounds', '3', '--only', 'interact']);
  expect(flags).toEqual({ sizes: [1000, 10_000], rounds: 3, only: 'interact', hasSlow: false });
});

test.each([
  ['--sizes', 'many'],
  ['--rounds', '0'],
  ['--only', 'second'],
])('rejects %s %s', (...args) => {
  expect(() => mapBenchOf(args)).toThrow('npm run bench -- map');
});
