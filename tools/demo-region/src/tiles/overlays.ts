import sharp from 'sharp';
import { noise } from '../shared/random.ts';
import { axis, BEYOND_EAST, BEYOND_NORTH, height, type Point } from '../shared/terrain.ts';
import { villageNamed } from '../valley/villages.ts';
import { area, disc, line, picture } from './svg.ts';
import type { TileSet } from './write-tiles.ts';

const around = ([x, y]: Point, radius: number): readonly [Point, Point] => [
  [x - radius, y - radius],
  [x + radius, y + radius],
];

const aubach = villageNamed('Aubach').centre;
/** Radius of the old town, m, by direction, radians */
const wallAt = (direction: number): Point => {
  const radius = 195 + 26 * Math.sin(direction * 2 + 0.6) + 12 * Math.sin(direction * 5);
  return [aubach[0] + radius * Math.cos(direction), aubach[1] + radius * Math.sin(direction)];
};
const turn = (count: number) => Array.from({ length: count + 1 }, (_, at) => (at / count) * 2 * Math.PI);

/** The course of the former town wall, with its towers. */
const townWall: TileSet = {
  branch: 1,
  name: 'overlay',
  area: around(aubach, 245),
  zooms: [14, 15, 16, 17],
  draw(view) {
    const ring = turn(96).map(wallAt);
    const width = Math.max(1.6, 3 * view.scale);
    return picture(
      view,
      area(view, ring, 'fill="#8C5A3C" fill-opacity="0.06"') +
        line(
          view,
          ring,
          `stroke="#8C5A3C" stroke-opacity="0.6" stroke-width="${width}" stroke-dasharray="${width * 3} ${width * 2}"`,
        ) +
        turn(7)
          .map((direction) => disc(view, wallAt(direction), 6, 'fill="#8C5A3C" fill-opacity="0.7"'))
          .join(''),
    );
  },
};

const wiesach = villageNamed('Wiesach').centre;

/** The old orchards around a village. */
const orchards: TileSet = {
  branch: 3,
  name: 'overlay',
  area: around(wiesach, 560),
  zooms: [14, 15, 16],
  draw(view) {
    const trees: string[] = [];
    for (let x = -540; x <= 540; x += 16)
      for (let y = -540; y <= 540; y += 16) {
        const at: Point = [wiesach[0] + x + 3 * noise(x / 9, y / 9), wiesach[1] + y + 3 * noise(y / 9, x / 9)];
        const from = Math.hypot(x, y);
        if (from < 370 || from > 520 || Math.abs(at[1] - axis(at[0])) < 90 || noise(at[0] / 140, at[1] / 140) < 0.05)
          continue;
        trees.push(disc(view, at, 3.6, 'fill="#5F8F3E" fill-opacity="0.5"'));
      }
    return picture(view, trees.join(''));
  },
};

/** Pixels between two computed heights */
const STEP = 2;

/** The valley's relief, lit from the north-west. */
const shadedRelief: TileSet = {
  branch: 22,
  name: 'overlay',
  area: [
    [-BEYOND_EAST, -BEYOND_NORTH],
    [BEYOND_EAST, BEYOND_NORTH],
  ],
  zooms: [10, 11, 12],
  draw(view) {
    const [width, deep] = [view.width / STEP, view.height / STEP];
    const points = Array.from({ length: width * deep }, (_, at) =>
      view.toPoint([((at % width) + 0.5) * STEP, (Math.floor(at / width) + 0.5) * STEP]),
    );
    const heights = points.map((point) => (fade(point) > 0 ? height(point) : Number.NaN));
    const pixels = new Uint8Array(width * deep * 4);
    const metres = STEP / view.scale;
    for (let at = width; at < heights.length - width; at++) {
      const light = (heights[at + 1]! - heights[at - 1]! + heights[at + width]! - heights[at - width]!) / metres;
      if (Number.isNaN(light)) continue;
      const alpha = Math.min(0.2, Math.abs(light) * 0.11) * fade(points[at]!);
      pixels.set(light > 0 ? [255, 255, 255, alpha * 255] : [60, 52, 80, alpha * 255], at * 4);
    }
    return sharp(pixels, { raw: { width, height: deep, channels: 4 } }).resize(view.width, view.height, {
      kernel: 'cubic',
    });
  },
};

/** 1 in the valley, 0 at the end of its landscape. */
const fade = ([x, y]: Point): number =>
  Math.max(0, Math.min(1, (BEYOND_EAST - Math.abs(x)) / 1200, (BEYOND_NORTH - Math.abs(y)) / 1200));

export const overlays: TileSet[] = [townWall, orchards, shadedRelief];
