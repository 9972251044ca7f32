import { fractal, noise } from './random.ts';

/** Metres east and north of the valley's centre. */
export type Point = [x: number, y: number];

const METRES = 111_195;
/** The invented valley's centre, a location of its own that is in no real valley. */
const LON = 10.9;
const LAT = 46.65;
const SCALE = METRES * Math.cos((LAT * Math.PI) / 180);

/** Distance of the municipalities' borders from the centre, m; the landscape extends beyond them. */
export const EAST = 8200;
export const NORTH = 4700;
export const BEYOND_EAST = 11_200;
export const BEYOND_NORTH = 6600;

export const toLonLat = ([x, y]: Point): [number, number] => [LON + x / SCALE, LAT + y / METRES];

export const toPoint = ([lon, lat]: readonly [number, number]): Point => [(lon - LON) * SCALE, (lat - LAT) * METRES];

/** The course of the river without bends: y by x, north of the centre. */
export const axis = (x: number) => 720 * Math.sin(x / 3300) + 240 * Math.sin(x / 1500 + 1.3);

export const lake = { x: -3900, halfLength: 1250, halfWidth: 390 };
/** 1 at the centre of the lake, 0 far from it. */
export const lakeProximity = (x: number) => Math.exp(-(((x - lake.x) / 1250) ** 4));

/** Negative inside the lake. */
export function shore([x, y]: Point): number {
  const across = (x - lake.x) / lake.halfLength;
  const along = (y - axis(x)) / lake.halfWidth;
  return across ** 2 + along ** 2 - 1 + noise(x / 330, y / 330) * 0.22;
}

export const riverLine = (x: number) =>
  axis(x) + (1 - lakeProximity(x)) * (46 * Math.sin(x / 210) + 30 * noise(x / 170, 7));

const floorHalfWidth = (x: number) => 400 + 130 * Math.sin(x / 1900 + 2) + 120 * lakeProximity(x);

/** Distance of the crests from the valley floor, m. */
const CREST = 3900;
const floor = (x: number) => 830 + (x + EAST) * 0.011;

/** Height above sea level, m. */
export const height = (point: Point) => floor(point[0]) + aboveFloor(point);

/** Height above the valley floor, m: slopes that steepen towards a crest, with ridges and hollows. */
export function aboveFloor([x, y]: Point): number {
  const from = Math.max(
    0,
    Math.abs(y - axis(x) + 500 * fractal(x / 3100, 2 * Math.sign(y - axis(x)), 2)) - floorHalfWidth(x),
  );
  const rise = from < CREST ? from : CREST - (from - CREST) * 0.7;
  const rough = Math.min(1, from / 800);
  const ridge = (0.42 - Math.abs(fractal(x / 1900 + 4, y / 1900 - 9, 4))) * 1150;
  return (
    rise * 0.27 +
    rise * rise * 0.000035 +
    rough * (ridge * Math.min(1, rise / 2600) + 130 * fractal(x / 620, y / 620, 3))
  );
}

/** Direction of steepest ascent, length 1, and the slope in m/m. */
export function ascent([x, y]: Point): { direction: Point; slope: number } {
  const step = 40;
  const dx = (height([x + step, y]) - height([x - step, y])) / (2 * step);
  const dy = (height([x, y + step]) - height([x, y - step])) / (2 * step);
  const slope = Math.hypot(dx, dy);
  return { direction: slope === 0 ? [0, 1] : [dx / slope, dy / slope], slope };
}

export const distanceBetween = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Points every `step` m along a line, including its ends, with the direction there. */
export function alongLine(line: readonly Point[], step: number): { at: Point; heading: number }[] {
  const found: { at: Point; heading: number }[] = [];
  let left = 0;
  for (let index = 1; index < line.length; index++) {
    const [a, b] = [line[index - 1]!, line[index]!];
    const length = distanceBetween(a, b);
    const heading = Math.atan2(b[1] - a[1], b[0] - a[0]);
    for (; left <= length; left += step)
      found.push({ at: [a[0] + ((b[0] - a[0]) * left) / length, a[1] + ((b[1] - a[1]) * left) / length], heading });
    left -= length;
  }
  return found;
}

/** Rounds the corners of a line (Chaikin); the ends of an open line stay. */
export function rounded(line: readonly Point[], closed = false, times = 2): Point[] {
  let result = [...line];
  for (let time = 0; time < times; time++) {
    const next: Point[] = closed ? [] : [result[0]!];
    for (let index = 1; index < result.length; index++) {
      const [a, b] = [result[index - 1]!, result[index]!];
      next.push(
        [a[0] * 0.75 + b[0] * 0.25, a[1] * 0.75 + b[1] * 0.25],
        [a[0] * 0.25 + b[0] * 0.75, a[1] * 0.25 + b[1] * 0.75],
      );
    }
    next.push(closed ? next[0]! : result.at(-1)!);
    result = next;
  }
  return result;
}
