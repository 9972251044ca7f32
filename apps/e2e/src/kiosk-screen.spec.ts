import type { StoredKiosk } from '@umkreis/contract/kiosk.ts';
import { branch } from './support/guide-data.ts';
import { hostUrl, mainUrl } from './support/instance.ts';
import { staffHeaders } from './support/staff-token.ts';
import { expect, test, type Page } from './support/test.ts';

test.use({ basemap: false, viewport: { width: 1080, height: 1920 }, hasTouch: true });

/** Opens a kiosk of branch 25 with these settings. */
async function withKiosk(page: Page, settings: object, use: (kiosk: StoredKiosk) => Promise<void>): Promise<void> {
  const { subdomain, mapCenter } = await branch(25);
  const { lon, lat } = mapCenter[0]!;
  const headers = await staffHeaders();
  const created = await page.request.post(`${mainUrl}/api/kiosks/`, {
    headers,
    data: { branchShortId: 25, name: 'Eingang Ost', position: [lon, lat], ...settings },
  });
  const kiosk = (await created.json()) as StoredKiosk;
  try {
    await page.goto(`${hostUrl(subdomain)}/map?iskiosk&kiosk=${kiosk.kioskKey}`);
    await expect(page.getByRole('button', { name: 'Zum Standort' })).toBeVisible();
    await use(kiosk);
  } finally {
    await page.request.delete(`${mainUrl}/api/kiosks/${kiosk.id}`, { headers });
  }
}

test(
  'is turned to its viewing direction, also with a home view that was stored without it',
  { tag: '@nightly' },
  async ({ page }) => {
    const { mapCenter } = await branch(25);
    const { lon, lat } = mapCenter[0]!;
    const homeView = { center: [lon, lat], zoom: 16, bearing: 0, pitch: 0 };
    await withKiosk(page, { heading: 120, homeView }, async () => {
      const north = page.getByRole('button', { name: 'Nach Norden ausrichten' });
      const rotation = () => north.locator('span').evaluate((one) => one.style.transform);
      await expect.poll(rotation, { timeout: 90_000 }).toBe('rotate(-120deg)');
      await north.dispatchEvent('click');
      await expect(north).toBeHidden();
      await page.getByRole('button', { name: 'Zum Standort' }).dispatchEvent('click');
      await expect.poll(rotation).toBe('rotate(-120deg)');
    });
  },
);

test('labels its position in the font of the interface', { tag: '@nightly' }, async ({ page }) => {
  await withKiosk(page, {}, async () => {
    const sign = page.getByText('Standort: Eingang Ost');
    await expect(sign).toBeAttached({ timeout: 90_000 });
    expect(await sign.evaluate((one) => getComputedStyle(one).fontFamily)).toContain('Figtree');
  });
});

test.describe('on a screen with twice the pixels', () => {
  test.use({ viewport: { width: 2160, height: 3840 } });

  test(
    'shows everything twice as large, and larger still if its settings say so',
    { tag: '@nightly' },
    async ({ page }) => {
      const sizes = () =>
        page.evaluate(() => {
          const home = [...document.querySelectorAll('.kiosk-bar button')][1]!;
          return {
            text: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
            button: Math.round(home.getBoundingClientRect().height),
            icon: Math.round(home.querySelector('svg')!.getBoundingClientRect().width),
          };
        });
      await withKiosk(page, { scale: null }, async () =>
        expect(await sizes()).toEqual({ text: 44.8, button: 157, icon: 56 }),
      );
      // The setting arrives with the first response of the server.
      await withKiosk(page, { scale: 1.5 }, async () => {
        await expect.poll(async () => (await sizes()).text).toBeCloseTo(67.2);
      });
    },
  );
});

test('offers accents on a held key instead of repeating it', { tag: '@nightly' }, async ({ page }) => {
  const { subdomain } = await branch(13);
  await page.goto(`${hostUrl(subdomain)}/map?iskiosk`);
  const field = page.getByRole('combobox', { name: /^(Suchen|Search)$/ });
  await field.focus();
  const keyboard = page.locator('.kiosk-keyboard');
  const key = keyboard.getByRole('button', { name: 'e', exact: true });
  const { x, y, width, height } = (await key.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  const accents = keyboard.getByRole('group', { name: 'Akzente' });
  await expect(accents).toBeVisible();
  // Longer than a key needs to repeat.
  await page.waitForTimeout(1200);
  await page.mouse.up();
  await expect(field).toHaveValue('e');
  await accents.getByRole('button', { name: 'é' }).click();
  await expect(field).toHaveValue('é');
  await expect(accents).toBeHidden();

  // In one movement: hold, slide, lift.
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  const target = (await accents.getByRole('button', { name: 'è' }).boundingBox())!;
  await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2);
  await page.mouse.up();
  await expect(field).toHaveValue('éè');
  await expect(accents).toBeHidden();
});
