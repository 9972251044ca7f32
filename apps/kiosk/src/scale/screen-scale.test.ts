import { expect, it } from 'vitest';
import { screenScale } from './screen-scale.ts';

it.each([
  [1080, 1920, 1],
  [1920, 1080, 1],
  [2160, 3840, 2],
  [3840, 2160, 2],
  [1440, 2560, 1.33],
  [768, 1024, 1],
  [20_000, 20_000, 4],
])('scales everything on a screen of %i × %i by %d', (width, height, controls) => {
  const scale = screenScale({ width, height }, null);
  expect(scale.controls).toBe(controls);
  expect(scale.map / scale.controls).toBeCloseTo(1.4);
});

it('multiplies it by the factor of the kiosk', () => {
  expect(screenScale({ width: 1080, height: 1920 }, 1.25).controls).toBe(1.25);
  expect(screenScale({ width: 3840, height: 2160 }, 0.75).controls).toBe(1.5);
});
