import { expect, test } from 'vitest';
import { scalePath } from './scale-path.ts';

test('scales all coordinates', () => {
  expect(scalePath('M10 20l5-5h10V40c1,2 3,4 5,6z', 0.3)).toBe('M3 6l1.5-1.5h3V12c.3 .6 .9 1.2 1.5 1.8z');
});

test('reads numbers without separators', () => {
  expect(scalePath('M7.931.025-.5.5', 2)).toBe('M15.86 .05-1 1');
});

test('keeps flags and rotation of arcs, even without separators', () => {
  expect(scalePath('a10 10 45 0110 20', 0.5)).toBe('a5 5 45 0 1 5 10');
});
