import type { Page } from '@playwright/test';
import { branch, placeWith, placeWithHours } from './support/guide-data.ts';
import { hostUrl } from './support/instance.ts';
import { expect, test } from './support/test.ts';
import { waitUntilCached } from './support/wait-until-cached.ts';

test.use({ serviceWorkers: 'allow' });

test(
  'starts a visited guide offline, searches, evaluates opening hours, and counts the visit once',
  { tag: '@nightly' },
  async ({ page, context }) => {
    const { subdomain } = await branch(1);
    const place = await placeWithHours(1);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(`${hostUrl(subdomain)}/map`);
    await waitUntilCached(page, '/map');

    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText('Keine Verbindung').first()).toBeVisible();
    await page
      .getByRole('combobox', { name: /^(Suchen|Search)$/ })
      .first()
      .fill(place.title);
    await page.getByRole('listitem').filter({ hasText: place.title }).getByRole('button').first().click();
    await expect(page.getByRole('heading', { name: place.title, exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Orte und Angaben' })).toContainText(/offen|öffnet|geschlossen/);
    const canvas = page.locator('canvas.maplibregl-canvas');
    await expect(canvas).toBeVisible();
    // Another URL of the same guide that was never opened.
    await page.goto(`${hostUrl(subdomain)}/map?open`);
    await expect(page.getByRole('combobox', { name: /^(Suchen|Search)$/ }).first()).toBeVisible();

    const sent: string[] = [];
    context.on('request', (request) => {
      if (request.method() === 'POST' && request.serviceWorker() && request.url().includes('/api/metrics/'))
        sent.push(request.headers()['umkreis-once'] ?? '');
    });
    await context.setOffline(false);
    await expect.poll(() => sent.length, { timeout: 30_000 }).toBeGreaterThan(0);
    // Nothing may be sent a second time.
    await page.waitForTimeout(1500);
    expect(new Set(sent).size).toBe(sent.length);
    expect(errors).toEqual([]);
  },
);

/** Waits until the whole guide is stored; a kiosk retries every 15 minutes of its clock. */
const isWhole = (page: Page) =>
  expect
    .poll(
      async () => {
        await page.clock.fastForward('16:00');
        return page.evaluate(async () => Boolean(await (await caches.open('umkreis-basemaps')).match('/-/kept-map')));
      },
      { timeout: 240_000, intervals: [10_000] },
    )
    .toBe(true);

test(
  'keeps a kiosk running offline for three days with all details of a place',
  { tag: '@nightly' },
  async ({ page, context }) => {
    test.setTimeout(300_000);
    const { subdomain } = await branch(21);
    // Open in every season.
    const place = await placeWith(
      21,
      ({ title }) => title.startsWith('Bergrestaurant'),
      () => true,
    );
    await page.setViewportSize({ width: 1080, height: 1920 });
    await page.clock.install();
    await page.goto(`${hostUrl(subdomain)}/map?iskiosk`);
    await expect(page.getByRole('button', { name: 'Zum Standort' })).toBeVisible();
    await waitUntilCached(page, '/map?iskiosk');
    await isWhole(page);

    await context.setOffline(true);
    await page.clock.fastForward(72 * 3_600_000);
    await page.getByRole('button', { name: 'Berühren zum Starten' }).click();
    await expect(page.getByText(/Keine Verbindung, Stand/)).toBeVisible();
    // Simulates a power cut.
    await page.reload();
    await expect(page.getByRole('button', { name: 'Zum Standort' })).toBeVisible();
    await page
      .getByRole('combobox', { name: /^(Suchen|Search)$/ })
      .first()
      .fill(place.title);
    await page
      .getByRole('listitem')
      .filter({ hasText: place.title })
      .getByRole('button')
      .first()
      .dispatchEvent('click');
    await expect(page.getByRole('heading', { name: place.title, exact: true })).toBeVisible();
    await expect(page.getByText('Keine Verbindung', { exact: true })).toHaveCount(0);
  },
);

test(
  'continues without stored data on a device without free space, and reports it on request',
  { tag: '@nightly' },
  async ({ page, context }) => {
    const { subdomain } = await branch(1);
    const session = await context.newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin: hostUrl(subdomain), quotaSize: 300_000 });
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(`${hostUrl(subdomain)}/map`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.reload();
    await page.getByRole('button', { name: 'Menü' }).click();
    await page.getByRole('button', { name: 'Karte offline speichern' }).click();
    await page.getByRole('button', { name: 'Auf diesem Gerät speichern' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'nicht genug Platz' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page
      .getByRole('combobox', { name: /^(Suchen|Search)$/ })
      .first()
      .fill('Bäck');
    await expect(page.getByRole('region', { name: 'Orte und Angaben' }).getByRole('listitem').first()).toBeVisible();
    expect(errors).toEqual([]);
  },
);
