import { expect, it } from 'vitest';
import type { Position } from '../shared/osm-data.ts';
import { inRing, type Polygon } from '../geometry/polygons.ts';
import { signedArea } from '../geometry/measure.ts';
import { seaPolygons } from './sea.ts';

const box: [number, number, number, number] = [0, 0, 10, 10];
const isSea = (seas: Polygon[], point: Position) =>
  seas.some(([outer, ...holes]) => inRing(point, outer!) && !holes.some((hole) => inRing(point, hole)));
const size = (seas: Polygon[]) =>
  seas.reduce((sum, rings) => sum + rings.reduce((area, ring) => area + signedArea(ring), 0), 0);
/** Land on the left: counter-clockwise. */
const island = (x: number, y: number): Position[] => [
  [x, y],
  [x + 1, y],
  [x + 1, y + 1],
  [x, y + 1],
  [x, y],
];

it('closes a shore that crosses the box, with the water on its right', () => {
  const eastward: Position[] = [
    [-5, 4],
    [5, 6],
    [15, 4],
  ];
  const south = seaPolygons([eastward], box);
  expect([isSea(south, [5, 5.5]), isSea(south, [5, 6.5]), isSea(south, [1, 1]), isSea(south, [9, 9])]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  const north = seaPolygons([eastward.toReversed()], box);
  expect([isSea(north, [5, 5.5]), isSea(north, [5, 6.5]), isSea(north, [1, 1]), isSea(north, [9, 9])]).toEqual([
    false,
    true,
    false,
    true,
  ]);
  expect(size(south) + size(north)).toBeCloseTo(100, 6);
});

it('creates a strait or two seas from two shores', () => {
  const eastward = (y: number): Position[] => [
    [-1, y],
    [11, y],
  ];
  const strait = seaPolygons([eastward(7), eastward(3).toReversed()], box);
  expect(size(strait)).toBeCloseTo(40, 6);
  expect(isSea(strait, [5, 5])).toBe(true);
  const isthmus = seaPolygons([eastward(3), eastward(7).toReversed()], box);
  expect(size(isthmus)).toBeCloseTo(60, 6);
  expect(isSea(isthmus, [5, 5])).toBe(false);
});

it('puts islands into the sea of a mainland, or into a sea that fills the box', () => {
  const shore: Position[] = [
    [-1, 5],
    [11, 5],
  ];
  const off = seaPolygons([shore, island(2, 2), island(6, 1)], box);
  expect(size(off)).toBeCloseTo(48, 6);
  expect(isSea(off, [2.5, 2.5])).toBe(false);
  const alone = seaPolygons([island(2, 2), island(6, 1)], box);
  expect(size(alone)).toBeCloseTo(98, 6);
});

it('cuts an island at the border, wherever its line starts', () => {
  const land = island(9.5, 4);
  for (const start of [0, 1, 2, 3]) {
    const turned = [...land.slice(start, -1), ...land.slice(0, start), land[start]!];
    const seas = seaPolygons([turned], box);
    expect(size(seas)).toBeCloseTo(99.5, 6);
    expect(isSea(seas, [9.8, 4.5])).toBe(false);
  }
});

it('puts an enclosed sea with its islands into land', () => {
  const lagoon: Position[] = [
    [1, 1],
    [1, 9],
    [9, 9],
    [9, 1],
    [1, 1],
  ];
  const seas = seaPolygons([lagoon, island(4, 4)], box);
  expect(size(seas)).toBeCloseTo(63, 6);
  expect([isSea(seas, [0.5, 0.5]), isSea(seas, [2, 2]), isSea(seas, [4.5, 4.5])]).toEqual([false, true, false]);
});

it('extends a shore that ends inside the box to the nearest side', () => {
  const seas = seaPolygons(
    [
      [
        [0.5, 5],
        [9, 5],
      ],
    ],
    box,
  );
  expect(size(seas)).toBeCloseTo(50, 6);
});

it('returns no sea without a coastline', () => {
  expect(seaPolygons([], box)).toEqual([]);
  expect(
    seaPolygons(
      [
        [
          [20, 20],
          [30, 20],
        ],
      ],
      box,
    ),
  ).toEqual([]);
});
