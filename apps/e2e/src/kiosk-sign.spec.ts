import type { StoredKiosk } from '@umkreis/contract/kiosk.ts';
import { branch } from './support/guide-data.ts';
import { hostUrl, mainUrl } from './support/instance.ts';
import { staffHeaders } from './support/staff-token.ts';
import { expect, test, type Page } from './support/test.ts';

test.use({ basemap: false, viewport: { width: 1080, height: 1920 }, hasTouch: true });

async function withKiosk(
  page: Page,
  settings: object,
  use: (kiosk: StoredKiosk, headers: Record<string, string>) => Promise<void>,
): Promise<void> {
  const headers = await staffHeaders();
  const created = await page.request.post(`${mainUrl}/api/kiosks/`, {
    headers,
    data: { branchShortId: 25, name: 'Eingang Ost', ...settings },
  });
  expect(created.status()).toBe(201);
  const kiosk = (await created.json()) as StoredKiosk;
  try {
    await use(kiosk, headers);
  } finally {
    await page.request.delete(`${mainUrl}/api/kiosks/${kiosk.id}`, { headers });
  }
}

test('opens the kiosk by a code that the dashboard shows, and explains a wrong one', async ({ page, browser }) => {
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
});
