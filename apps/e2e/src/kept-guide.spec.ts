import type { Page } from '@playwright/test';
import { branch, placeWithHours } from './support/guide-data.ts';
import { hostUrl } from './support/instance.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** Until the browser has kept a page with all that it names. */
const isKept = (page: Page, address: string) =>
  expect
    .poll(
      () => page.evaluate(async (name) => Boolean(await (await caches.open('umkreis-pages')).match(name)), address),
      { timeout: 60_000 },
    )
    .toBe(true);

test('a guide that was visited starts again without a network, finds, knows what is open, and counts once', async ({
  page,
  context,
}) => {
  const { subdomain } = await branch(1);
  const place = await placeWithHours(1);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(`${hostUrl(subdomain)}/map`);
  await isKept(page, '/map');
  await page.waitForLoadState('networkidle');

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('Keine Verbindung').first()).toBeVisible();
  await page.getByRole('searchbox').first().fill(place.title);
  await page.getByRole('listitem').filter({ hasText: place.title }).getByRole('button').first().click();
  await expect(page.getByRole('heading', { name: place.title, exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Orte und Angaben' })).toContainText(/geöffnet|geschlossen/);
  const canvas = page.locator('canvas.maplibregl-canvas');
  await expect(canvas).toBeVisible();
  // another address of the same guide, which was never opened
  await page.goto(`${hostUrl(subdomain)}/map?open`);
  await expect(page.getByRole('searchbox').first()).toBeVisible();

  const sent: string[] = [];
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.serviceWorker() && request.url().includes('/api/metrics/'))
      sent.push(request.headers()['umkreis-once'] ?? '');
  });
  await context.setOffline(false);
  await expect.poll(() => sent.length, { timeout: 30_000 }).toBeGreaterThan(0);
  await page.waitForTimeout(1500);
  expect(new Set(sent).size).toBe(sent.length);
  expect(faults).toEqual([]);
});
