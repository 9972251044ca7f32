import { createServer, type Server } from 'node:http';
import { expect, test } from '@playwright/test';
import { branch } from './support/guide-data.ts';
import { hostUrl } from './support/instance.ts';

let site: Server;
let siteUrl: string;
let frameUrl = '';

test.beforeAll(async () => {
  const { subdomain, searchShortcuts } = await branch(1);
  const shortcut = searchShortcuts.find((one) => one.env === 'development')!;
  frameUrl = `${hostUrl(subdomain)}/embed/search-shortcut/${shortcut.id}`;
  site = createServer((request, response) => {
    const listMap = request.url?.includes('list-map');
    response.setHeader('Content-Type', 'text/html');
    response.end(`<!doctype html><title>Another site</title><iframe width="${listMap ? 900 : 360}" height="600" src="${listMap ? frameUrl.replace('search-shortcut/', 'search-shortcut/list-map/') : frameUrl}"></iframe>`);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  siteUrl = `http://127.0.0.1:${(site.address() as { port: number }).port}`;
});
test.afterAll(() => new Promise((resolve) => site.close(resolve)));

test("a list in another site's frame: rows, search, no map library, places open in a new tab", async ({ page, context }) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await page.goto(siteUrl);
  const frame = page.frameLocator('iframe');
  const rows = frame.getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  const all = await rows.count();
  expect(all).toBeGreaterThan(2);
  const name = (await rows.nth(1).getByRole('button').innerText()).split('\n')[0]!;
  await frame.getByRole('searchbox').fill(name);
  await expect.poll(() => rows.count()).toBeLessThan(all);
  expect(urls.filter((url) => /maplibre|\.pmtiles/.test(url))).toEqual([]);

  const [opened] = await Promise.all([context.waitForEvent('page'), rows.first().getByRole('button').click()]);
  await expect(opened).toHaveURL(/\/map\/place\/[\w-]{8}/);
  await expect(opened.getByRole('heading', { name, exact: true })).toBeVisible();
});

test('a list beside its map', async ({ page }) => {
  await page.goto(`${siteUrl}/list-map`);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('listitem').first()).toBeVisible();
  await expect(frame.locator('canvas.maplibregl-canvas')).toBeVisible();
});
