import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { tileAreaOf } from './tile-area.ts';

/** A folder with these files. */
async function folderWith(files: readonly string[]): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tiles-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const file of files) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), '');
  }
  return folder;
}

test('has the zooms of the tiles, and the bounds of those of the highest zoom', async () => {
  const folder = await folderWith(['1/0/0.png', '2/9.png', '3/4/2.png', '3/4/3.png', '3/5/3.png', 'read.me', '.tmp/7']);
  const area = tileAreaOf(folder)!;
  expect([area.minZoom, area.maxZoom]).toEqual([1, 3]);
  const [west, south, east, north] = area.bounds as [number, number, number, number];
  expect([west, east]).toEqual([0, 90]);
  expect(south).toBeCloseTo(0, 6);
  expect(north).toBeCloseTo(66.513_26, 4);
});

test.each([[[]], [['read.me']], [['17/read.me']]])('is null without tiles: %j', async (files) => {
  expect(tileAreaOf(await folderWith(files))).toBeNull();
});

test('is null without a folder', () => {
  expect(tileAreaOf('/nowhere/tiles')).toBeNull();
});
