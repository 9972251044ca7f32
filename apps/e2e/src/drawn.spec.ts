import { axe } from './support/axe.ts';
import { expect, test, type Page } from './support/test.ts';
import sharp from 'sharp';
import type { Branch } from '@umkreis/contract/branch.ts';
import { branch, categories, items } from './support/guide-data.ts';
import { drawnColors } from './support/drawn-colors.ts';
import { hostUrl, imageryOrigin, mainUrl, port } from './support/instance.ts';

// Colours of single pixels are counted.
test.use({ deviceScaleFactor: 1 });

/** The area of the map without controls on top. */
const free = { x: 400, y: 130, width: 780, height: 620 };
const wood = { strasse: '#DCE8D3', topo: '#CBDFBC', winter: '#DDE7E6' };

const pixels = async (page: Page, color: string) => (await drawnColors(page, free)).get(color) ?? 0;

/** Number of pixels whose channels differ by at most 3. */
const similar = (colors: ReadonlyMap<string, number>, channels: readonly number[]) =>
  [...colors]
    .filter(([hex]) =>
      channels.every((value, at) => Math.abs(Number.parseInt(hex.slice(1 + 2 * at, 3 + 2 * at), 16) - value) <= 3),
    )
    .reduce((sum, [, count]) => sum + count, 0);

async function chooseStyle(page: Page, name: string) {
  await page.getByRole('button', { name: 'Kartenstil' }).click();
  await page.getByRole('button', { name, exact: true }).click();
  await page.keyboard.press('Escape');
}

test(
  'draws the floors above and below in 3D without tinting symbols, also after changing floor and style',
  { tag: '@nightly' },
  async ({ page }) => {
    const { subdomain, mapCenter } = await branch(25);
    const { lon, lat, zoom, bearing } = mapCenter.find(({ breakpoint }) => breakpoint === 'md')!;
    // Without a GPU a frame with terrain takes seconds, also on this small screen, and twice as long next to a test.
    test.slow();
    const slowly = { timeout: 150_000 };
    await page.setViewportSize({ width: 800, height: 560 });
    const building = { x: 180, y: 150, width: 400, height: 200 };
    const centre = { x: 375, y: 253, width: 52, height: 52 };
    const house = (await items(25)).find(({ title }) => title === 'Mühlepark')!;
    const color = (await categories()).find(({ id }) => id === house.categories[0])!.backgroundColorName.toUpperCase();
    // The symbol of the building is in the centre of the screen, where the floor above is drawn transparently.
    await page.goto(`${hostUrl(subdomain)}/map#map=${zoom}/${lat}/${lon}/${bearing}/0`);
    const symbol = async () => (await drawnColors(page, centre)).get(color) ?? 0;
    await expect.poll(symbol, { timeout: 30_000 }).toBeGreaterThan(300);
    const upperFloor = async () => similar(await drawnColors(page, building), [193, 189, 194]);
    expect(await upperFloor()).toBeLessThan(300);
    await chooseStyle(page, '3D');
    await expect.poll(upperFloor, slowly).toBeGreaterThan(3000);
    expect(await symbol()).toBeGreaterThan(300);
    await page.getByRole('button', { name: 'Stockwerk OG' }).click();
    await expect.poll(upperFloor, slowly).toBeLessThan(300);
    expect(await symbol()).toBeGreaterThan(300);
    await page.getByRole('button', { name: 'Stockwerk EG' }).click();
    await chooseStyle(page, 'Topo');
    await chooseStyle(page, '3D');
    await expect.poll(upperFloor, slowly).toBeGreaterThan(3000);
    expect(await symbol()).toBeGreaterThan(300);
  },
);

test(
  'shows satellite imagery below roads, names and places, with attribution',
  { tag: '@nightly' },
  async ({ page }) => {
    const { subdomain } = await branch(14);
    const tile = await sharp({ create: { width: 256, height: 256, channels: 3, background: '#335533' } })
      .png()
      .toBuffer();
    const requested = new Set<string>();
    await page.route(`${imageryOrigin}/**`, (route) => {
      requested.add(new URL(route.request().url()).pathname);
      return route.fulfill({ contentType: 'image/png', headers: { 'access-control-allow-origin': '*' }, body: tile });
    });
    await page.goto(`${hostUrl(subdomain)}/map`);
    await chooseStyle(page, 'Satellit');
    await expect(page).toHaveURL(/style=satellit/);
    await expect(page.getByText('© Luftbild')).toBeVisible();
    await expect
      .poll(() => pixels(page, '#335533'), { timeout: 30_000 })
      .toBeGreaterThan(free.width * free.height * 0.4);
    expect([...requested].every((path) => /^\/\d+\/\d+\/\d+\.png$/.test(path))).toBe(true);
    expect(await pixels(page, wood.strasse)).toBe(0);
    await chooseStyle(page, 'Strasse');
    await expect.poll(() => pixels(page, wood.strasse), { timeout: 30_000 }).toBeGreaterThan(1000);
    await expect(page.getByText('© Luftbild')).toBeHidden();
  },
);

