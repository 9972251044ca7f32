import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type Frame, type Page } from '@playwright/test';
import { branch, placeWith } from './support/guide-data.ts';
import { hostUrl } from './support/instance.ts';

const byName = 'Die Suche ist gerade nicht verfügbar; nur Namen werden durchsucht.';

/** Simulates data saving, so that nothing is loaded ahead: what is opened offline was never fetched. */
const savesData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  });

/** Marks the page, so that a reload is detectable by the missing mark. */
const mark = (page: Page | Frame) => page.evaluate(() => void ((globalThis as { stays?: boolean }).stays = true));
const stays = (page: Page | Frame) => page.evaluate(() => (globalThis as { stays?: boolean }).stays === true);

const titledPlace = () =>
  placeWith(
    1,
    ({ title }) => /^\p{L}{5,}/u.test(title),
    () => true,
  );

/** Waits until the page has sent no request for two seconds. */
async function waitUntilIdle(page: Page) {
  await page.waitForLoadState('networkidle');
  let seen = -1;
  await expect
    .poll(
      async () => {
        const count = await page.evaluate(() => performance.getEntriesByType('resource').length);
        const isSame = count === seen;
        seen = count;
        return isSame;
      },
      { intervals: [2000], timeout: 60_000 },
    )
    .toBe(true);
}

test(
  'shows in place that a part is unavailable offline, and loads it when the network is back',
  { tag: '@nightly' },
  async ({ page, context }) => {
    await savesData(page);
    const { subdomain } = await branch(1);
    const place = await titledPlace();
    await page.goto(`${hostUrl(subdomain)}/map`);
    await waitUntilIdle(page);
    await mark(page);
    await context.setOffline(true);

    const panel = page.getByRole('region', { name: 'Orte und Angaben' });
    const missing = page.getByRole('alert').filter({ hasText: 'Keine Verbindung' });
    await page.getByRole('button', { name: 'Fragen', exact: true }).click();
    await expect(missing).toBeVisible();
    await page.getByRole('button', { name: 'Agenda' }).click();
    await expect(missing).toBeVisible();
    await page
      .getByRole('button', { name: /^Filter/ })
      .first()
      .click();
    await expect(missing).toBeVisible();
    await page.getByRole('button', { name: 'Schliessen' }).first().click();

    await page
      .getByRole('combobox', { name: /^(Suchen|Search)$/ })
      .first()
      .fill(place.title.slice(0, 5));
    await expect(page.getByText(byName)).toBeVisible();
    await page.getByRole('listitem').filter({ hasText: place.title }).getByRole('button').first().click();
    await expect(missing).toBeVisible();
    expect(await stays(page)).toBe(true);

    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: place.title, exact: true })).toBeVisible();
    await expect(missing).toBeHidden();
    await page
      .getByRole('combobox', { name: /^(Suchen|Search)$/ })
      .first()
      .fill(place.title.slice(0, 6));
    await expect(page.getByRole('listitem').filter({ hasText: place.title })).toBeVisible();
    await expect(page.getByText(byName)).toBeHidden();
    expect(await stays(page)).toBe(true);
    await expect(panel).toBeVisible();
  },
);

