import sharp from 'sharp';
import { writePmtiles, type Tile } from '@umkreis/pmtiles/write-pmtiles.ts';
import type { Position } from '../shared/osm-data.ts';

const SIZE = 256;

interface Options {
  /** [west, south, east, north], degrees; every tile that intersects it is in the archive. */
  bounds: [number, number, number, number];
  minZoom: number;
  maxZoom: number;
  /** Height above sea level of a position, m. */
  height(position: Position): number;
  /** Whether a tile is missing in the archive. */
  lacks?(tile: { z: number; x: number; y: number }): boolean;
}

/** A PMTiles archive of elevation data: terrarium PNG of 256 pixels. */
export async function heightsArchive({ bounds, minZoom, maxZoom, height, lacks }: Options): Promise<Uint8Array> {
  const tiles: Promise<Tile>[] = [];
  const [west, south, east, north] = bounds;
  for (let z = minZoom; z <= maxZoom; z++)
    for (let x = Math.floor(column(west, z)); x <= Math.floor(column(east, z)); x++)
      for (let y = Math.floor(row(north, z)); y <= Math.floor(row(south, z)); y++)
        if (!lacks?.({ z, x, y })) tiles.push(heightsTile(height, z, x, y).then((data) => ({ z, x, y, data })));
  return writePmtiles(await Promise.all(tiles), {
    minZoom,
    maxZoom,
    bounds,
    center: [(west + east) / 2, (south + north) / 2, minZoom],
    metadata: { encoding: 'terrarium' },
    format: 'png',
  });
}

/** Red × 256 + green + blue ÷ 256 − 32768 is the height. */
function heightsTile(height: Options['height'], z: number, x: number, y: number): Promise<Uint8Array> {
  const pixels = new Uint8Array(SIZE * SIZE * 3);
  for (let at = 0; at < SIZE * SIZE; at++) {
    const [right, down] = [((at % SIZE) + 0.5) / SIZE, (Math.floor(at / SIZE) + 0.5) / SIZE];
    const value = height([longitude(x + right, z), latitude(y + down, z)]) + 32_768;
    pixels.set([Math.floor(value / 256), Math.floor(value) % 256, Math.floor((value % 1) * 256)], at * 3);
  }
  return sharp(pixels, { raw: { width: SIZE, height: SIZE, channels: 3 } })
    .png()
    .toBuffer();
}

const column = (lon: number, z: number) => ((lon + 180) / 360) * 2 ** z;
const row = (lat: number, z: number) => {
  const radians = (lat * Math.PI) / 180;
  return ((1 - Math.log(Math.tan(radians) + 1 / Math.cos(radians)) / Math.PI) / 2) * 2 ** z;
};
const longitude = (x: number, z: number) => (x / 2 ** z) * 360 - 180;
const latitude = (y: number, z: number) => (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / 2 ** z))) * 180) / Math.PI;
