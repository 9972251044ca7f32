import type { Feature, Geometry } from 'geojson';
import { expect, test } from 'vitest';
import { cornersOfShape, withAddedCorner, withMovedCorner, withoutCorner } from './corners.ts';

const shape = (geometry: Geometry): Feature => ({ type: 'Feature', properties: {}, geometry });
const triangle = [
  [9.5, 47.1],
  [9.501, 47.1],
  [9.501, 47.101, 460],
  [9.5, 47.1],
];
const square = [...triangle.slice(0, 3), [9.5, 47.101], [9.5, 47.1]];
const hole = [
  [9.5002, 47.1002],
  [9.5004, 47.1002],
  [9.5004, 47.1004],
  [9.5002, 47.1002],
];

test('moves a corner by metres, with the end of its ring; heights, holes and other corners stay', () => {
  const area = shape({ type: 'Polygon', coordinates: [square, hole] });
  const [first, , third] = cornersOfShape(area);
  const moved = withMovedCorner(area, first!, 10, 0).geometry as { coordinates: number[][][] };
  const [ring] = moved.coordinates;
  // 10 m to the east at 47° north.
  expect(ring![0]![0]! - 9.5).toBeCloseTo(10 / (111_320 * Math.cos((47.1 * Math.PI) / 180)), 6);
  expect(ring!.at(-1)).toEqual(ring![0]);
  expect(ring!.slice(1, 4)).toEqual(square.slice(1, 4));
  expect(moved.coordinates[1]).toEqual(hole);
  const north = withMovedCorner(area, third!, 0, 1).geometry as typeof moved;
  expect(north.coordinates[0]![2]![1]! - 47.101).toBeCloseTo(1 / 111_200, 7);
});

test('removes a corner, but leaves three of an area and two of a line', () => {
  const area = shape({ type: 'Polygon', coordinates: [square] });
  const removed = withoutCorner(area, cornersOfShape(area)[0]!)!;
  expect(cornersOfShape(removed).map(({ position }) => position)).toEqual(square.slice(1, 4));
  expect(withoutCorner(removed, cornersOfShape(removed)[0]!)).toBeNull();
  const line = shape({ type: 'LineString', coordinates: triangle.slice(0, 3) });
  const shorter = withoutCorner(line, cornersOfShape(line)[1]!)!;
  expect(shorter.geometry).toEqual({ type: 'LineString', coordinates: [triangle[0], triangle[2]] });
  expect(withoutCorner(shorter, cornersOfShape(shorter)[0]!)).toBeNull();
});

test('adds a corner between one and the next, also between the last and the first of a ring', () => {
  const area = shape({ type: 'Polygon', coordinates: [square] });
  const added = withAddedCorner(area, cornersOfShape(area)[3]!)!;
  expect(cornersOfShape(added).map(({ position }) => position)).toEqual([...square.slice(0, 4), [9.5, 47.1005]]);
  const line = shape({ type: 'LineString', coordinates: triangle.slice(0, 2) });
  const [first, last] = cornersOfShape(line);
  expect(cornersOfShape(withAddedCorner(line, first!)!)[1]!.position).toEqual([9.5005, 47.1]);
  expect(withAddedCorner(line, last!)).toBeNull();
});

test('lists the corners of all parts', () => {
  const lines = shape({ type: 'MultiLineString', coordinates: [triangle.slice(0, 2), triangle.slice(1, 3)] });
  const corners = cornersOfShape(lines);
  expect(corners.map(({ part, index }) => [part, index])).toEqual([
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
  ]);
  const moved = withMovedCorner(lines, corners[2]!, 0, 5);
  expect(cornersOfShape(moved).map(({ position }, at) => position === corners[at]!.position)).toEqual([
    true,
    true,
    false,
    true,
  ]);
});