test('works offline after the map was idle', { tag: '@nightly' }, async ({ page, context }) => {
  const { subdomain } = await branch(1);
  const place = await titledPlace();
  const fetchedAhead = page.waitForRequest(/search-module/, { timeout: 60_000 });
  await page.goto(`${hostUrl(subdomain)}/map`);
  await fetchedAhead;
  await waitUntilIdle(page);
  await mark(page);
  await context.setOffline(true);

  await page.getByRole('button', { name: 'Fragen', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Fragen' })).toBeVisible();
  await page
    .getByRole('button', { name: /^Filter/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Filter' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Schliessen' }).first().click();
  await page
    .getByRole('combobox', { name: /^(Suchen|Search)$/ })
    .first()
    .fill(place.title);
  await page.getByRole('listitem').filter({ hasText: place.title }).getByRole('button').first().click();
  await expect(page.getByRole('heading', { name: place.title, exact: true })).toBeVisible();
  await expect(page.getByText(byName)).toBeHidden();
  expect(await stays(page)).toBe(true);
});

test(
  'keeps a kiosk running offline, and continues when the network is back',
  { tag: '@nightly' },
  async ({ page, context }) => {
    await savesData(page);
    const { subdomain } = await branch(21);
    await page.setViewportSize({ width: 1080, height: 1920 });
    await page.goto(`${hostUrl(subdomain)}/map?iskiosk`);
    await expect(page.getByRole('button', { name: 'Zum Standort' })).toBeVisible();
    await waitUntilIdle(page);
    await mark(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Fragen', exact: true }).click();
    const missing = page.getByRole('alert').filter({ hasText: 'Keine Verbindung' });
    await expect(missing).toBeVisible();
    expect(await stays(page)).toBe(true);
    await context.setOffline(false);
    await expect(missing).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Fragen' })).toBeVisible();
    expect(await stays(page)).toBe(true);
  },
);

test(
  'searches names offline in an embedded list, and everything when online',
  { tag: '@nightly' },
  async ({ page, context }) => {
    await savesData(page);
    const { subdomain, searchShortcuts } = await branch(1);
    const { id } = searchShortcuts.find(({ env }) => env === 'development')!;
    const site = createServer((_, response) =>
      response
        .setHeader('Content-Type', 'text/html')
        .end(
          `<!doctype html><title>Another site</title><iframe width="360" height="600" src="${hostUrl(subdomain)}/embed/search-shortcut/${id}"></iframe>`,
        ),
    );
    await new Promise<void>((resolve) => {
      site.listen(0, '127.0.0.1', resolve);
    });
    await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}`);
    const list = page.frameLocator('iframe');
    const rows = list.getByRole('listitem');
    await expect(rows.first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const frame = page.frames()[1]!;
    await mark(frame);
    // The worker of a frame keeps its connection when the page is offline.
    await context.route('**/search-module*', (route) => route.abort());
    await context.setOffline(true);
    const name = (await rows.nth(1).getByRole('button').first().innerText()).split('\n')[0]!;
    await list.getByRole('searchbox').fill(name);
    await expect(list.getByText(byName)).toBeVisible();
    await expect(rows.first()).toContainText(name);
    await context.unroute('**/search-module*');
    await context.setOffline(false);
    await expect(list.getByText(byName)).toBeHidden();
    await expect(rows.first()).toContainText(name);
    expect(await stays(frame)).toBe(true);
    site.close();
  },
);

test('retries loading a failed map library and everything that depends on it', async ({ page }) => {
  const { subdomain, searchShortcuts } = await branch(1);
  const { id } = searchShortcuts.find(({ env }) => env === 'development')!;
  const isLibrary = (url: URL) => /\/maplibre-gl\.[^/]*mjs$/.test(url.pathname);
  await page.route(isLibrary, (route) => route.abort());
  await page.goto(`${hostUrl(subdomain)}/embed/search-shortcut/list-map/${id}`);
  const missing = page.getByRole('alert').filter({ hasText: 'Dieser Teil konnte nicht geladen werden' });
  await expect(missing).toBeVisible();
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await page.unroute(isLibrary);
  await missing.getByRole('button').click();
  await expect(page.locator('canvas').first()).toBeVisible();
});

test('reloads the page once if a newer release has replaced a lazy chunk', { tag: '@nightly' }, async ({ page }) => {
  await savesData(page);
  const { subdomain } = await branch(1);
  await page.goto(`${hostUrl(subdomain)}/map`);
  await waitUntilIdle(page);
  await mark(page);
  const isPart = /\/releases\/map\/[^/]+\/chunks\//;
  await page.route(isPart, (route) => route.fulfill({ status: 404 }));
  await page.getByRole('button', { name: 'Fragen', exact: true }).click();
  const missing = page.getByRole('alert').filter({ hasText: 'Dieser Teil konnte nicht geladen werden' });
  await expect(missing).toBeVisible();
  expect(await stays(page), 'the same release is live').toBe(true);

  await page.route('**/versions.json', (route) => route.fulfill({ json: { shell: 'x', map: 'a-newer-one' } }));
  await missing.getByRole('button').click();
  await expect.poll(() => stays(page).catch(() => true)).toBe(false);
});
