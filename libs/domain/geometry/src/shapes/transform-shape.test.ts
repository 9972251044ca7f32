import type { MultiPolygon, Polygon, Position } from 'geojson';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distanceKm } from '../distance.ts';
import { cornersOf, moveShape, offsetCopy, rotateShape, shapeCentre } from './transform-shape.ts';

const METRES_PER_DEGREE = 111_195.08;

/** A rectangle of 40 m by 20 m with a height at each corner. */
function hallAt(lon: number, lat: number): Polygon {
  const [dx, dy] = [20 / METRES_PER_DEGREE / Math.cos((lat * Math.PI) / 180), 10 / METRES_PER_DEGREE];
  const corner = (x: number, y: number): Position => {
    const east = lon + x * dx;
    return [east > 180 ? east - 360 : east < -180 ? east + 360 : east, lat + y * dy, 460];
  };
  return {
    type: 'Polygon',
    coordinates: [[corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1), corner(-1, -1)]],
  };
}

const metres = (a: Position, b: Position) => distanceKm(a as [number, number], b as [number, number]) * 1000;
const sides = ({ coordinates: [ring] }: Polygon) => ring!.slice(1).map((end, at) => metres(ring![at]!, end));
const places = fc.record({
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
  lat: fc.double({ min: -85, max: 85, noNaN: true }),
});

describe('rotateShape', () => {
  test('preserves lengths, centre and heights, everywhere on the earth', () => {
    fc.assert(
      fc.property(places, fc.double({ min: -720, max: 720, noNaN: true }), ({ lon, lat }, degrees) => {
        const hall = hallAt(lon, lat);
        const rotated = rotateShape(hall, degrees);
        for (const [at, side] of sides(rotated).entries()) expect(side).toBeCloseTo(sides(hall)[at]!, 2);
        expect(metres(shapeCentre(rotated), shapeCentre(hall))).toBeLessThan(0.01);
        expect(rotated.coordinates[0]!.map(([, , height]) => height)).toEqual([460, 460, 460, 460, 460]);
        expect(rotated.coordinates[0]![0]).toEqual(rotated.coordinates[0]!.at(-1));
      }),
      { numRuns: 200, seed: 1 },
    );
  });

  test('turns clockwise: a quarter turn moves the north-east corner to the south-east', () => {
    for (const [lon, lat] of [
      [9.52, 47.14],
      [180, 70],
      [-179.9999, -80],
    ] as const) {
      const hall = hallAt(lon, lat);
      const [, , northEast] = rotateShape(hall, 90).coordinates[0]!;
      const [east, north] = offset(shapeCentre(hall), northEast!);
      expect([Math.round(east), Math.round(north)]).toEqual([10, -20]);
    }
  });

  test('a rotation back restores the shape', () => {
    const hall = hallAt(179.9999, 78);
    const back = rotateShape(rotateShape(hall, 33), -33);
    for (const [at, corner] of cornersOf(back).entries())
      expect(metres(corner, cornersOf(hall)[at]!)).toBeLessThan(0.001);
  });

  test('rotates all parts and holes around one centre', () => {
    const shape: MultiPolygon = {
      type: 'MultiPolygon',
      coordinates: [hallAt(9.5, 47).coordinates, [...hallAt(9.502, 47).coordinates, ...hallAt(9.5021, 47).coordinates]],
    };
    const rotated = rotateShape(shape, 180);
    expect(rotated.coordinates.map((part) => part.length)).toEqual([1, 2]);
    expect(metres(shapeCentre(rotated), shapeCentre(shape))).toBeLessThan(0.01);
  });
});

/** Metres to the east and north, for small distances. */
function offset([lon, lat]: Position, [otherLon, otherLat]: Position): [number, number] {
  const degrees = ((otherLon! - lon! + 540) % 360) - 180;
  return [degrees * METRES_PER_DEGREE * Math.cos((lat! * Math.PI) / 180), (otherLat! - lat!) * METRES_PER_DEGREE];
}

describe('moveShape and offsetCopy', () => {
  test('move by metres, without changing lengths', () => {
    fc.assert(
      fc.property(places, ({ lon, lat }) => {
        const hall = hallAt(lon, lat);
        const moved = moveShape(hall, 30, -12);
        const [east, north] = offset(shapeCentre(hall), shapeCentre(moved));
        expect(east).toBeCloseTo(30, 1);
        expect(north).toBeCloseTo(-12, 1);
        for (const [at, side] of sides(moved).entries()) expect(side).toBeCloseTo(sides(hall)[at]!, 2);
      }),
      { numRuns: 200, seed: 2 },
    );
  });

  test('copies to the south-east, and to the south-west in front of the antimeridian', () => {
    const inland = hallAt(9.52, 47.14);
    expect(offset(shapeCentre(inland), shapeCentre(offsetCopy(inland, 5))).map(Math.round)).toEqual([5, -5]);
    const atEdge = hallAt(180 - 21 / METRES_PER_DEGREE, 0);
    const copy = offsetCopy(atEdge, 5);
    expect(offset(shapeCentre(atEdge), shapeCentre(copy)).map(Math.round)).toEqual([-5, -5]);
    expect(cornersOf(copy).every(([lon]) => lon! > 0)).toBe(true);
  });
});
