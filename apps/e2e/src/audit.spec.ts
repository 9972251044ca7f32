import { dashboardRoutes } from '@umkreis/contract/dashboard-routes.ts';
import { axe } from './support/axe.ts';
import { branch, placeWithHours } from './support/guide-data.ts';
import { mainUrl } from './support/instance.ts';
import { expect, test, type Page } from './support/test.ts';

test.use({ isLoggedIn: true });

async function expectAccessible(page: Page) {
  const { violations } = await axe(page).include('main').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' ')}`)).toEqual(
    [],
  );
}

test('lets staff find, export and erase a person’s data by keyboard, and logs it without the address', async ({
  page,
  request,
}) => {
  const email = `anna-${Date.now()}@example.org`;
  const { searchShortcuts } = await branch(3);
  const shortcut = searchShortcuts.find((one) => one.allowChangeRequest)!;
  const place = await placeWithHours(3);
  const sent = await request.post(`${mainUrl}/api/items/change-requests/`, {
    data: { searchShortcutId: shortcut.id, itemId: place.id, note: 'Die Tür ist hinten.', contactEmail: email },
  });
  expect(sent.status()).toBe(201);

  await page.goto(`${mainUrl}${dashboardRoutes.personalData.to()}`);
  await expect(page.getByText(/gelöscht 180 Tage nach dem Ende des Gewinnspiels/)).toBeVisible();
  await page.getByLabel('E-Mail-Adresse').fill(email.toUpperCase());
  await page.keyboard.press('Enter');
  const stored = page.getByRole('region', { name: /Gespeichert unter/ });
  await expect(stored).toContainText('1 Vorschlag');
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await stored.getByRole('button', { name: 'Als Datei laden' }).click();
  expect((await download).suggestedFilename()).toBe('personendaten.json');
  await stored.getByRole('button', { name: 'Löschen' }).focus();
  await page.keyboard.press('Enter');
  await expect(stored.getByRole('alert')).toContainText('1 Vorschlag: Kontaktadresse und Nachricht.');
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(stored.getByRole('button', { name: 'Abbrechen' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Gelöscht: 0 Teilnahmen, 1 Vorschlag.')).toBeVisible();
  await page.getByRole('button', { name: 'Suchen', exact: true }).click();
  await expect(page.getByText('Unter dieser Adresse ist nichts gespeichert.')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${mainUrl}${dashboardRoutes.audit.to()}`);
  const main = page.getByRole('main');
  await expect(main.getByText('Personendaten gelöscht').first()).toBeVisible();
  await expect(main.getByText('Personendaten exportiert').first()).toBeVisible();
  await expect(main).not.toContainText(email);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await main.getByLabel('Person').selectOption('staff@umkreis.example');
  await expect(page).toHaveURL(/person=staff/);
  await main.getByRole('button', { name: 'Vorheriger Tag' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/day=\d{4}-\d\d-\d\d/);
  await expect(main.getByRole('button', { name: 'Nächster Tag' })).toBeEnabled();
});
