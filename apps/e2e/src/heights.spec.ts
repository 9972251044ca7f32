import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { valleyHeights } from '@umkreis/demo-region/heights/valley-heights.ts';
import sharp from 'sharp';
import { expect, test, type Page } from './support/test.ts';
import { branch } from './support/guide-data.ts';
import { startEdge } from './support/heights.ts';
import { dataDir } from './support/instance.ts';

// Colours of single pixels are counted.
test.use({ deviceScaleFactor: 1 });

/** The valley's northern slope: woods and meadows up to the glacier. */
const slope = '#map=13/46.672/10.93';
const free = { x: 400, y: 130, width: 780, height: 480 };
/** As fractions of the visible area */
const share = { shaded: 0.5, lines: 0.02 };

/** Fractions of the map with the flat colours of a map without relief, and with the colour of contour lines. */
async function reliefShares(page: Page) {
  const { data, info } = await sharp(await page.screenshot({ clip: free }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = info.width * info.height;
  const counts = new Map<number, number>();
  let brown = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    const [red, green, blue] = [data[at]!, data[at + 1]!, data[at + 2]!];
    const color = (red << 16) | (green << 8) | blue;
    counts.set(color, (counts.get(color) ?? 0) + 1);
    if (red > green && green - blue > 20 && red < 200) brown++;
  }
  const flat = [...counts.values()].toSorted((a, b) => b - a).slice(0, 6);
  return { flat: flat.reduce((sum, count) => sum + count, 0) / pixels, brown: brown / pixels };
}

/** Collects errors of a page, except requests that the test fails deliberately. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !text.startsWith('Failed to load resource')) errors.push(text);
  });
  return errors;
}

test(
  'renders relief, contour lines and 3D terrain from a height archive, and a flat map if the archive is broken',
  { tag: '@nightly' },
  async ({ page }) => {
    const { subdomain } = await branch(1);
    const whole = await valleyHeights();
    const folder = path.join(dataDir, 'basemap');
    await writeFile(path.join(folder, 'heights.pmtiles'), whole);
    await writeFile(path.join(folder, 'torn-heights.pmtiles'), whole.subarray(0, 20_000));
    const attribution = '© Vermessung des erfundenen Tals und seiner Nachbarn';
    const edges = await Promise.all(
      ['heights', 'torn-heights', 'no-heights'].map((name) =>
        startEdge({ TERRAIN_URL: `/basemap/${name}.pmtiles`, TERRAIN_ATTRIBUTION: attribution }),
      ),
    );
    try {
      const [mapped, ...broken] = edges.map((edge) => `${edge.url(subdomain)}/map`);
      const errors = errorsOf(page);
      const statuses: number[] = [];
      page.on('response', (response) => {
        if (response.url().endsWith('/heights.pmtiles')) statuses.push(response.status());
      });

      await page.goto(`${mapped}?style=topo${slope}`);
      await expect(page.getByText(attribution)).toBeVisible();
      await expect.poll(async () => (await reliefShares(page)).brown, { timeout: 60_000 }).toBeGreaterThan(share.lines);
      expect((await reliefShares(page)).flat).toBeLessThan(share.shaded);
      expect(new Set(statuses)).toEqual(new Set([206]));

      // A tilted view in the URL is preserved, far enough to see the terrain.
      const view = '#map=13.4/46.664/10.917/0/62';
      await page.goto('about:blank');
      await page.goto(`${mapped}?style=3d${view}`);
      await expect.poll(async () => (await reliefShares(page)).flat, { timeout: 60_000 }).toBeLessThan(share.shaded);
      await page.getByRole('button', { name: 'Liste', exact: true }).waitFor();
      expect(new URL(page.url()).hash).toBe(view);

      await page.setViewportSize({ width: 390, height: 844 });
      const sources = (await page.getByText(attribution).boundingBox())!;
      expect(sources.height).toBeGreaterThan(30);
      await expect
        .poll(async () => {
          const { y, height } = (await page.getByRole('button', { name: 'Liste', exact: true }).boundingBox())!;
          return y + height;
        })
        .toBeLessThanOrEqual(sources.y);
      await page.setViewportSize({ width: 1280, height: 800 });

      for (const address of broken) {
        await page.goto(`${address}?style=topo${slope}`);
        await page.waitForFunction(() => performance.getEntriesByName('umkreis:map-idle').length > 0);
        await expect
          .poll(async () => (await reliefShares(page)).flat, { timeout: 60_000 })
          .toBeGreaterThan(share.shaded);
        await page.getByRole('button', { name: 'Liste', exact: true }).click();
        await page.locator('[data-place]').first().click();
        await expect(page).toHaveURL(/\/map\/place\//);
        await page.goto('about:blank');
      }
      await page.goto(`${broken[1]}?style=3d${slope}`);
      // Tilted, close enough for buildings, on flat terrain.
      await expect.poll(() => new URL(page.url()).hash, { timeout: 30_000 }).toMatch(/^#map=15\/.*\/0\/55$/);
      expect(errors).toEqual([]);
    } finally {
      await Promise.all(edges.map((edge) => edge.stop()));
    }
  },
);
