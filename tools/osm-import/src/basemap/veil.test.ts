import { expect, it } from 'vitest';
import { inRing } from '../geometry/polygons.ts';
import type { Position } from '../shared/osm-data.ts';
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

it('fades out dense areas slightly inside their edge on all sides', () => {
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

it('keeps a lone road inside the extract, but not one that leaves it', () => {
  const veil = veilFeatures(
    [wood(square(0, 0, 1, 1)), road([1.2, 0.5], [1.9, 0.5]), road([2, 0.5], [3, 0.5])],
    [0, 0, 3, 1],
    [0, 0, 2, 1],
    [],
  );
  expect(isVeiled(veil, [1.5, 0.5])).toBe(false);
  expect(isVeiled(veil, [2.5, 0.5])).toBe(true);
});

it("keeps the map around a place outside the extract's box", () => {
  const veil = veilFeatures(
    [wood(square(0, 0, 1, 1)), road([1, 0.5], [2, 0.5])],
    [0, 0, 2, 1],
    [0, 0, 1, 1],
    [[1.9, 0.5]],
  );
  expect(isVeiled(veil, [1.9, 0.5])).toBe(false);
  expect(isVeiled(veil, [1.4, 0.5])).toBe(true);
});

it('does not treat the land behind a shore as the edge of the map', () => {
  const sea: BaseFeature = { ...wood(square(0, 0, 1, 0.5)), layer: 'ocean', properties: {} };
  const veil = veilFeatures([sea], [0, 0, 1, 1], [0, 0, 1, 1], []);
  expect(isVeiled(veil, [0.5, 0.52])).toBe(false);
  expect(isVeiled(veil, [0.5, 0.9])).toBe(true);
  expect(isVeiled(veil, [0.002, 0.25])).toBe(true);
});

it('keeps the roads of a remote village', () => {
  const veil = veilFeatures(
    [road([0, 0], [0.001, 0.001]), road([0.5, 0.5], [0.501, 0.5]), road([1, 1], [0.999, 1])],
    [0, 0, 1, 1],
    [-1, -1, 2, 2],
    [],
  );
  for (const at of [0, 0.5, 1]) expect(isVeiled(veil, [at, at]), String(at)).toBe(false);
  expect(isVeiled(veil, [0.25, 0.75])).toBe(true);
});

it('keeps the roads of villages on both sides of 180°', () => {
  const veil = veilFeatures(
    [road([179.5, 0], [179.501, 0.001]), road([-179.5, 0.5], [-179.499, 0.5])],
    [179.5, 0, 180.5, 0.5],
    [179, -1, 181, 1],
    [],
  );
  expect(isVeiled(veil, [179.5, 0])).toBe(false);
  expect(isVeiled(veil, [180.5, 0.5])).toBe(false);
  expect(isVeiled(veil, [180, 0.25])).toBe(true);
});
