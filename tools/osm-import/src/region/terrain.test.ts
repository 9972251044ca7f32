import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { category } from '@umkreis/taxonomy/categories.ts';
import { withWayFacts } from './along-routes.ts';
import type { ItemDraft } from './model.ts';
import { openTerrain, TerrainError } from '../terrain/open-terrain.ts';
import { withTerrain } from './with-terrain.ts';

/** A slope that rises a metre a pixel to the east, from 500 m; nothing is known north of the tile in the middle. */
async function slope(): Promise<Buffer> {
  const size = 256;
  const data = Buffer.alloc(size * size * 3);
  for (let at = 0; at < size * size; at++) {
    const value = 32_768 + 500 + (at % size);
    data[at * 3] = value >> 8;
    data[at * 3 + 1] = value & 255;
  }
  return sharp(data, { raw: { width: size, height: size, channels: 3 } })
    .png()
    .toBuffer();
}

let server: Server;
let url: string;
const asked: string[] = [];
beforeAll(async () => {
  const png = await slope();
  server = createServer((request, response) => {
    asked.push(request.url!);
    if (request.url!.includes('/404/')) response.writeHead(404).end();
    else response.end(png);
  }).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/{z}/{x}/{y}.png`;
});
afterAll(() => server.close());

/** In the middle of tile 12/2156/1437. */
const tile = { west: (2156 / 4096) * 360 - 180, width: 360 / 4096 };
const at = (share: number): [number, number] => [tile.west + tile.width * share, 47.1];

test('heights lie between those of the pixels, and a tile is asked for once', async () => {
  const heightAt = await openTerrain(url, '/nowhere');
  expect(await heightAt(at(0.5))).toBeCloseTo(500 + 127.5, 1);
  expect(await heightAt(at(0.25))).toBeCloseTo(500 + 63.5, 1);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatch(/^\/12\/2156\/\d+\.png$/);
});

const hike = (lines: [number, number][][]): ItemDraft => ({
  ref: 'relation/1',
  type: 'way',
  title: 'Höhenweg',
  position: lines[0]![0]!,
  categories: [category('Activities', 'Hiking route')],
  tags: [],
  details: [],
  address: { street: '', housenumber: '', postcode: '', city: '' },
  lines,
  polygons: [],
  stops: [],
});
const inCountry = (countryCode: string) => () => ({ timeZone: 'Europe/Vaduz', countryCode, state: undefined });

test('a route gets the heights of the ground, and with them climb and time', async () => {
  const [route] = await withTerrain([hike([[at(0.1), at(0.9)]])], await openTerrain(url, '/nowhere'));
  expect(route!.lines[0]!.length).toBeGreaterThan(50);
  const detail = (of: ItemDraft, key: string) => Number(of.details.find((one) => one.key === key)?.value);
  const [swiss] = withWayFacts([route!], inCountry('li'));
  expect(detail(swiss!, 'activityWayAscent')).toBeGreaterThanOrEqual(203);
  expect(detail(swiss!, 'activityWayAscent')).toBeLessThanOrEqual(206);
  const [din] = withWayFacts([route!], inCountry('at'));
  expect(detail(swiss!, 'activityWayWalkingDuration')).not.toBe(detail(din!, 'activityWayWalkingDuration'));
});

test('where a tile is missing nothing is invented', async () => {
  const heightAt = await openTerrain(url.replace('{z}', '404/{z}'), '/nowhere');
  expect(await heightAt(at(0.5))).toBeUndefined();
  const route = hike([[at(0.1), at(0.9)]]);
  expect(await withTerrain([route], heightAt)).toEqual([route]);
});

test.each(['terrain.png', '/etc/passwd', 'file:///x.pmtiles', '/basemap/../x.pmtiles'])(
  '%s is no source',
  async (wrong) => {
    await expect(openTerrain(wrong, '/nowhere')).rejects.toThrow(TerrainError);
  },
);

test('an archive that is not there is told', async () => {
  await expect(openTerrain('/basemap/none.pmtiles', '/nowhere')).rejects.toThrow(/TERRAIN_URL can't be read/);
});
