import type { Tags } from '@umkreis/osm-import/shared/osm-data.ts';
import type { OsmBuilder } from '../shared/osm-builder.ts';
import type { Random } from '../shared/random.ts';
import { NearPoints, type Road } from './roads.ts';
import { alongLine, distanceBetween, type Point } from '../shared/terrain.ts';
import type { Village } from './villages.ts';

export interface House {
  village: string;
  street: string;
  number: string;
  postcode: string;
  at: Point;
  heading: number;
  wide: number;
  deep: number;
  levels: number;
}

/** Keeps buildings apart from each other and from the streets. */
export class FreeSpace {
  readonly #streets = new NearPoints(40);
  readonly #cells = new Map<string, { at: Point; radius: number }[]>();

  constructor(roads: readonly Road[]) {
    for (const { line } of roads) this.#streets.addLine(line);
  }

  isFree(at: Point, radius: number, toStreet: number): boolean {
    if (this.#streets.hasPointWithin(at, toStreet)) return false;
    const [column, row] = [Math.floor(at[0] / 60), Math.floor(at[1] / 60)];
    for (let x = column - 1; x <= column + 1; x++) {
      for (let y = row - 1; y <= row + 1; y++)
        if (this.#cells.get(`${x},${y}`)?.some((other) => distanceBetween(other.at, at) < other.radius + radius))
          return false;
    }
    return true;
  }

  /** Occupies an area larger than the lookup radius of `isFree`, in cells. */
  takeArea([x, y]: Point, radius: number) {
    for (let dx = -radius; dx <= radius; dx += 24)
      for (let dy = -radius; dy <= radius; dy += 24) this.take([x + dx, y + dy], 17);
  }

  take(at: Point, radius: number) {
    const entry = { at, radius: radius };
    const key = `${Math.floor(at[0] / 60)},${Math.floor(at[1] / 60)}`;
    this.#cells.set(key, [...(this.#cells.get(key) ?? []), entry]);
  }
}

/** Corners in the building's own coordinates: along the street, and away from it. */
export function placed(at: Point, heading: number, corners: readonly Point[]): Point[] {
  const [c, s] = [Math.cos(heading), Math.sin(heading)];
  const ring = corners.map(([x, y]): Point => [at[0] + x * c - y * s, at[1] + x * s + y * c]);
  return [...ring, ring[0]!];
}

export const box = (wide: number, deep: number): Point[] => [
  [-wide / 2, -deep / 2],
  [wide / 2, -deep / 2],
  [wide / 2, deep / 2],
  [-wide / 2, deep / 2],
];

/** Houses on both sides of the village's streets, denser and larger towards its centre. */
export function addHouses(
  osm: OsmBuilder,
  village: Village,
  roads: readonly Road[],
  freeSpace: FreeSpace,
  random: Random,
): House[] {
  const houses: House[] = [];
  for (const { name, line } of roads) {
    const numbers = { 1: 1, [-1]: 2 };
    for (const { at, heading } of alongLine(line, 13)) {
      const off = distanceBetween(at, village.centre) / village.radius;
      for (const side of [1, -1] as const) {
        if (random.chance(off < 0.35 ? 0.22 : 0.5)) continue;
        const big = off < 0.3 && random.chance(0.35);
        const [wide, deep] = big
          ? [random.between(14, 22), random.between(11, 16)]
          : [random.between(9, 14.5), random.between(8, 12)];
        const back = (off < 0.35 ? random.between(6, 8.5) : random.between(8, 14)) + deep / 2;
        const turned = heading + (side > 0 ? 0 : Math.PI) + random.between(-0.06, 0.06);
        const spot: Point = [at[0] - Math.sin(turned) * back, at[1] + Math.cos(turned) * back];
        const radius = Math.hypot(wide, deep) / 2 - 1;
        if (!freeSpace.isFree(spot, radius, deep / 2 + 4)) continue;
        freeSpace.take(spot, radius);
        const number = String(numbers[side]);
        numbers[side] += 2;
        const levels = big ? random.whole(3, 4) : random.whole(2, 3);
        const house = {
          village: village.name,
          street: name,
          number,
          postcode: village.postcode,
          at: spot,
          heading: turned,
          wide,
          deep,
          levels,
        };
        osm.way(placed(spot, turned, shapeOf(wide, deep, random)), tagsOf(house, big ? 'apartments' : 'house'));
        houses.push(house);
        if (!big && random.chance(0.3)) addGarage(osm, house, freeSpace);
      }
    }
  }
  return houses;
}

function tagsOf(house: Pick<House, 'village' | 'street' | 'number' | 'postcode' | 'levels'>, building: string): Tags {
  return {
    building,
    'building:levels': String(house.levels),
    'addr:street': house.street,
    'addr:housenumber': house.number,
    'addr:postcode': house.postcode,
    'addr:city': house.village,
  };
}

/** The outline of a plain, bayed or L-shaped house. */
function shapeOf(wide: number, deep: number, random: Random): Point[] {
  const [w, d] = [wide / 2, deep / 2];
  const kind = random.next();
  if (kind < 0.55) return box(wide, deep);
  if (kind < 0.8)
    return [
      [-w, -d],
      [w, -d],
      [w, d * 0.2],
      [w * 0.1, d * 0.2],
      [w * 0.1, d],
      [-w, d],
    ];
  return [
    [-w, -d],
    [w, -d],
    [w, d * 0.6],
    [w * 0.45, d * 0.6],
    [w * 0.45, d],
    [-w * 0.45, d],
    [-w * 0.45, d * 0.6],
    [-w, d * 0.6],
  ];
}

function addGarage(osm: OsmBuilder, { at, heading, wide }: House, freeSpace: FreeSpace) {
  const sideOffset = wide / 2 + 5;
  const spot: Point = [at[0] + Math.cos(heading) * sideOffset, at[1] + Math.sin(heading) * sideOffset];
  if (!freeSpace.isFree(spot, 1.2, 6)) return;
  osm.way(placed(spot, heading, box(5.5, 6)), { building: 'garage' });
  freeSpace.take(spot, 3.4);
}
