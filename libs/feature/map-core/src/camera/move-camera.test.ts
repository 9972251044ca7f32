import type { Map as MapLibreMap } from 'maplibre-gl';
import { expect, test } from 'vitest';
import type { Bounds } from '@umkreis/contract/ref.ts';
import type { CameraTarget } from './camera-target.ts';
import { movedByGuide, moveCamera, type CameraStyle } from './move-camera.ts';

const padding = { top: 96, right: 12, bottom: 36, left: 374 };
const bounds: Bounds = [
  [9.5, 47.1],
  [9.6, 47.2],
];

/** Camera calls on a map at zoom 12 whose fit has zoom 13; all are marked as the guide's own. */
function cameraCalls(
  target: CameraTarget,
  style: Partial<CameraStyle> = {},
  fit: () => unknown = () => ({ zoom: 13, bearing: 5 }),
) {
  const calls: [string, ...unknown[]][] = [];
  const record =
    (name: string) =>
    (...args: unknown[]) => {
      calls.push([name, ...args.filter((arg) => arg !== movedByGuide)]);
      return name === 'cameraForBounds' ? fit() : undefined;
    };
  const map = {
    getZoom: () => 12,
    getBearing: () => 0,
    cameraForBounds: record('cameraForBounds'),
    easeTo: record('easeTo'),
    flyTo: record('flyTo'),
    fitBounds: record('fitBounds'),
  };
  moveCamera(map as unknown as MapLibreMap, target, { padding, isKiosk: false, ...style });
  return calls;
}

test('adds 12 px to the panels, zooms in by 0.15 and takes 1,000 ms for a fit', () => {
  const [[, , fit], [, move]] = cameraCalls({ kind: 'bounds', bounds }) as [
    [string, unknown, object],
    [string, object],
  ];
  expect(fit).toMatchObject({ padding: { top: 108, right: 24, bottom: 48, left: 386 } });
  expect(move).toMatchObject({ zoom: 13.15, duration: 1000, offset: [181, 30] });
  expect(move).not.toHaveProperty('pitch');
});

test('adds 36 px and tilts by 35° on a kiosk', () => {
  const [[, , fit], [, move]] = cameraCalls({ kind: 'bounds', bounds }, { isKiosk: true }) as [
    [string, unknown, object],
    [string, object],
  ];
  expect(fit).toMatchObject({ padding: { top: 132, right: 48, bottom: 72, left: 410 } });
  expect(move).toMatchObject({ pitch: 35 });
});

test('fits a shortcut 0.75 tighter', () => {
  expect(cameraCalls({ kind: 'bounds', bounds, tighter: 0.75 })[1]).toMatchObject(['easeTo', { zoom: 13.75 }]);
});

test('ends at zoom 14, at the requested zoom, or at the current one', () => {
  expect(cameraCalls({ kind: 'point', at: [9.5, 47.1] })).toMatchObject([['flyTo', { zoom: 14 }]]);
  expect(cameraCalls({ kind: 'point', at: [9.5, 47.1], zoom: 17 })).toMatchObject([['flyTo', { zoom: 17 }]]);
});

test('ignores bounds that are not numbers', () => {
  expect(
    cameraCalls({
      kind: 'bounds',
      bounds: [
        [Number.NaN, 47],
        [9.6, 47.2],
      ],
    }),
  ).toEqual([]);
});

test.each([
  () => undefined,
  () => ({ zoom: Number.NaN }),
  () => {
    throw new Error('no room');
  },
])('falls back to a plain fit if the padded one fails', (fit) => {
  expect(cameraCalls({ kind: 'bounds', bounds }, {}, fit).at(-1)).toEqual(['fitBounds', bounds, {}]);
});
