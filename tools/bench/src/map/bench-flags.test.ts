import { expect, test } from 'vitest';
import { mapBenchOf } from './bench-flags.ts';

test('without flags everything is measured', () => {
  expect(mapBenchOf([])).toEqual({ sizes: [1000, 10_000, 100_000, 1_000_000], rounds: 5, only: null, hasSlow: false });
});

test('a short run names its sizes, rounds and part', () => {
  const asked = mapBenchOf(['--sizes', '1000,10000', '--rounds', '3', '--only', 'interact']);
  expect(asked).toEqual({ sizes: [1000, 10_000], rounds: 3, only: 'interact', hasSlow: false });
});

test.each([
  ['--sizes', 'many'],
  ['--rounds', '0'],
  ['--only', 'second'],
])('%s %s is refused', (...args) => {
  expect(() => mapBenchOf(args)).toThrow('npm run bench -- map');
});
