import { expect, test } from 'vitest';
import type { MapCenter } from '@umkreis/contract/branch.ts';
import { breakpointOf, fittingCamera, forBreakpoint } from './start-camera.ts';

const center = (breakpoint: MapCenter['breakpoint']): MapCenter => ({
  breakpoint,
  lon: 9,
  lat: 47,
  zoom: 12,
  pitch: 0,
  bearing: 0,
});

test('widths', () => {
  expect([320, 599, 600, 959, 960].map(breakpointOf)).toEqual(['xs', 'xs', 'smAndUp', 'smAndUp', 'md']);
});

test('a missing breakpoint takes the nearest one', () => {
  expect(forBreakpoint([center('md'), center('smAndUp')], 'xs')?.breakpoint).toBe('smAndUp');
  expect(forBreakpoint([center('xs')], 'md')?.breakpoint).toBe('xs');
  expect(forBreakpoint([], 'md')).toBeUndefined();
});

test('an area fits a tall screen by its width, a wide one by its height', () => {
  const whole = fittingCamera(
    [
      [-90, -45],
      [90, 45],
    ],
    { width: 512, height: 5120 },
  );
  expect(whole.center).toEqual([0, expect.closeTo(0)]);
  expect(2 ** whole.zoom).toBeCloseTo(2 * 0.9);
  expect(
    fittingCamera(
      [
        [-90, -45],
        [90, 45],
      ],
      { width: 5120, height: 512 },
    ).zoom,
  ).toBeGreaterThan(whole.zoom);
  expect(
    fittingCamera(
      [
        [9.5, 47.1],
        [9.5001, 47.1001],
      ],
      { width: 1000, height: 1000 },
    ).zoom,
  ).toBe(17);
});
