import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { category } from '@umkreis/taxonomy/categories.ts';
import { heightsArchive } from '../terrain/heights-archive.ts';
import { withWayFacts } from './along-routes.ts';
import type { ItemDraft } from './model.ts';
import { openTerrain, TerrainError } from '../terrain/open-terrain.ts';
import { withTerrain } from './with-terrain.ts';

/** A slope rising to the east by 1 m per pixel, from 500 m; there is no data north of the middle tile. */
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
const requests: string[] = [];
beforeAll(async () => {
  const png = await slope();
  server = createServer((request, response) => {
    requests.push(request.url!);
    if (request.url!.includes('/404/')) response.writeHead(404).end();
    else response.end(png);
  }).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/{z}/{x}/{y}.png`;
});
afterAll(() => server.close());

/** In the middle of tile 12/2156/1437 */
const tile = { west: (2156 / 4096) * 360 - 180, width: 360 / 4096 };
const at = (share: number): [number, number] => [tile.west + tile.width * share, 47.1];

test('interpolates between pixels and requests a tile once', async () => {
  const heightAt = await openTerrain(url, '/nowhere');
  expect(await heightAt(at(0.5))).toBeCloseTo(500 + 127.5, 1);
  expect(await heightAt(at(0.25))).toBeCloseTo(500 + 63.5, 1);
  expect(requests).toHaveLength(1);
  expect(requests[0]).toMatch(/^\/12\/2156\/\d+\.png$/);
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

test('adds terrain heights, climb and time to a route', async () => {
  const [route] = await withTerrain([hike([[at(0.1), at(0.9)]])], await openTerrain(url, '/nowhere'));
  expect(route!.lines[0]!.length).toBeGreaterThan(50);
  const detail = (of: ItemDraft, key: string) => Number(of.details.find((one) => one.key === key)?.value);
  const [swiss] = withWayFacts([route!], inCountry('li'));
  expect(detail(swiss!, 'activityWayAscent')).toBeGreaterThanOrEqual(203);
  expect(detail(swiss!, 'activityWayAscent')).toBeLessThanOrEqual(206);
  const [din] = withWayFacts([route!], inCountry('at'));
  expect(detail(swiss!, 'activityWayWalkingDuration')).not.toBe(detail(din!, 'activityWayWalkingDuration'));
});

test('adds no heights where a tile is missing', async () => {
  const heightAt = await openTerrain(url.replace('{z}', '404/{z}'), '/nowhere');
  expect(await heightAt(at(0.5))).toBeUndefined();
  const route = hike([[at(0.1), at(0.9)]]);
  expect(await withTerrain([route], heightAt)).toEqual([route]);
});

test.each(['terrain.png', '/etc/passwd', 'file:///x.pmtiles', '/basemap/../x.pmtiles'])(
  'rejects %s as a source',
  async (wrong) => {
    await expect(openTerrain(wrong, '/nowhere')).rejects.toThrow(TerrainError);
  },
);

test('reports a missing archive', async () => {
  await expect(openTerrain('/basemap/none.pmtiles', '/nowhere')).rejects.toThrow(/TERRAIN_URL can't be read/);
});

describe('an archive of elevation data', () => {
  let dataDir: string;
  const rise = { height: ([lon]: readonly number[]) => 500 + (lon! - tile.west) * 1000 };
  const east: [number, number, number, number] = [at(0.1)[0], 47.05, at(1.9)[0], 47.1];
  const writeArchive = async (name: string, bytes: Uint8Array) => writeFile(path.join(dataDir, 'basemap', name), bytes);
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'heights-'));
    await mkdir(path.join(dataDir, 'basemap'));
    const lacks = ({ z, x }: { z: number; x: number }) => z === 12 && x === 2157;
    const heights = { ...rise, bounds: east, minZoom: 9 };
    const whole = await heightsArchive({ ...heights, maxZoom: 12, lacks });
    await writeArchive('heights.pmtiles', whole);
    await writeArchive('coarse.pmtiles', await heightsArchive({ ...heights, maxZoom: 10 }));
    await writeArchive('torn.pmtiles', whole.subarray(0, 2000));
    await writeArchive('pages.pmtiles', new TextEncoder().encode('<!doctype html>'.repeat(2000)));
    return () => rm(dataDir, { recursive: true });
  });

  test('is read like tiles, at its maximum zoom', async () => {
    for (const [name, tolerance] of [
      ['heights', 0.5],
      ['coarse', 2],
    ] as const) {
      const heightAt = await openTerrain(`/basemap/${name}.pmtiles`, dataDir);
      for (const share of [0.2, 0.5, 0.8])
        expect(Math.abs((await heightAt(at(share)))! - rise.height(at(share)))).toBeLessThan(tolerance);
    }
  });

  test('gives a route its heights; a route beyond it keeps its previous ones', async () => {
    const heightAt = await openTerrain('/basemap/heights.pmtiles', dataDir);
    const [inside, outside] = [hike([[at(0.1), at(0.9)]]), hike([[at(0.9), at(1.1)]])];
    const [measured, unchanged] = await withTerrain([inside, outside], heightAt);
    expect(measured!.heights![0]!.at(-1)).toBeCloseTo(rise.height(at(0.9)), 0);
    expect(unchanged).toEqual(outside);
  });

  test.each(['torn', 'pages'])('aborts the import and is named if it is damaged (%s)', async (name) => {
    const read = async () => (await openTerrain(`/basemap/${name}.pmtiles`, dataDir))(at(0.5));
    await expect(read()).rejects.toThrow(TerrainError);
    await expect(read()).rejects.toThrow(/TERRAIN_URL can't be read/);
  });
});
