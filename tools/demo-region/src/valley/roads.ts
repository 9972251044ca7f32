import type { OsmBuilder } from '../shared/osm-builder.ts';
import { noise } from '../shared/random.ts';
import type { Tags } from '@umkreis/osm-import/shared/osm-data.ts';
import {
  alongLine,
  ascent,
  axis,
  distanceBetween,
  lakeProximity,
  BEYOND_EAST,
  riverLine,
  rounded,
  type Point,
} from '../shared/terrain.ts';
import { villageNamed, villages } from './villages.ts';

export interface Road {
  name: string;
  line: Point[];
  tags: Tags;
  village?: string;
}

/** North of the river, around the lake. */
export const valleyRoad = (x: number) => axis(x) + 205 + 330 * lakeProximity(x) + 30 * Math.sin(x / 420);
export const railway = (x: number) => axis(x) - 175 - 300 * lakeProximity(x) - 18 * Math.sin(x / 600);

const run = (from: number, to: number, y: (x: number) => number, step = 40): Point[] =>
  Array.from({ length: Math.max(2, Math.round(Math.abs(to - from) / step) + 1) }, (_, at) => {
    const count = Math.max(1, Math.round(Math.abs(to - from) / step));
    const x = from + ((to - from) * at) / count;
    return [x, y(x)];
  });

/** Roads between villages; streets within a village are created with it. */
export function addRoads(osm: OsmBuilder): Road[] {
  const roads: Road[] = [];
  const add: AddRoad = (name, line, tags) => {
    osm.way(line, { name, ...tags });
    roads.push({ name, line, tags });
  };
  addValleyRoad(add);
  addBridges(add);
  add(
    'Uferweg',
    run(
      villageNamed('Mühlgrund').centre[0],
      villageNamed('Steinwald').centre[0],
      (x) => axis(x) - 330 - 22 * Math.sin(x / 350),
    ),
    { highway: 'tertiary', surface: 'asphalt' },
  );
  addMountainRoads(osm, add);
  const rail = run(-BEYOND_EAST, BEYOND_EAST, railway, 60);
  osm.way(rail, { railway: 'rail', name: 'Lärchtalbahn', electrified: 'contact_line', gauge: '1000' });
  return roads;
}

type AddRoad = (name: string, line: Point[], tags: Tags) => void;

/** The road through all villages of the valley. */
function addValleyRoad(add: AddRoad): void {
  const stops = [
    -BEYOND_EAST,
    ...villages
      .filter((village) => !village.isHigh)
      .map((village) => village.centre[0])
      .toSorted((a, b) => a - b),
    BEYOND_EAST,
  ];
  stops
    .slice(1)
    .forEach((to, at) =>
      add('Lärchtalstrasse', run(stops[at]!, to, valleyRoad), {
        highway: 'primary',
        ref: '17',
        surface: 'asphalt',
        maxspeed: '80',
      }),
    );
}

/** Roads with bridges to the villages on the other bank. */
function addBridges(add: AddRoad): void {
  for (const [village, x] of [
    ['Mühlgrund', -1350],
    ['Steinwald', 3150],
  ] as const) {
    const to = villageNamed(village).centre;
    add(
      `${village}erstrasse`,
      rounded(
        [
          [x, valleyRoad(x)],
          [x + 12, (valleyRoad(x) + riverLine(x)) / 2],
          [x, riverLine(x) + 60],
        ],
        false,
      ),
      { highway: 'secondary', surface: 'asphalt' },
    );
    add(
      'Lärchbrücke',
      [
        [x, riverLine(x) + 60],
        [x, riverLine(x) - 60],
      ],
      { highway: 'secondary', bridge: 'yes', layer: '1', surface: 'asphalt' },
    );
    add(`${village}erstrasse`, rounded([[x, riverLine(x) - 60], [x - 10, riverLine(x) - 130], to], false), {
      highway: 'secondary',
      surface: 'asphalt',
    });
  }
}

/** Winding roads to the high villages. */
function addMountainRoads(osm: OsmBuilder, add: AddRoad): void {
  for (const [high, from, side] of [
    ['Lärchegg', 'Aubach', 1],
    ['Sonnrain', 'Aubach', 1],
    ['Tannmoos', 'Wiesach', -1],
    ['Hochwang', 'Brunnfeld', -1],
  ] as const) {
    const target = villageNamed(high);
    const start = villageNamed(from).centre[0] + (target.centre[0] - villageNamed(from).centre[0]) * 0.35;
    const foot: Point = side > 0 ? [start, valleyRoad(start)] : [start, valleyRoad(start)];
    const line =
      side > 0
        ? winding(foot, target.centre)
        : [foot, [start, riverLine(start) + 50] as Point, ...winding([start, riverLine(start) - 60], target.centre)];
    if (side < 0) {
      osm.way(
        [
          [start, riverLine(start) + 50],
          [start, riverLine(start) - 60],
        ],
        { highway: 'secondary', bridge: 'yes', layer: '1', name: `${high}erstrasse` },
      );
      osm.way(line.slice(0, 2), { highway: 'secondary', name: `${high}erstrasse` });
    }
    add(`${high}erstrasse`, side > 0 ? line : line.slice(2), { highway: 'secondary', surface: 'asphalt' });
  }
}

/** A winding road: it deviates across the slope, more where it is steep. */
function winding(from: Point, to: Point, swing = 150): Point[] {
  const length = distanceBetween(from, to);
  const bends = Math.max(2, Math.round(length / 330));
  const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const steps = bends * 20;
  const line = Array.from({ length: steps + 1 }, (_, at): Point => {
    const share = at / steps;
    const middle: Point = [from[0] + dx * length * share, from[1] + dy * length * share];
    const fade = Math.min(1, Math.sin(Math.PI * share) * 2.2) * Math.min(1, 0.25 + ascent(middle).slope * 2.2);
    const phase = share * bends * Math.PI + 0.5 * noise(share * 4, from[0]);
    const off = (Math.sin(phase) * swing + 45 * noise(middle[0] / 160, middle[1] / 160)) * fade;
    const back = Math.sin(2 * phase) * swing * 0.3 * fade;
    return [middle[0] - dy * off - dx * back, middle[1] + dx * off - dy * back];
  });
  return rounded(line, false, 1);
}

/** Distance to the nearest of some points, with a lookup by cell. */
export class NearPoints {
  readonly #cells = new Map<string, Point[]>();
  readonly #cell: number;
  constructor(cell: number) {
    this.#cell = cell;
  }
  add(point: Point) {
    const key = `${Math.floor(point[0] / this.#cell)},${Math.floor(point[1] / this.#cell)}`;
    const found = this.#cells.get(key);
    if (found) found.push(point);
    else this.#cells.set(key, [point]);
  }
  addLine(line: readonly Point[], step = 6) {
    for (const { at } of alongLine(line, step)) this.add(at);
  }
  /** Whether a point is within `radius`, at most the size of a cell, m. */
  hasPointWithin(point: Point, radius: number): boolean {
    const [column, row] = [Math.floor(point[0] / this.#cell), Math.floor(point[1] / this.#cell)];
    for (let x = column - 1; x <= column + 1; x++) {
      for (let y = row - 1; y <= row + 1; y++)
        if (this.#cells.get(`${x},${y}`)?.some((other) => distanceBetween(other, point) < radius)) return true;
    }
    return false;
  }
}
