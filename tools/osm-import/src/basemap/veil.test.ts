import { expect, it } from 'vitest';
import { inRing } from '../geometry/polygons.ts';
import type { Position } from '../osm-data.ts';
import { area, line, type BaseFeature } from './base-feature.ts';
import { veilFeatures } from './veil.ts';

const square = (west: number, south: number, east: number, north: number): Position[] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];
const wood = (ring: Position[]): BaseFeature => ({
  layer: 'land',
  minZoom: 0,
  properties: { kind: 'forest' },
  geometry: area([[ring]]),
});
const road = (...positions: Position[]): BaseFeature => ({
  layer: 'streets',
  minZoom: 0,
  properties: { kind: 'residential' },
  geometry: line(positions),
});
const isVeiled = (veil: BaseFeature[], point: Position) => {
  const outside = veil.find(({ layer }) => layer === 'extract_outside')!.geometry;
  if (outside.type !== 'MultiPolygon') throw new Error('the outside is an area');
  const [outer, ...holes] = outside.coordinates[0]!;
  return inRing(point, outer!) && !holes.some((hole) => inRing(point, hole));
};

it('what is dense ends a little within its edge, all round', () => {
  const veil = veilFeatures([wood(square(0, 0, 1, 1))], [0, 0, 1, 1], [0, 0, 1, 1], []);
  for (const point of [
    [0.5, 0.5],
    [0.1, 0.9],
    [0.95, 0.05],
  ] as Position[])
    expect(isVeiled(veil, point), String(point)).toBe(false);
  for (const point of [
    [0.002, 0.5],
    [0.998, 0.5],
    [0.5, 0.002],
    [1.5, 0.5],
    [-0.5, -0.5],
  ] as Position[])
    expect(isVeiled(veil, point), String(point)).toBe(true);
  expect(veil.filter(({ layer }) => layer === 'extract_edge')).toHaveLength(1);
});

it('a lone road within the extract is kept, a strand that runs out of it is not', () => {
  const veil = veilFeatures(
    [wood(square(0, 0, 1, 1)), road([1.2, 0.5], [1.9, 0.5]), road([2, 0.5], [3, 0.5])],
    [0, 0, 3, 1],
    [0, 0, 2, 1],
    [],
  );
  expect(isVeiled(veil, [1.5, 0.5])).toBe(false);
  expect(isVeiled(veil, [2.5, 0.5])).toBe(true);
});

it('a place beyond the box of the extract keeps the map around it', () => {
  const veil = veilFeatures(
    [wood(square(0, 0, 1, 1)), road([1, 0.5], [2, 0.5])],
    [0, 0, 2, 1],
    [0, 0, 1, 1],
    [[1.9, 0.5]],
  );
  expect(isVeiled(veil, [1.9, 0.5])).toBe(false);
  expect(isVeiled(veil, [1.4, 0.5])).toBe(true);
});
