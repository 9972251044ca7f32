import { expect, test } from 'vitest';
import { isSoundSetting } from '@umkreis/contract/branch-settings.ts';
import type { MapView } from '@umkreis/contract/preview.ts';
import { areaOf, startOf } from './start-view.ts';

const view: MapView = {
  center: [9.5209123456, 47.141],
  zoom: 13,
  pitch: 70,
  bearing: -16.54,
  bounds: [
    [9.4, 47.1],
    [9.6, 47.2],
  ],
};
const zooms = (size: readonly [number, number]) => startOf(view, size).map(({ zoom }) => zoom);

test('raises the zoom by one level for a screen twice as large as the preview', () => {
  expect(zooms([720, 450]).at(-1)).toBe(14);
  expect(zooms([1440, 900]).at(-1)).toBe(13);
  // The narrower side determines the zoom.
  expect(zooms([195, 700])[0]).toBe(13);
});

test('creates valid settings from the preview', () => {
  const start = startOf(view, [600, 500]);
  expect(start.map(({ breakpoint }) => breakpoint)).toEqual(['xs', 'smAndUp', 'md']);
  expect(start[0]).toMatchObject({ lon: 9.520912, lat: 47.141, pitch: 61.5, bearing: -16.5 });
  expect(isSoundSetting('mapCenter', start)).toBe(true);
  expect(isSoundSetting('mapCenter', startOf({ ...view, zoom: 22 }, [10, 10]))).toBe(true);
  const before = (['xs', 'smAndUp', 'md'] as const).map((breakpoint) => ({
    breakpoint,
    lngLatSwNeBounds: [
      [0, 0],
      [1, 1],
    ] as [[number, number], [number, number]],
    bearing: -16.5,
  }));
  const area = areaOf(view, before);
  expect(area).toEqual(before.map((one) => ({ ...one, lngLatSwNeBounds: view.bounds })));
  expect(isSoundSetting('mapBoundaries', area)).toBe(true);
});
