import { createServer, type Server } from 'node:http';
import { expect, test } from './support/test.ts';
import { branch, placeWith, placeWithHours } from './support/guide-data.ts';
import { hostUrl } from './support/instance.ts';

test.use({ basemap: false });

let site: Server;
let siteUrl: string;
let frameUrl = '';

test.beforeAll(async () => {
  const { subdomain, searchShortcuts } = await branch(1);
  const shortcut = searchShortcuts.find((one) => one.env === 'development')!;
  frameUrl = `${hostUrl(subdomain)}/embed/search-shortcut/${shortcut.id}`;
  site = createServer((request, response) => {
    const pages = {
      '/map': `${hostUrl(subdomain)}/map`,
      '/list-map': frameUrl.replace('search-shortcut/', 'search-shortcut/list-map/'),
    };
    const src = pages[request.url as keyof typeof pages] ?? frameUrl;
    response.setHeader('Content-Type', 'text/html');
    response.end(
      `<!doctype html><title>Another site</title><iframe width="${src === frameUrl ? 360 : 900}" height="600" src="${src}"></iframe>`,
    );
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  siteUrl = `http://127.0.0.1:${(site.address() as { port: number }).port}`;
});
test.afterAll(() => new Promise((resolve) => site.close(resolve)));

test('shows contact data in a list, and tracks their use', async ({ page }) => {
  const { searchShortcuts } = await branch(1);
  const directory = searchShortcuts.find(({ env, allowItemAddition }) => env === 'development' && allowItemAddition)!;
  await page.goto(frameUrl.replace(/[^/]+$/, directory.id));
  await expect(page.getByRole('button', { name: 'Ort vorschlagen' })).toBeVisible();
  await expect(page.getByRole('listitem').first()).toBeVisible();
  const listed = new Set((await page.getByRole('listitem').allInnerTexts()).map((text) => text.split('\n')[0]!));
  const reachable = await placeWith(
    1,
    ({ title }) => listed.has(title),
    ({ itemDetails }) => itemDetails.some(({ dataKeyName }) => dataKeyName === 'phone'),
  );
  await page
    .getByRole('button', { name: `Kontakt: ${reachable.title}`, exact: true })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Änderung vorschlagen' })).toBeVisible();
  const counted = page.waitForRequest(
    (request) =>
      request.url().includes('/metrics/') && (request.postData() ?? '').includes('embed_item_detail_tel_click'),
  );
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault(), true));
  await page.locator('a[href^="tel:"]').first().click();
  await counted;
});

test('a list next to its map', async ({ page }) => {
  await page.goto(`${siteUrl}/list-map`);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('listitem').first()).toBeVisible();
  await expect(frame.locator('canvas.maplibregl-canvas')).toBeVisible();
});

test("shows title, topics and an enlarge button in another site's frame, and opens places in a new tab", async ({
  page,
  context,
}) => {
  const { inFrame } = await branch(1);
  const place = await placeWithHours(1);
  await page.goto(`${siteUrl}/map`);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('link', { name: inFrame.title, exact: true })).toHaveAttribute('href', /\/map\/$/);
  await expect(frame.getByRole('link', { name: 'vergrössern' })).toBeVisible();
  await expect(frame.getByRole('button', { name: 'Mein Standort' })).toBeHidden();
  await frame.getByRole('button', { name: 'Themen' }).click();
  await expect(frame.getByRole('list', { name: 'Themen' }).getByRole('button').first()).toBeVisible();
  await frame.getByRole('button', { name: 'Themen' }).click();
  await frame.getByRole('button', { name: 'Suchen' }).click();
  await frame.getByRole('searchbox').fill(place.title);
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    frame.getByRole('list').getByRole('button', { name: place.title }).first().click(),
  ]);
  expect(opened.url()).toContain(`/map/place/${place.nanoId}/`);
});
