import { expect, test } from 'vitest';
import type { Boot } from '@umkreis/contract/boot.ts';
import type { MapCenter } from '@umkreis/contract/branch.ts';
import type { Bounds, LngLat } from '@umkreis/contract/ref.ts';
import type { MapStart } from '../map/create-map.ts';
import { breakpointOf, fittingCamera, forBreakpoint, startCamera } from './start-camera.ts';

const center = (breakpoint: MapCenter['breakpoint']): MapCenter => ({
  breakpoint,
  lon: 9,
  lat: 47,
  zoom: 12,
  pitch: 0,
  bearing: 0,
});

test('maps widths to breakpoints', () => {
  expect([320, 599, 600, 959, 960].map(breakpointOf)).toEqual(['xs', 'xs', 'smAndUp', 'smAndUp', 'md']);
});

test('uses the nearest breakpoint if one is missing', () => {
  expect(forBreakpoint([center('md'), center('smAndUp')], 'xs')?.breakpoint).toBe('smAndUp');
  expect(forBreakpoint([center('xs')], 'md')?.breakpoint).toBe('xs');
  expect(forBreakpoint([], 'md')).toBeUndefined();
});

test('fits an area by width on a tall screen and by height on a wide one', () => {
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

const venue: Bounds = [
  [10.928, 46.657],
  [10.931, 46.6585],
];
const indoors = (kind: string, overrides: object = {}) => ({
  main: { center: [0, 0, 1] } as unknown as Boot['main'],
  branch: {
    kind,
    fitsFound: true,
    mapCenter: [{ ...center('md'), zoom: 16, bearing: 0, pitch: 0 }],
    mapBoundaries: [{ breakpoint: 'md', lngLatSwNeBounds: venue }],
    ...overrides,
  } as unknown as Boot['branch'],
});
/** Screen position of a point in a view, px from the upper left corner */
function onScreen({ center: [lon, lat], zoom, bearing }: MapStart, [atLon, atLat]: LngLat, screen: [number, number]) {
  const y = (degrees: number) => Math.log(Math.tan(Math.PI / 4 + (degrees * Math.PI) / 360)) / (2 * Math.PI);
  const world = 512 * 2 ** zoom;
  const [east, south] = [((atLon - lon) / 360) * world, (y(lat) - y(atLat)) * world];
  const rotation = (-bearing * Math.PI) / 180;
  return [
    screen[0] / 2 + east * Math.cos(rotation) - south * Math.sin(rotation),
    screen[1] / 2 + east * Math.sin(rotation) + south * Math.cos(rotation),
  ];
}

test.each([
  ['desk', 1600, 900, 0],
  ['phone', 390, 844, 0],
  ['turned', 1600, 900, -16.5],
])('fills the free part of the screen with a fair: %s', (_, width, height, bearing) => {
  const boot = indoors('fair', { mapCenter: [{ ...center('md'), zoom: 16, pitch: 0, bearing }] });
  const view = startCamera(boot, { width, height });
  const isPhone = width < 600;
  const free = isPhone ? [12, 120, width - 12, height - 76] : [12, 72, width - 72, height - 36];
  const corners = [venue[0], venue[1], [venue[0][0], venue[1][1]] as LngLat, [venue[1][0], venue[0][1]] as LngLat].map(
    (corner) => onScreen(view, corner, [width, height]),
  );
  const xs = corners.map(([x]) => x!);
  const ys = corners.map(([, y]) => y!);
  expect(Math.min(...xs)).toBeGreaterThan(free[0]!);
  expect(Math.max(...xs)).toBeLessThan(free[2]!);
  expect(Math.min(...ys)).toBeGreaterThan(free[1]!);
  expect(Math.max(...ys)).toBeLessThan(free[3]!);
  const share = Math.max(
    (Math.max(...xs) - Math.min(...xs)) / (free[2]! - free[0]!),
    (Math.max(...ys) - Math.min(...ys)) / (free[3]! - free[1]!),
  );
  expect(share).toBeCloseTo(0.9, 1);
});

test('uses the configured start for other guides and for those with fitsFound: false', () => {
  expect(startCamera(indoors('municipality'), { width: 1600, height: 900 }).zoom).toBe(16);
  expect(startCamera(indoors('fair', { fitsFound: false }), { width: 1600, height: 900 }).zoom).toBe(16);
});
