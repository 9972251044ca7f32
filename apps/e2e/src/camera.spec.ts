import { expect, test, type Page } from './support/test.ts';
import { branch, items } from './support/guide-data.ts';
import { hostUrl } from './support/instance.ts';

test.use({ basemap: false, contextOptions: { reducedMotion: 'no-preference' } });

/** The camera in the URL's hash. */
async function view(page: Page) {
  await expect(page).toHaveURL(/#map=/);
  const [zoom, lat, lon] = new URL(page.url()).hash.slice('#map='.length).split('/').map(Number);
  return { zoom: zoom!, lat: lat!, lon: lon! };
}
const hash = (page: Page) => new URL(page.url()).hash;
/** The hash after the camera movement has ended. */
async function idleHash(page: Page): Promise<string> {
  let before: string | undefined;
  const isIdle = () => {
    const isSame = hash(page) === before;
    before = hash(page);
    return isSame;
  };
  await expect.poll(isIdle, { intervals: [0, 1000] }).toBe(true);
  return hash(page);
}
const isReady = (page: Page) => page.getByRole('button', { name: 'Liste', exact: true }).waitFor();

test('fits a topic, stores the view in the URL across reloads, and restores the previous view on back', async ({
  page,
}) => {
  const { subdomain, mapCenter } = await branch(1);
  const { lat, lon } = mapCenter[0]!;
  const start = `#map=9/${lat.toFixed(2)}/${(lon + 0.4).toFixed(2)}`;
  await page.goto(`${hostUrl(subdomain)}/map${start}`);
  await isReady(page);
  expect(hash(page)).toBe(start);

  await page.getByRole('list', { name: 'Themen' }).getByRole('button', { name: 'Essen & Trinken' }).click();
  await expect(page.getByRole('heading', { name: 'Essen & Trinken' })).toBeVisible();
  await expect.poll(async () => (await view(page)).zoom).toBeGreaterThan(12);
  const fitted = await idleHash(page);
  // The topic's places are in the visible part of the map.
  const { lat: at, lon: centreLon, zoom } = await view(page);
  const degreesPerPixel = 360 / (512 * 2 ** zoom);
  const { width } = page.viewportSize()!;
  expect(Math.abs(centreLon - lon)).toBeLessThan(width * degreesPerPixel);
  expect(Math.abs(at - lat)).toBeLessThan(width * degreesPerPixel);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Essen & Trinken' })).toBeVisible();
  // The topic must not be fitted again after the reload.
  await page.waitForTimeout(2000);
  expect(hash(page)).toBe(fitted);
  await page.goBack();
  await expect.poll(() => hash(page)).toBe(start);
});

test("preserves the visitor's own map position when panels are closed", { tag: '@nightly' }, async ({ page }) => {
  const { subdomain } = await branch(1);
  await page.goto(`${hostUrl(subdomain)}/map`);
  await isReady(page);
  await page.getByRole('list', { name: 'Themen' }).getByRole('button', { name: 'Essen & Trinken' }).click();
  await page.locator('[data-place]').first().click();
  await expect(page).toHaveURL(/\/map\/place\//);
  await idleHash(page);
  await page.mouse.move(800, 400);
  await page.mouse.down();
  await page.mouse.move(560, 500, { steps: 6 });
  await page.mouse.up();
  const before = hash(page);
  await expect.poll(() => hash(page)).not.toBe(before);
  const moved = await idleHash(page);
  await page.goBack();
  await expect(page).toHaveURL(/search-shortcut/);
  await expect.poll(() => hash(page)).toBe(moved);
});

test.describe('from another place', () => {
  test.use({ permissions: ['geolocation'], geolocation: { latitude: 64.15, longitude: -21.94 } });

  for (const [device, size] of [
    ['desktop', { width: 1280, height: 800 }],
    ['phone', { width: 390, height: 844 }],
  ] as const)
    test(
      `tells visitors outside of the area where they are, without leaving it, on a ${device}`,
      { tag: '@nightly' },
      async ({ page }) => {
        await page.setViewportSize(size);
        const { subdomain, mapCenter } = await branch(1);
        await page.goto(`${hostUrl(subdomain)}/map`);
        await isReady(page);
        await page.getByRole('button', { name: 'Mein Standort' }).click();
        const notice = page.getByRole('alert').filter({ hasText: 'ausserhalb' });
        await expect(notice).toContainText(/\d km/);
        const isOnTop = async () =>
          notice.evaluate((element) => {
            const { left, top, right, bottom } = element.getBoundingClientRect();
            const corners = [
              [left + 16, top + 16],
              [right - 16, bottom - 16],
            ] as const;
            return corners.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
          });
        expect(await isOnTop()).toBe(true);
        await page.reload();
        await isReady(page);
        const { lat, lon } = mapCenter[0]!;
        // The URL contains the view once the visitor has changed it.
        await page.locator('canvas.maplibregl-canvas').press('+');
        await expect(page).toHaveURL(/#map=/);
        await idleHash(page);
        expect(Math.hypot((await view(page)).lat - lat, (await view(page)).lon - lon)).toBeLessThan(0.2);
      },
    );
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, permissions: ['geolocation'] });

  test("shows the visitor's position above the sheet", { tag: '@nightly' }, async ({ page, context }) => {
    const { subdomain } = await branch(1);
    const { lat, lon } = (await items(1))[0]!;
    await context.setGeolocation({ latitude: lat, longitude: lon });
    await page.goto(`${hostUrl(subdomain)}/map`);
    await isReady(page);
    await page.getByRole('button', { name: 'Liste', exact: true }).click();
    const sheet = page.locator('section[data-panel]');
    await expect(sheet).toBeVisible();
    await page.getByRole('button', { name: 'Mein Standort' }).click();
    const dot = page.locator('.maplibregl-user-location-dot');
    await expect(dot).toBeAttached();
    await expect
      .poll(async () => {
        const [at, edge] = [await dot.boundingBox(), await sheet.boundingBox()];
        return at !== null && edge !== null && at.y > 120 && at.y + at.height < edge.y - 8;
      })
      .toBe(true);
  });
});
