import { expect, test, type Page } from './support/test.ts';
import { branch } from './support/guide-data.ts';
import { hostUrl } from './support/instance.ts';

/** Counts the tiles of a folder of a branch that a page gets, and those that do not exist. */
function tilesOf(page: Page) {
  const found = new Map<string, number>();
  const missing: string[] = [];
  page.on('response', (response) => {
    const folder = /\/branches\/(\d+\/\w+)\/\d+\/\d+\/\d+\.png/.exec(response.url())?.[1];
    if (!folder) return;
    if (response.ok()) found.set(folder, (found.get(folder) ?? 0) + 1);
    else missing.push(response.url());
  });
  return { count: (folder: string) => found.get(folder) ?? 0, missing };
}

test('draws the floor of the selected level', { tag: '@nightly' }, async ({ page }) => {
  const { subdomain } = await branch(25);
  const tiles = tilesOf(page);
  await page.goto(`${hostUrl(subdomain)}/map?level=EG`);
  await expect.poll(() => tiles.count('25/tiles_eg')).toBeGreaterThan(0);
  expect(tiles.count('25/tiles_og')).toBe(0);
  await page.getByRole('button', { name: 'Stockwerk OG' }).click();
  await expect.poll(() => tiles.count('25/tiles_og')).toBeGreaterThan(0);
  expect(tiles.missing).toEqual([]);
});

test('draws the overlay of a guide where it has one', { tag: '@nightly' }, async ({ page }) => {
  const { subdomain, rasterOverlay, tileAreas } = await branch(1);
  const [west, south, east, north] = tileAreas![rasterOverlay!]!.bounds;
  const tiles = tilesOf(page);
  await page.goto(`${hostUrl(subdomain)}/map#map=16/${(south! + north!) / 2}/${(west! + east!) / 2}`);
  await expect.poll(() => tiles.count('1/overlay')).toBeGreaterThan(0);
  expect(tiles.missing).toEqual([]);
});
