import { setTimeout } from 'node:timers/promises';
import type { ItemCreated } from '@umkreis/contract/item-write.ts';
import { scriptFontsPath } from '@umkreis/contract/script-fonts.ts';
import sharp from 'sharp';
import { branch, categories, items } from './support/guide-data.ts';
import { hostUrl, mainUrl } from './support/instance.ts';
import { staffHeaders } from './support/staff-token.ts';
import { expect, test, type Page } from './support/test.ts';

test.use({ basemap: false, deviceScaleFactor: 1, serviceWorkers: 'block' });

/** Names of places by the font that they need. */
const names = { 'han-sc': '東京タワー', hangul: '서울시청 광장', thai: 'วัดพระแก้ว', devanagari: 'गेटवे ऑफ़ इंडिया' };
const titles = Object.values<string>(names);
const SLOW_MS = 4000;
/** Distance between the places, degrees of latitude */
const apart = 0.0006;

type Center = { lat: number; lon: number };
interface Places {
  host: string;
  center: Center;
  created: ItemCreated[];
}

/** Creates the places next to each other, from south to north. @param north of the centre of the branch, degrees */
async function createPlaces({ request }: Page, north: number): Promise<Places> {
  const { subdomain, mapCenter } = await branch(1);
  const { lat, lon } = mapCenter[0]!;
  const center = { lat: lat + north, lon };
  const headers = await staffHeaders();
  const { id: museum } = (await categories()).find(({ subCategory }) => subCategory === 'Museum')!;
  const created = await Promise.all(
    titles.map(async (title, index) => {
      const data = { branchShortId: 1, title, lat: center.lat + (index - 1.5) * apart, lon, categoryIds: [museum] };
      return (await (await request.post(`${mainUrl}/api/items/`, { data, headers })).json()) as ItemCreated;
    }),
  );
  const ids = new Set(created.map(({ id }) => id));
  await expect.poll(async () => (await items(1)).filter(({ id }) => ids.has(id)).length).toBe(titles.length);
  return { host: hostUrl(subdomain), center, created };
}

/** Names of the font files that a page requests, with the kind of request: those of the map are fetched. */
function watchFonts(page: Page): Set<string> {
  const requested = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(scriptFontsPath))
      requested.add(`${request.resourceType()} ${pathname.slice(scriptFontsPath.length + 1)}`);
  });
  return requested;
}

type Clip = { x: number; y: number; width: number; height: number };

const greyPixels = async (page: Page, clip: Clip): Promise<Buffer> =>
  sharp(await page.screenshot({ clip }))
    .greyscale()
    .raw()
    .toBuffer();

/** The label of the place with this index, in grey. */
function labelPixels(page: Page, center: Center, index: number): Promise<Buffer> {
  const metresPerPx = (78_271.5 * Math.cos((center.lat * Math.PI) / 180)) / 2 ** 17;
  const { width, height } = page.viewportSize()!;
  const y = height / 2 - ((index - 1.5) * apart * 111_320) / metresPerPx;
  return greyPixels(page, { x: width / 2 + 20, y: Math.round(y) - 15, width: 120, height: 30 });
}

/** The label below the place in the middle of the map, in grey. */
function selectedLabelPixels(page: Page): Promise<Buffer> {
  const { width, height } = page.viewportSize()!;
  return greyPixels(page, { x: width / 2 - 60, y: height / 2 + 2, width: 120, height: 34 });
}

/** Number of pixels that clearly differ. */
const differenceOf = (one: Buffer, other: Buffer) => one.filter((grey, at) => Math.abs(grey - other[at]!) > 60).length;
const inkOf = (pixels: Buffer) => pixels.filter((one) => one < 140).length;

/** Opens the map at the places, and returns their labels once they are drawn. */
async function drawnLabels(page: Page, { host, center }: Places): Promise<Buffer[]> {
  await page.goto(`${host}/map#map=17/${center.lat}/${center.lon}`);
  const labels = () => Promise.all(titles.map((_, index) => labelPixels(page, center, index)));
  await expect.poll(async () => Math.min(...(await labels()).map(inkOf)), { timeout: 30_000 }).toBeGreaterThan(8);
  return labels();
}

