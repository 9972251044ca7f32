import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTerrain } from '@umkreis/osm-import/terrain/open-terrain.ts';
import { heightsFile } from '../heights/heights-file.ts';
import { height, toLonLat, type Point } from '../shared/terrain.ts';
import { mallSite } from '../specials/shopping-centre.ts';
import { villageNamed } from '../valley/villages.ts';
import { writeScenery } from './write-scenery.ts';

let dataDir: string;
const folder = (...names: string[]) => path.join(dataDir, 'branches', ...names);

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'umkreis-scenery-'));
  await mkdir(folder('1', 'overlay'), { recursive: true });
  await writeScenery({ dataDir, without: [3] });
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

test('writes heights that are those of the valley', async () => {
  const heightAt = await openTerrain(`/basemap/${await heightsFile(dataDir)}`, dataDir);
  for (const point of [[0, 0], [2800, 3500], [-5200, -3900], villageNamed('Lärchegg').centre] as Point[])
    expect(Math.abs((await heightAt(toLonLat(point)))! - height(point))).toBeLessThan(12);
});

test('writes both floors of the shopping centre', async () => {
  for (const name of ['tiles_eg', 'tiles_og']) {
    expect((await readdir(folder('25', name))).toSorted()).toEqual(['17', '18', '19', '20']);
    const [lon, lat] = toLonLat(mallSite.at);
    const radians = (lat * Math.PI) / 180;
    const x = Math.floor(((lon + 180) / 360) * 2 ** 18);
    const y = Math.floor((0.5 - Math.asinh(Math.tan(radians)) / (2 * Math.PI)) * 2 ** 18);
    const { width, height: deep, channels } = await sharp(folder('25', name, '18', `${x}`, `${y}.png`)).metadata();
    expect([width, deep, channels]).toEqual([256, 256, 4]);
    expect((await sharp(folder('25', name, '18', `${x}`, `${y}.png`)).stats()).channels[3]!.max).toBe(255);
  }
});

test('leaves existing tiles and branches with real data alone', async () => {
  expect(await readdir(folder('1', 'overlay'))).toEqual([]);
  expect(await readdir(folder())).toEqual(expect.not.arrayContaining(['3']));
  expect(await readdir(folder('22', 'overlay'))).toEqual(['10', '11', '12']);
});
