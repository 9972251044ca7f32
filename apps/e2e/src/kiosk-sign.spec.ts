import { withClock } from '@umkreis/bench/kiosk/visit-kiosk.ts';
import { axe } from './support/axe.ts';
import { branch, placeWithHours } from './support/guide-data.ts';
import { hostUrl, mainUrl } from './support/instance.ts';
import { expect, test } from './support/test.ts';
import { withKiosk } from './support/with-kiosk.ts';

test.use({ basemap: false, viewport: { width: 1080, height: 1920 }, hasTouch: true });

test(
  'opens the kiosk by a code that the dashboard shows, and explains a wrong one',
  { tag: '@nightly' },
  async ({ page, browser }) => {
    await withKiosk(page, {}, async ({ id, kioskKey }) => {
      const { subdomain } = await branch(25);
      await page.setViewportSize({ width: 1440, height: 1000 });
      await page.goto(`${mainUrl}/dashboard/kiosks/${id}`);
      await page.getByRole('button', { name: 'staff@umkreis.example' }).click();
      await page.getByRole('button', { name: 'Code anzeigen' }).click();
      const code = (await page.locator('[data-kiosk-code]').textContent())!.replaceAll(/\s/g, '');
      await expect(page.locator('[data-sign-preview] .sign-clock')).toBeVisible();
      await page.getByRole('button', { name: 'Hinweis hinzufügen' }).click();
      await page.getByLabel('Hinweis', { exact: true }).fill('Heute Führung um 15 Uhr.');
      await expect(page.locator('[data-sign-preview]').getByText('Heute Führung um 15 Uhr.')).toBeVisible();
      await page.getByRole('button', { name: 'Speichern' }).click();
      await expect(page.getByText('Gespeichert.')).toBeVisible();

      const screen = await browser.newPage({ viewport: { width: 1080, height: 1920 }, hasTouch: true });
      await screen.goto(`${hostUrl(subdomain)}/kiosk/`);
      const type = async (text: string) => {
        for (const letter of text) await screen.getByRole('button', { name: letter, exact: true }).click();
      };
      await type('AAAABBBB');
      await expect(screen.getByText('Dieser Code ist falsch')).toBeVisible();
      await type(code.slice(0, 7));
      await screen.setViewportSize({ width: 1920, height: 1080 });
      await type(code.slice(7));
      await expect(screen).toHaveURL(`${hostUrl(subdomain)}/map?iskiosk&kiosk=${kioskKey}`);
      await expect(screen.getByRole('button', { name: 'Zum Standort' })).toBeVisible();
      await screen.close();
    });
  },
);

test('has no axe violations, and shows hours of its house, a notice and a QR code while nobody uses it', async ({
  page,
}) => {
  const house = await placeWithHours(25);
  const sign = {
    parts: ['clock', 'hours', 'notices', 'code'],
    notices: [
      { text: 'Der Lift fährt heute nicht.', from: '2020-01-01', to: '2099-12-31' },
      { text: 'Noch nicht zu sehen.', from: '2099-12-30', to: '2099-12-31' },
    ],
  };
  await withKiosk(page, { house: house.nanoId, sign }, async ({ kioskKey }) => {
    const { subdomain, kiosk } = await branch(25);
    await withClock(page);
    const counted = page.waitForRequest(
      (one) => one.url().includes('/metrics/') && (one.postData() ?? '').includes('app_iskiosk'),
    );
    await page.goto(`${hostUrl(subdomain)}/map?iskiosk&kiosk=${kioskKey}`);
    await expect(page.getByRole('button', { name: 'Zum Standort' })).toBeVisible();
    await counted;
    const { violations } = await axe(page).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    const later = (ms: number) => (window as unknown as { later(ms: number): void }).later(ms);
    await page.evaluate(later, (kiosk.idleSeconds + 30) * 1000);
    await expect(page.locator('.sign-clock')).toHaveText(/^\d\d:\d\d$/);
    await expect(page.locator('.sign-hours')).toContainText(house.title);
    await expect(page.locator('.sign-notices')).toHaveText('Der Lift fährt heute nicht.');
    for (const viewport of [
      { width: 1080, height: 1920 },
      { width: 1920, height: 1080 },
    ]) {
      await page.setViewportSize(viewport);
      await expect(page.locator('.sign-code')).toBeInViewport({ ratio: 0.9 });
      await expect(page.locator('.sign-hours')).toBeInViewport({ ratio: 0.9 });
    }
    await page.getByRole('button', { name: 'Berühren zum Starten' }).dispatchEvent('click');
    await expect(page.locator('.sign-clock')).toHaveCount(0);
  });
});

test.describe('with a service worker', () => {
  test.use({ basemap: true, serviceWorkers: 'allow' });

  test(
    'shows the sign with the hours of its house, events and pictures after a start without a server',
    { tag: '@nightly' },
    async ({ page, context }) => {
      const house = await placeWithHours(25);
      await withKiosk(page, { house: house.nanoId }, async ({ kioskKey }) => {
        const { subdomain, kiosk } = await branch(25);
        const start = `${hostUrl(subdomain)}/map?iskiosk&kiosk=${kioskKey}`;
        await withClock(page);
        await page.goto(start);
        await expect(page.getByRole('button', { name: 'Zum Standort' })).toBeVisible();
        await expect
          .poll(
            () =>
              page.evaluate(async () => Boolean(await (await caches.open('umkreis-basemaps')).match('/-/kept-map'))),
            { timeout: 60_000 },
          )
          .toBe(true);
        // Pictures are stored after the map.
        await expect
          .poll(() => page.evaluate(async () => (await (await caches.open('umkreis-pictures')).keys()).length), {
            timeout: 60_000,
          })
          .toBeGreaterThan(0);
        await context.setOffline(true);
        await page.reload();
        await expect(page.getByRole('button', { name: 'Zum Standort' })).toBeVisible();
        const later = (ms: number) => (window as unknown as { later(ms: number): void }).later(ms);
        await page.evaluate(later, (kiosk.idleSeconds + 30) * 1000);
        await expect(page.locator('.sign-clock')).toHaveText(/^\d\d:\d\d$/);
        await expect(page.locator('.sign-hours')).toContainText(house.title);
        await expect(page.locator('.sign-event').first()).toBeVisible();
        await expect(page.locator('.sign-code svg')).toBeVisible();
        const isDrawn = () =>
          [...document.querySelectorAll<HTMLImageElement>('.sign-top img')].some((one) => one.naturalWidth > 0);
        await expect.poll(() => page.evaluate(isDrawn)).toBe(true);
      });
    },
  );
});
