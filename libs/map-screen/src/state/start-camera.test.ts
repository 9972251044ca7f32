import { expect, test } from 'vitest';
import type { MapCenter } from '@umkreis/contract/branch.ts';
import { breakpointOf, forBreakpoint } from './start-camera.ts';

const center = (breakpoint: MapCenter['breakpoint']): MapCenter => ({ breakpoint, lon: 9, lat: 47, zoom: 12, pitch: 0, bearing: 0 });

test('widths', () => {
  expect([320, 599, 600, 959, 960].map(breakpointOf)).toEqual(['xs', 'xs', 'smAndUp', 'smAndUp', 'md']);
});

test('a missing breakpoint takes the nearest one', () => {
  expect(forBreakpoint([center('md'), center('smAndUp')], 'xs')?.breakpoint).toBe('smAndUp');
  expect(forBreakpoint([center('xs')], 'md')?.breakpoint).toBe('xs');
  expect(forBreakpoint([], 'md')).toBeUndefined();
});
