import { mainUrl } from './support/instance.ts';
import { expect, test } from './support/test.ts';

test.use({ basemap: false });

test('shows the debugging screen only to the staff of the provider', { tag: '@nightly' }, async ({ page }) => {
  await page.goto(`${mainUrl}/dashboard/debug/`);
  await page.getByRole('button', { name: 'editor@vaduz.example' }).click();
  await expect(page.getByText('Nur für Betreiber')).toBeVisible();
  const navigation = page.getByRole('navigation', { name: 'Navigation' });
  await expect(navigation.getByRole('link', { name: 'Orte' })).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'Diagnose' })).toBeHidden();
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page.getByRole('link', { name: 'Karte öffnen' })).toBeVisible();
  await page.goto(`${mainUrl}/dashboard/`);
  await page.getByRole('button', { name: 'staff@umkreis.example' }).click();
  await navigation.getByRole('link', { name: 'Diagnose' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Diagnose' })).toBeVisible();
  await expect(page.getByText('Nur für Betreiber')).toBeHidden();
});