test('switches the style with a topic, and back when it is closed', { tag: '@nightly' }, async ({ page }) => {
  const { subdomain } = await branch(19);
  await page.goto(`${hostUrl(subdomain)}/map`);
  await expect.poll(() => pixels(page, wood.strasse), { timeout: 30_000 }).toBeGreaterThan(1000);
  const topic = page.getByRole('button', { name: 'Wanderwege' });
  await topic.click();
  await expect.poll(() => pixels(page, wood.topo), { timeout: 30_000 }).toBeGreaterThan(1000);
  expect(await pixels(page, wood.strasse)).toBe(0);
  await topic.click();
  await expect.poll(() => pixels(page, wood.strasse), { timeout: 30_000 }).toBeGreaterThan(1000);
  expect(await pixels(page, wood.topo)).toBe(0);
});

test('uses the style of a branch, be it an own one or that of another site', { tag: '@nightly' }, async ({ page }) => {
  const { subdomain, selectedStyleUrl } = await branch(23);
  const { host, origin } = new URL(hostUrl(subdomain));
  await page.goto(`${origin}/map`);
  // Most of it is shaded.
  await expect.poll(() => pixels(page, wood.topo), { timeout: 30_000 }).toBeGreaterThan(200);

  // Node cannot resolve hosts below localhost.
  const read = (path: string) => page.request.get(`http://127.0.0.1:${port}${path}`, { headers: { host } });
  const hosted = 'https://styles.example/winter.json';
  const style = await (await read('/styles/winter.json')).body();
  await page.route(hosted, (route) =>
    route.fulfill({ contentType: 'application/json', headers: { 'access-control-allow-origin': '*' }, body: style }),
  );
  const text = await (await read('/map')).text();
  await page.route(`${origin}/map`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: text.replace(JSON.stringify(selectedStyleUrl), JSON.stringify(hosted)),
    }),
  );
  await page.goto(`${origin}/map`);
  await expect.poll(() => pixels(page, wood.winter), { timeout: 30_000 }).toBeGreaterThan(1000);
});

test('shows the directory on a map whose markers lead to the guides, and only the list on a phone', async ({
  page,
}) => {
  const aubach = await branch(1);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`${mainUrl}/landing`);
  await expect(page.getByRole('link', { name: aubach.title }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((url) => /\/releases\/map\//.test(url))).toEqual([]);
  const { violations } = await axe(page).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);

  await page.setViewportSize({ width: 1280, height: 800 });
  const directory = page.getByRole('navigation', { name: 'Karte aller Karten' });
  const mark = directory.getByRole('link', { name: aubach.title, exact: true });
  await expect(mark).toHaveAttribute('href', `${hostUrl(aubach.subdomain)}/map`);
  const box = (await directory.boundingBox())!;
  await expect
    .poll(async () => (await drawnColors(page, box)).get('#BCDCEC') ?? 0, { timeout: 30_000 })
    .toBeGreaterThan(500);
  expect(await directory.getByRole('link').count()).toBeGreaterThan(20);
});

test(
  'shows guides of three continents on the world, which is loaded when the map is far away',
  { tag: '@nightly' },
  async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    const chunks = () => fetched.filter((url) => /\/releases\/map\/.*\.js$/.test(url)).length;
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    const directory = page.getByRole('navigation', { name: 'Karte aller Karten' });
    await page.setViewportSize({ width: 1440, height: 900 });
    const share = async (color: string) => {
      const box = (await directory.boundingBox())!;
      return ((await drawnColors(page, box)).get(color) ?? 0) / (box.width * box.height);
    };

    await page.goto(`${mainUrl}/landing`);
    await page.waitForLoadState('networkidle');
    await expect.poll(() => share('#BCDCEC'), { timeout: 30_000 }).toBeGreaterThan(0.002);
    const near = chunks();
    const zoomOut = directory.getByRole('button', { name: 'Herauszoomen' });
    await expect(async () => {
      await zoomOut.click();
      expect(chunks()).toBeGreaterThan(near);
    }).toPass({ timeout: 30_000 });

    const cities = [
      [18.42, -33.92],
      [-74, 40.71],
      [151.2, -33.87],
    ] as const;
    await page.route('**/api/branches/', async (route) => {
      const response = await route.fetch();
      const all = ((await response.json()) as Branch[]).filter(({ isActive, isDemo }) => isActive && isDemo);
      const json = cities.map(([lon, lat], at) => ({
        ...all[at]!,
        mapCenter: all[at]!.mapCenter.map((one) => ({ ...one, lon, lat })),
      }));
      await route.fulfill({ response, json });
    });
    for (const [colorScheme, water, ground] of [
      ['light', '#BCDCEC', '#F6F4EF'],
      ['dark', '#1B3644', '#1F1D26'],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(`${mainUrl}/landing`);
      await expect(directory.getByRole('link')).toHaveCount(3);
      await expect.poll(() => share(water), { timeout: 30_000 }).toBeGreaterThan(0.35);
      expect(await share(ground)).toBeGreaterThan(0.1);
    }
    const own = new URL(mainUrl).hostname;
    expect(fetched.map((url) => new URL(url).hostname).filter((host) => !host.endsWith(own))).toEqual([]);
    expect(errors).toEqual([]);
  },
);