test(
  'draws labels in other scripts with fonts of the product, which it loads when needed',
  { tag: '@nightly' },
  async ({ page, context }) => {
    const places = await createPlaces(page, 0.02);
    // The system has no fonts for these scripts.
    const withoutFonts = await context.newPage();
    await withoutFonts.route(`**${scriptFontsPath}/**`, (route) => route.abort());
    const boxes = await drawnLabels(withoutFonts, places);
    await withoutFonts.close();

    const requested = watchFonts(page);
    await drawnLabels(page, places);
    for (const name of Object.keys(names)) expect([...requested]).toContain(`fetch ${name}.woff2`);
    const parts = (font: string) => [...requested].filter((file) => file.startsWith(`fetch ${font}-`)).length;
    await expect.poll(() => Math.min(parts('sc'), parts('kr'))).toBeGreaterThan(1);
    for (const [index, box] of boxes.entries()) {
      const differentPixels = async () => differenceOf(await labelPixels(page, places.center, index), box);
      await expect.poll(differentPixels, titles[index]).toBeGreaterThan(60);
    }
  },
);

test(
  'draws the name of a selected place with the fonts of its script, also if they load slowly',
  { tag: '@nightly' },
  async ({ page, context }) => {
    const { host, center, created } = await createPlaces(page, 0.04);
    const view = `${host}/map/place/${created[0]!.nanoId}#map=17/${center.lat - 1.5 * apart}/${center.lon}`;
    const withoutFonts = await context.newPage();
    await withoutFonts.route(`**${scriptFontsPath}/**`, (route) => route.abort());
    await withoutFonts.goto(view);
    await expect
      .poll(async () => inkOf(await selectedLabelPixels(withoutFonts)), { timeout: 30_000 })
      .toBeGreaterThan(8);
    const boxes = await selectedLabelPixels(withoutFonts);
    await withoutFonts.close();

    // The label waits for the list of the files, when everything else is drawn.
    await page.route(`**${scriptFontsPath}/*.json`, async (route) => {
      await setTimeout(SLOW_MS);
      await route.continue();
    });
    await page.goto(view);
    await expect(async () => {
      const drawn = await selectedLabelPixels(page);
      expect(inkOf(drawn)).toBeGreaterThan(8);
      expect(differenceOf(drawn, boxes)).toBeGreaterThan(60);
    }).toPass({ timeout: 30_000 });
  },
);

test('shows texts in other scripts with fonts of the product', { tag: '@nightly' }, async ({ page }) => {
  const { host, created } = await createPlaces(page, 0.03);
  const requested = watchFonts(page);
  await page.goto(`${host}/map/place/${created[0]!.nanoId}`);
  const title = page.getByRole('heading', { name: names['han-sc'] });
  await expect(title).toBeVisible();
  await expect.poll(() => [...requested]).toContain('font han-sc.woff2');
  await expect.poll(() => [...requested].filter((file) => file.startsWith('font sc-')).length).toBeGreaterThan(1);
  expect([...requested]).not.toContain('font thai.woff2');
  const isLoaded = () =>
    page.evaluate((text) => document.fonts.check("650 20px 'Figtree Variable'", text), names['han-sc']);
  await expect.poll(isLoaded).toBe(true);
  // Characters of a font are as wide as high; the boxes of missing ones are narrow.
  await expect
    .poll(() =>
      title.evaluate((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        return range.getBoundingClientRect().width / Number.parseFloat(getComputedStyle(one).fontSize);
      }),
    )
    .toBeCloseTo(names['han-sc'].length, 1);
});

test('loads no font of other scripts for a guide without them', { tag: '@nightly' }, async ({ page }) => {
  const requested = watchFonts(page);
  const { subdomain } = await branch(2);
  await page.goto(`${hostUrl(subdomain)}/map`);
  await expect(page.locator('canvas.maplibregl-canvas')).toBeVisible();
  await page.waitForFunction(() => performance.getEntriesByName('umkreis:map-idle').length > 0);
  expect([...requested]).toEqual([]);
});
