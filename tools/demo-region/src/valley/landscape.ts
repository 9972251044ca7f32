import type { Random } from '../shared/random.ts';
import { fractal, noise } from '../shared/random.ts';
import type { OsmBuilder } from '../shared/osm-builder.ts';
import type { Tags } from '@umkreis/osm-import/shared/osm-data.ts';
import { area, contours, type Frame } from './contours.ts';
import {
  aboveFloor,
  ascent,
  axis,
  lakeProximity,
  BEYOND_EAST,
  BEYOND_NORTH,
  EAST,
  lake,
  riverLine,
  rounded,
  shore,
  type Point,
} from '../shared/terrain.ts';
import { siteField } from './venue-sites.ts';
import { villages } from './villages.ts';

const whole: Frame = { west: -BEYOND_EAST, south: -BEYOND_NORTH, east: BEYOND_EAST, north: BEYOND_NORTH, step: 80 };
/** Positive around villages, with an irregular edge. */
const nearVillage = ([x, y]: Point, margin: number) =>
  Math.max(...villages.map(({ centre, radius }) => radius * 0.92 + margin - Math.hypot(x - centre[0], y - centre[1]))) +
  130 * fractal(x / 330, y / 330, 3);

/** Land cover by height, river, lake and streams. @returns the courses of the streams */
export function addLandscape(osm: OsmBuilder, random: Random): { name: string; course: Point[] }[] {
  const cover = (tags: Tags, field: (point: Point) => number, frame = whole, smallest = 9000) => {
    const rings = contours(field, frame)
      .map((points) => ({ points: rounded(points.slice(0, -1).concat([points[0]!]), true, 1), size: area(points) }))
      .filter(({ size }) => Math.abs(size) > smallest);
    for (const outer of rings.filter(({ size }) => size > 0)) {
      const holes = rings.filter(
        ({ size, points }) => size < 0 && -size < outer.size && inside(points[0]!, outer.points),
      );
      osm.multipolygon(
        [{ points: outer.points, inner: false }, ...holes.map(({ points }) => ({ points, inner: true }))],
        tags,
      );
    }
  };
  const up = (point: Point) => aboveFloor(point) + 110 * fractal(point[0] / 560, point[1] / 560, 3);
  const clearing = ([x, y]: Point) => (0.34 - fractal(x / 520 + 50, y / 520, 3)) * 300;
  const patches = ([x, y]: Point, size: number, share: number) => (fractal(x / size, y / size, 3) + share) * 300;
  cover({ natural: 'grassland' }, (point) =>
    Math.min(up(point) - 25, 1330 - up(point), -nearVillage(point, -60), -siteField(point, 0)),
  );
  cover({ natural: 'wood', leaf_type: 'needleleaved' }, (point) =>
    Math.min(up(point) - 60, 830 - up(point), clearing(point), -nearVillage(point, 60), -siteField(point, 50)),
  );
  cover(
    { natural: 'wood', leaf_type: 'broadleaved' },
    ([x, y]) =>
      Math.min(
        34 - Math.abs(y - riverLine(x) - 40 * noise(x / 300, 5)),
        (noise(x / 420, 11) - 0.05) * 80,
        -nearVillage([x, y], 0),
        shore([x, y]) * 300,
      ),
    { ...whole, step: 26, south: -1400, north: 1400 },
    3000,
  );
  cover({ natural: 'scrub' }, (point) => Math.min(up(point) - 800, 960 - up(point), patches(point, 300, 0.02)));
  cover({ natural: 'scree' }, (point) =>
    Math.min(up(point) - 1230, 1520 - up(point), patches([point[0] - 3000, point[1]], 420, 0.2)),
  );
  cover({ natural: 'bare_rock' }, (point) => up(point) - 1400);
  cover(
    { natural: 'glacier' },
    (point) => Math.min(aboveFloor(point) - 1800, patches(point, 800, 0.1)),
    whole,
    120_000,
  );
  addLake(osm);
  addRiver(osm);
  const streams = addStreams(osm, random);
  addTarns(osm);
  return streams;
}

function inside([x, y]: Point, ring: readonly Point[]): boolean {
  let odd = false;
  for (let at = 0, last = ring.length - 1; at < ring.length; last = at++) {
    const [ax, ay] = ring[at]!;
    const [bx, by] = ring[last]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
  }
  return odd;
}

const largest = (rings: Point[][]) => rings.toSorted((a, b) => area(b) - area(a))[0]!;

