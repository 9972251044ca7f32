import { expect, test } from 'vitest';
import { planeRing, worldLand } from './world-land.ts';

test('has the continents, without edges across the map', () => {
  const { coordinates } = worldLand();
  const range = (ring: readonly (readonly number[])[]) => {
    const lons = ring.map(([lon]) => lon!);
    return [Math.min(...lons), Math.max(...lons)] as const;
  };
  expect(coordinates.length).toBeGreaterThan(100);
  for (const [outer, ...holes] of coordinates) {
    const [west, east] = range(outer!);
    for (const hole of holes.map(range)) expect([hole[0] > west, hole[1] < east]).toEqual([true, true]);
  }
  for (const ring of coordinates.flat()) {
    expect(ring.length).toBeGreaterThan(3);
    expect(ring.at(-1)).toEqual(ring[0]);
    // Only Antarctica's edge along the pole is long.
    for (const [at, [lon, lat]] of ring.entries())
      if (at > 0 && lat !== -90) expect(Math.abs(lon! - ring[at - 1]![0]!)).toBeLessThan(20);
  }
});

test('continues rings beyond the antimeridian, and closes one around a pole along it', () => {
  expect(
    planeRing([
      [178, 1],
      [-179, 1],
      [-179, 0],
      [178, 1],
    ]),
  ).toEqual([
    [178, 1],
    [181, 1],
    [181, 0],
    [178, 1],
  ]);
  expect(
    planeRing([
      [-179, 1],
      [170, 1],
      [170, 0],
      [-179, 1],
    ]),
  ).toEqual([
    [181, 1],
    [170, 1],
    [170, 0],
    [181, 1],
  ]);
  expect(
    planeRing([
      [-180, -80],
      [-60, -80],
      [60, -80],
      [180, -80],
    ]),
  ).toEqual([
    [-180, -80],
    [-60, -80],
    [60, -80],
    [180, -80],
    [180, -90],
    [-180, -90],
    [-180, -80],
  ]);
});
