import { describe, expect, test } from 'vitest';
import { metresPerPixel, snapPosition, type SnapTarget } from './snap-position.ts';

const METRES_PER_DEGREE = 111_195.08;
/** Position some metres to the east and north. */
const offsetFrom = ([lon, lat]: readonly [number, number], east: number, north: number): [number, number] => [
  lon + east / METRES_PER_DEGREE / Math.cos((lat * Math.PI) / 180),
  lat + north / METRES_PER_DEGREE,
];

describe.each([
  ['Vaduz', [9.52, 47.14]],
  ['Longyearbyen', [15.6, 78.2]],
  ['the equator', [-78.4, 0]],
] as const)('snapPosition near %s', (_name, origin) => {
  const wall: SnapTarget = {
    lines: [[offsetFrom(origin, 0, 0), offsetFrom(origin, 40, 0), offsetFrom(origin, 40, 30)]],
  };

  test('prefers a corner to a nearer edge', () => {
    const snap = snapPosition(offsetFrom(origin, 38, 1), [wall], 3)!;
    expect(snap.kind).toBe('corner');
    expect(snap.position).toEqual(wall.lines[0]![1]);
    expect(snap.metres).toBeCloseTo(Math.hypot(2, 1), 1);
  });

  test('snaps to the foot of the perpendicular on an edge', () => {
    const snap = snapPosition(offsetFrom(origin, 20, 2), [wall], 3)!;
    expect(snap.kind).toBe('edge');
    expect(snap.target).toBe(wall);
    const foot = offsetFrom(origin, 20, 0);
    expect(snap.position[0]).toBeCloseTo(foot[0], 6);
    expect(snap.position[1]).toBeCloseTo(foot[1], 6);
    expect(snap.metres).toBeCloseTo(2, 1);
  });

  test('ignores what is farther than the tolerance', () => {
    expect(snapPosition(offsetFrom(origin, 20, 3.2), [wall], 3)).toBeUndefined();
    expect(snapPosition(offsetFrom(origin, -4, 0), [wall], 3)).toBeUndefined();
  });

  test('selects the nearest of several targets', () => {
    const point: SnapTarget = { lines: [[offsetFrom(origin, 20, 10)]] };
    expect(snapPosition(offsetFrom(origin, 20, 9), [wall, point], 20)!.target).toBe(point);
    expect(snapPosition(offsetFrom(origin, 39, 1), [point, wall], 20)!.target).toBe(wall);
  });
});

test('snaps across the antimeridian and returns a longitude within 180°', () => {
  const fence: SnapTarget = {
    lines: [
      [
        [179.9999, -16.5],
        [-179.9999, -16.5],
      ],
    ],
  };
  const corner = snapPosition([179.99999, -16.5], [{ lines: [[[-179.99999, -16.5]]] }], 5)!;
  expect(corner.position).toEqual([-179.99999, -16.5]);
  expect(corner.metres).toBeCloseTo(2.13, 1);
  const edge = snapPosition([180, -16.50001], [fence], 5)!;
  expect(edge.kind).toBe('edge');
  expect(Math.abs(edge.position[0])).toBeCloseTo(180, 6);
  expect(edge.position[1]).toBeCloseTo(-16.5, 6);
});

test('a pixel has fewer metres at high latitudes', () => {
  expect(metresPerPixel(0, 0)).toBeCloseTo(78_184, -1);
  expect(metresPerPixel(60, 17) / metresPerPixel(0, 17)).toBeCloseTo(0.5, 6);
});
