import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { contourTiles } from './contour-tiles.ts';

const SIZE = 256;
const FULL_ZOOM = 12;
/**
 * The common corner of four tiles at zoom 12, in the Alps: a cone of 2,400 m with a base at 1,200 m, one tile wide.
 */
const TOP = [2157, 1440] as const;

function heightAt(x: number, y: number): number {
  return 2400 - Math.min(1, Math.hypot(x - TOP[0], y - TOP[1])) * 1200;
}

/** Terrarium PNG of a tile. */
async function heightsOf(z: number, x: number, y: number): Promise<Buffer> {
  const scale = 2 ** (FULL_ZOOM - z);
  const pixels = new Uint8Array(SIZE * SIZE * 3);
  for (let at = 0; at < SIZE * SIZE; at++) {
    const [right, down] = [((at % SIZE) + 0.5) / SIZE, (Math.floor(at / SIZE) + 0.5) / SIZE];
    const height = heightAt((x + right) * scale, (y + down) * scale) + 32_768;
    pixels.set([Math.floor(height / 256), Math.floor(height) % 256, Math.floor((height % 1) * 256)], at * 3);
  }
  return sharp(pixels, { raw: { width: SIZE, height: SIZE, channels: 3 } })
    .png()
    .toBuffer();
}

/** Decodes like a browser. */
async function decodeImage(blob: Blob) {
  const { data } = await sharp(await blob.arrayBuffer())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const heights = new Float32Array(SIZE * SIZE);
  for (let at = 0; at < heights.length; at++)
    heights[at] = data[at * 3]! * 256 + data[at * 3 + 1]! + data[at * 3 + 2]! / 256 - 32_768;
  return { width: SIZE, height: SIZE, data: heights };
}

let url = '';
beforeAll(async () => {
  const server = createServer((request, response) => {
    const [, z, x, y] = /^\/(\d+)\/(\d+)\/(\d+)\.png$/.exec(request.url ?? '')!.map(Number) as number[];
    if (x! * 2 ** (FULL_ZOOM - z!) > TOP[0]) response.writeHead(404).end();
    else if (z! < 10) response.writeHead(500).end();
    else void heightsOf(z!, x!, y!).then((png) => response.end(png));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/{z}/{x}/{y}.png`;
  return () => void server.close();
});

/** Lines of a tile: height, level, and points relative to the tile's size. */
async function linesOf(z: number, x: number, y: number) {
  const tiles = await contourTiles(url, decodeImage);
  const layer = new VectorTile(new PbfReader(new Uint8Array(await tiles.tile(z, x, y)))).layers['contours'];
  return Array.from({ length: layer?.length ?? 0 }, (_, at) => {
    const feature = layer!.feature(at);
    const points = feature
      .loadGeometry()
      .flatMap((line) => line.map((p) => [p.x / layer!.extent, p.y / layer!.extent]));
    return { ...(feature.properties as { ele: number; level: number }), points: points as [number, number][] };
  });
}

test("draws lines at the terrain's height, every fifth one as an index line", async () => {
  const [x, y] = [(TOP[0] - 1) * 4 + 3, (TOP[1] - 1) * 4 + 3];
  const lines = await linesOf(14, x, y);
  expect(lines.map(({ ele }) => ele).filter((ele) => ele > 2300)).toEqual([2320, 2340, 2360, 2380]);
  expect(lines.filter(({ level }) => level === 1).map(({ ele }) => ele)).toEqual([2000, 2100, 2200, 2300]);
  const errors = lines.flatMap(({ ele, points }) =>
    points.map(([px, py]) => Math.abs(heightAt((x + px) / 4, (y + py) / 4) - ele)),
  );
  expect(Math.max(...errors)).toBeLessThan(12);
});

test('draws fewer lines at lower zooms, and none without elevation data', async () => {
  const lines = await linesOf(12, TOP[0] - 1, TOP[1] - 1);
  expect(lines.every(({ ele }) => ele % 100 === 0)).toBe(true);
  expect(lines.length).toBeGreaterThan(5);
  expect(await linesOf(14, (TOP[0] + 3) * 4, TOP[1] * 4)).toEqual([]);
});

test('rejects if the source fails', async () => {
  const broken = await contourTiles(url.replace('{z}', '9'), decodeImage);
  await expect(broken.tile(14, 0, 0)).rejects.toThrow('answered 500');
});
