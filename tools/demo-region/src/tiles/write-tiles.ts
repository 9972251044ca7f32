import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { toLonLat, toPoint, type Point } from '../shared/terrain.ts';

const TILE = 256;

/** A picture of whole tiles at a zoom. */
export interface View {
  width: number;
  height: number;
  /** Pixels per metre */
  scale: number;
  toPixel(point: Point): [x: number, y: number];
  toPoint(pixel: readonly [x: number, y: number]): Point;
}

export interface TileSet {
  branch: number;
  /** Name of the folder */
  name: string;
  /** South-west and north-east corners of the area */
  area: readonly [Point, Point];
  zooms: readonly number[];
  /** Picture of a view, with transparency */
  draw(view: View): Sharp;
}

/**
 * Writes tiles `branches/{branch}/{name}/{z}/{x}/{y}.png` below the data folder. Tiles that exist already, which may be
 * an operator's own, are not replaced.
 */
export async function writeTiles(dataDir: string, { branch, name, area, zooms, draw }: TileSet): Promise<void> {
  const folder = path.join(dataDir, 'branches', String(branch), name);
  if (existsSync(folder)) return;
  const temporary = path.join(path.dirname(folder), `.${randomUUID()}`);
  for (const z of zooms) {
    const { view, left, top } = viewOf(area, z);
    const { data, info } = await draw(view).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    for (let column = 0; column < view.width / TILE; column++) {
      const columnFolder = path.join(temporary, String(z), String(left + column));
      await mkdir(columnFolder, { recursive: true });
      for (let row = 0; row < view.height / TILE; row++)
        await writeFile(
          path.join(columnFolder, `${top + row}.png`),
          await tileOf(data, info.width, column, row).png().toBuffer(),
        );
    }
  }
  await rename(temporary, folder);
}

/** One tile of a picture in RGBA. */
function tileOf(picture: Uint8Array, width: number, column: number, row: number): Sharp {
  const pixels = new Uint8Array(TILE * TILE * 4);
  for (let line = 0; line < TILE; line++) {
    const start = ((row * TILE + line) * width + column * TILE) * 4;
    pixels.set(picture.subarray(start, start + TILE * 4), line * TILE * 4);
  }
  return sharp(pixels, { raw: { width: TILE, height: TILE, channels: 4 } });
}

/** The tiles that contain an area: the first column and row, and the picture of all of them. */
function viewOf([southWest, northEast]: TileSet['area'], z: number): { view: View; left: number; top: number } {
  const world = TILE * 2 ** z;
  const pixelOf = (point: Point): [number, number] => {
    const [lon, lat] = toLonLat(point);
    const radians = (lat * Math.PI) / 180;
    return [((lon + 180) / 360) * world, (0.5 - Math.asinh(Math.tan(radians)) / (2 * Math.PI)) * world];
  };
  const [west, south] = pixelOf(southWest);
  const [east, north] = pixelOf(northEast);
  const [left, top] = [Math.floor(west / TILE), Math.floor(north / TILE)];
  const [x0, y0] = [left * TILE, top * TILE];
  return {
    left,
    top,
    view: {
      width: (Math.floor(east / TILE) + 1) * TILE - x0,
      height: (Math.floor(south / TILE) + 1) * TILE - y0,
      scale: (east - west) / (northEast[0] - southWest[0]),
      toPixel: (point) => {
        const [x, y] = pixelOf(point);
        return [x - x0, y - y0];
      },
      toPoint: ([x, y]) =>
        toPoint([
          ((x + x0) / world) * 360 - 180,
          (Math.atan(Math.sinh(Math.PI * (1 - (2 * (y + y0)) / world))) * 180) / Math.PI,
        ]),
    },
  };
}