function addLake(osm: OsmBuilder) {
  const frame = {
    west: lake.x - 1700,
    east: lake.x + 1700,
    south: axis(lake.x) - 900,
    north: axis(lake.x) + 900,
    step: 30,
  };
  osm.way(rounded(largest(contours((point) => -shore(point), frame)), true, 1), {
    natural: 'water',
    water: 'lake',
    name: 'Lärchsee',
    'name:en': 'Lake Lärch',
    ele: '846',
  });
}

/** A centre line, and the river bed where it is outside the lake. */
function addRiver(osm: OsmBuilder) {
  const xs = Array.from({ length: (2 * BEYOND_EAST) / 20 + 1 }, (_, at) => -BEYOND_EAST + at * 20);
  const inLake = (x: number) => Math.abs(x - lake.x) < lake.halfLength;
  const course = (part: number[], tags: Tags) =>
    osm.way(
      part.toReversed().map((x): Point => [x, riverLine(x)]),
      { waterway: 'river', ...tags },
    );
  course(
    xs.filter((x) => x < lake.x && !inLake(x)),
    { name: 'Lärch' },
  );
  course(xs.filter(inLake), {});
  course(
    xs.filter((x) => x > lake.x && !inLake(x)),
    { name: 'Lärch' },
  );
  const halfWidth = (x: number) => 9 + 3 * noise(x / 160, 3);
  for (let from = 0; from < xs.length - 1; from += 60) {
    const part = xs.slice(from, from + 61).filter((x) => lakeProximity(x) < 0.97);
    if (part.length < 3) continue;
    const bank = [
      ...part.map((x): Point => [x, riverLine(x) - halfWidth(x)]),
      ...part.toReversed().map((x): Point => [x, riverLine(x) + halfWidth(x)]),
    ];
    osm.way([...bank, bank[0]!], { natural: 'water', water: 'river' });
  }
}

const streamNames = [
  'Aubach',
  'Mühlbach',
  'Steinbach',
  'Wiesenbach',
  'Rotbach',
  'Tannbach',
  'Schwarzbach',
  'Kaltbach',
  'Wildbach',
  'Alpbach',
  'Brunnbach',
  'Sägebach',
];

/** Streams run down the slope from high ground to the river or the lake. */
function addStreams(osm: OsmBuilder, random: Random): { name: string; course: Point[] }[] {
  return streamNames.map((name, index) => {
    const x =
      name === 'Aubach' ? 700 : -EAST * 0.9 + ((index + random.between(0.2, 0.8)) * EAST * 1.8) / streamNames.length;
    const side = index % 2 === 0 ? 1 : -1;
    let at: Point = [x, axis(x) + side * random.between(2300, 3000)];
    const course: Point[] = [at];
    for (let step = 0; step < 220; step++) {
      const { direction } = ascent(at);
      const homeward = Math.sign(riverLine(at[0]) - at[1]);
      const swing = noise(at[0] / 130, at[1] / 130) * 0.9;
      const [dx, dy] = [-direction[0] * 0.5 + swing, -direction[1] * 0.5 + homeward * 0.75];
      const length = Math.hypot(dx, dy);
      at = [at[0] + (dx / length) * 28, at[1] + (dy / length) * 28];
      course.push(at);
      if (Math.abs(at[1] - riverLine(at[0])) < 25 || shore(at) < 0) break;
    }
    osm.way(course, { waterway: 'stream', name });
    return { name, course };
  });
}

/** Small lakes at high altitude. */
function addTarns(osm: OsmBuilder) {
  const tarns: [string, Point, number][] = [
    ['Spiegelsee', [3300, 3050], 95],
    ['Kleiner Murmelsee', [-2200, -3100], 60],
    ['Grosser Murmelsee', [-2020, -3230], 110],
    ['Bergsee', [5900, -3000], 70],
  ];
  for (const [name, [x, y], size] of tarns) {
    const ring = Array.from({ length: 24 }, (_, at): Point => {
      const angle = (at / 24) * 2 * Math.PI;
      const radius = size * (1 + 0.35 * noise(x + Math.cos(angle), y + Math.sin(angle) * 1.3));
      return [x + Math.cos(angle) * radius * 1.3, y + Math.sin(angle) * radius * 0.8];
    });
    osm.way(rounded([...ring, ring[0]!], true, 1), { natural: 'water', water: 'lake', name });
  }
}
