import type { Request } from '@playwright/test';
import sharp from 'sharp';
import { withClock } from '@umkreis/bench/kiosk/visit-kiosk.ts';
import type { StoredKiosk } from '@umkreis/contract/kiosk.ts';
import { branch } from './support/guide-data.ts';
import { hostUrl, mainUrl } from './support/instance.ts';
import { smallKiosk } from './support/small-kiosk.ts';
import { expect, test, type Page } from './support/test.ts';
import { waitUntilCached } from './support/wait-until-cached.ts';
import { withKiosk } from './support/with-kiosk.ts';

test.use({ basemap: false, viewport: smallKiosk, hasTouch: true });

/** Hours that are over */
const PAST = { by: 'hours', hours: '2001 Jan 01 10:00-11:00' };

const home = (page: Page) => page.getByRole('button', { name: 'Zum Standort' });
const dark = (page: Page) => page.locator('.kiosk-dark');
const addressOf = async ({ kioskKey }: StoredKiosk) => {
  const { subdomain } = await branch(25);
  return `${hostUrl(subdomain)}/map?iskiosk&kiosk=${kioskKey}`;
};
const asSeen = async (page: Page, id: string, headers: Record<string, string>) => {
  const response = await page.request.get(`${mainUrl}/api/kiosks/`, { headers });
  return ((await response.json()) as StoredKiosk[]).find((kiosk) => kiosk.id === id)!;
};

/** Paths that a page requests until its next heartbeat, which comes every minute. */
async function requestsUntilHeartbeat(page: Page): Promise<string[]> {
  const isHeartbeat = (request: Request) => request.url().endsWith('/api/kiosks/heartbeats/');
  const paths: string[] = [];
  const note = (request: Request) => isHeartbeat(request) || paths.push(new URL(request.url()).pathname);
  page.on('request', note);
  await page.waitForRequest(isHeartbeat, { timeout: 90_000 });
  page.off('request', note);
  return paths;
}

test(
  'is black outside of its times, without a map, and wakes for one session by a touch',
  { tag: '@nightly' },
  async ({ page }) => {
    await withKiosk(page, { screenTimes: PAST }, async (kiosk, headers) => {
      const { idleSeconds } = (await branch(25)).kiosk;
      const later = () =>
        page.evaluate((ms) => (window as unknown as { later(ms: number): void }).later(ms), (idleSeconds + 30) * 1000);
      await withClock(page);
      await page.goto(await addressOf(kiosk));
      await expect(home(page)).toBeVisible();
      await later();
      await expect(dark(page)).toBeVisible();
      await expect(dark(page)).toHaveCSS('background-color', 'rgb(0, 0, 0)');
      await expect(page.locator('canvas, main, .sign')).toHaveCount(0);
      expect(await requestsUntilHeartbeat(page)).toEqual([]);

      await dark(page).tap();
      await expect(home(page)).toBeVisible();
      await expect(page.locator('.maplibregl-canvas')).toBeVisible();
      await later();
      await expect(dark(page)).toBeVisible();

      // It starts dark by the stored identity, and reports the session.
      await page.goto(await addressOf(kiosk));
      await expect(dark(page)).toBeVisible();
      await expect
        .poll(async () => (await asSeen(page, kiosk.id, headers)).visits.map(({ sessions }) => sessions))
        .toEqual([1]);
      expect((await asSeen(page, kiosk.id, headers)).running!.lastUse).not.toBeNull();

      await page.request.put(`${mainUrl}/api/kiosks/${kiosk.id}`, { headers, data: { screenTimes: null } });
      await page.goto(await addressOf(kiosk));
      await expect(page.locator('.sign')).toBeVisible();
    });
  },
);

test(
  'shows errors of its page and a picture of its screen in the dashboard',
  { tag: '@nightly' },
  async ({ page, browser }) => {
    await withKiosk(page, {}, async (kiosk, headers) => {
      await page.goto(await addressOf(kiosk));
      await expect(home(page)).toBeVisible();
      await page.getByRole('combobox', { name: 'Suchen' }).fill('geheim');
      await page.evaluate(() => void Promise.reject(new Error('Cannot open "Anna Beck"')));
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('umkreis-kiosk:errors')))
        .toContain('Cannot open');
      const { id } = kiosk;
      await page.request.post(`${mainUrl}/api/kiosks/${id}/commands/`, { headers, data: { deed: 'picture' } });
      // A new page reports immediately.
      await page.reload();
      await expect
        .poll(async () => (await asSeen(page, id, headers)).picture, { timeout: 30_000 })
        .toMatchObject({ content: 'screen' });
      const response = await page.request.get(`${mainUrl}/api/kiosks/${id}/picture`, { headers });
      const picture = sharp(Buffer.from(((await response.json()) as { picture: string }).picture, 'base64'));
      expect(await picture.metadata()).toMatchObject({ format: 'webp', width: 480, height: 640 });
      // Neither black nor of one colour: the interface is visible.
      expect((await picture.stats()).entropy).toBeGreaterThan(1);

      const editor = await browser.newPage({ viewport: { width: 1440, height: 1000 } });
      await editor.goto(`${mainUrl}/dashboard/kiosks`);
      await editor.getByRole('button', { name: 'staff@umkreis.example' }).click();
      const card = editor.locator(`[data-kiosk="${id}"]`);
      await expect(card.getByRole('img', { name: 'Bildschirm von Eingang Ost' })).toBeVisible();
      await card.getByText('1 Fehler in dieser Woche').click();
      await expect(card.getByText('Error: Cannot open …')).toBeVisible();
      await editor.close();
    });
  },
);

test.describe('with a login', () => {
  test.use({ isLoggedIn: true });

  test('stores times of the screen that an editor sets in the dashboard', async ({ page }) => {
    await withKiosk(page, {}, async ({ id }, headers) => {
      await page.setViewportSize({ width: 1440, height: 1000 });
      await page.goto(`${mainUrl}/dashboard/kiosks/${id}`);
      await page.getByLabel('Eingeschaltet').selectOption('Zu eigenen Zeiten');
      await expect(page.getByText('Zeitzone: Europe/Vaduz')).toBeVisible();
      await page.getByRole('button', { name: 'Speichern' }).last().click();
      await expect(page.getByText('Gespeichert.')).toBeVisible();
      expect((await asSeen(page, id, headers)).screenTimes).toEqual({ by: 'hours', hours: 'Mo-Su 07:00-22:00' });
      // Typing stays in its notice when another one is deleted.
      for (let n = 0; n < 2; n++) await page.getByRole('button', { name: 'Hinweis hinzufügen' }).click();
      const notices = page.getByLabel('Hinweis', { exact: true });
      await notices.last().fill('Zweiter');
      await notices.last().evaluate((field) => Object.assign(window, { typed: field }));
      await page.getByRole('button', { name: 'Hinweis entfernen 1' }).click();
      await expect(notices).toHaveValue('Zweiter');
      expect(await notices.evaluate((field) => field === (window as unknown as { typed: Element }).typed)).toBe(true);
    });
  });
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('starts dark without a server', { tag: '@nightly' }, async ({ page, context }) => {
    await withKiosk(page, { screenTimes: PAST }, async (kiosk) => {
      await page.goto(await addressOf(kiosk));
      await expect(home(page)).toBeVisible();
      await waitUntilCached(page, '/map?iskiosk');
      await context.setOffline(true);
      await page.goto(await addressOf(kiosk));
      await expect(dark(page)).toBeVisible();
    });
  });
});
