import { branch } from './support/guide-data.ts';
import { hostUrl } from './support/instance.ts';
import { smallKiosk } from './support/small-kiosk.ts';
import { expect, test, type Locator } from './support/test.ts';
import { waitUntilCached } from './support/wait-until-cached.ts';

test.use({ basemap: false, viewport: smallKiosk, hasTouch: true });

const boxOf = async (one: Locator) => (await one.boundingBox())!;

test('shows a notice above its buttons while only the server is away', { tag: '@nightly' }, async ({ page }) => {
  const { subdomain } = await branch(13);
  await page.goto(`${hostUrl(subdomain)}/map?iskiosk`);
  const home = page.getByRole('button', { name: 'Zum Standort' });
  await expect(home).toBeVisible();
  const notice = page.locator('.kiosk-notice');
  await expect(notice).toHaveCount(0);
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);

  await page.route('**/api/**', (route) => route.fulfill({ status: 502 }));
  // The state is requested again within half a minute.
  await expect(notice).toContainText('Keine Verbindung', { timeout: 60_000 });
  const { x, y, width, height } = await boxOf(notice);
  for (const button of await page.locator('.kiosk-bar button, [role=toolbar] button').all()) {
    const other = await boxOf(button);
    const isApart =
      x + width <= other.x || other.x + other.width <= x || y + height <= other.y || other.y + other.height <= y;
    expect(isApart, await button.innerText()).toBe(true);
  }
  // Nothing is in front of it.
  const inFront = await page.evaluate(
    ([left, top]) => document.elementsFromPoint(left!, top!).map((one) => one.className)[0],
    [x + width / 2, y + height / 2] as const,
  );
  expect(inFront === undefined || !/button/.test(String(inFront))).toBe(true);

  await page.unroute('**/api/**');
  await expect(notice).toHaveCount(0, { timeout: 120_000 });
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('starts again without a server soon after its first start', async ({ page, context }) => {
    const { subdomain } = await branch(13);
    await page.goto(`${hostUrl(subdomain)}/map?iskiosk`);
    await expect(page.getByRole('button', { name: 'Zum Standort' })).toBeVisible();
    await expect
      .poll(() => page.evaluate(async () => Boolean(await caches.match('/map?iskiosk'))), { timeout: 20_000 })
      .toBe(true);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Zum Standort' })).toBeVisible();
    await expect(page.locator('.kiosk-notice')).toBeVisible();
  });

  test('requests its page again by itself if it has none', { tag: '@nightly' }, async ({ page, context }) => {
    const { subdomain } = await branch(13);
    const start = `${hostUrl(subdomain)}/map?iskiosk`;
    await page.goto(start);
    await waitUntilCached(page, '/map?iskiosk');
    await page.evaluate(() => caches.delete('umkreis-pages'));
    await context.setOffline(true);
    await page.goto(start);
    await expect(page.getByText('Keine Verbindung. Die Karte startet')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('button', { name: 'Zum Standort' })).toBeVisible({ timeout: 60_000 });
  });
});
