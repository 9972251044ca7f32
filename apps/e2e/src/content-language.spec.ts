import type { EditedBranch } from '@umkreis/contract/branch-settings.ts';
import type { ItemCreated } from '@umkreis/contract/item-write.ts';
import { branch, items } from './support/guide-data.ts';
import { mainUrl } from './support/instance.ts';
import { staffHeaders } from './support/staff-token.ts';
import { expect, test } from './support/test.ts';

test.use({ basemap: false, isLoggedIn: true });

/** A branch that no other test edits */
const englishBranch = 24;
const settingsUrl = `${mainUrl}/api/branches/${englishBranch}/settings`;

/** Sets the language of the places of the branch; null: as configured. */
async function setLanguage(contentLanguage: string | null) {
  const headers = { ...(await staffHeaders()), 'content-type': 'application/json' };
  const { version, configured } = (await (await fetch(settingsUrl, { headers })).json()) as EditedBranch;
  const body = JSON.stringify({ version, contentLanguage: contentLanguage ?? configured.contentLanguage });
  const response = await fetch(settingsUrl, { method: 'PUT', headers, body });
  expect(response.status).toBe(200);
}

test.beforeAll(() => setLanguage('en'));
test.afterAll(() => setLanguage(null));

test('marks what editors wrote with the language of its branch', { tag: '@nightly' }, async ({ page }) => {
  await expect.poll(async () => (await branch(englishBranch)).contentLanguage).toBe('en');
  const headers = await staffHeaders();
  const create = async (branchShortId: number, title: string, categoryIds: string[] = []) => {
    const { lat, lon } = (await branch(branchShortId)).mapCenter[0]!;
    const data = { branchShortId, title, lat, lon, categoryIds };
    return (await (await page.request.post(`${mainUrl}/api/items/`, { data, headers })).json()) as ItemCreated;
  };
  const english = await create(englishBranch, 'Harbour museum of languages');
  const german = await create(1, 'Hafenmuseum of languages', [(await items(1))[0]!.categories[0]!]);

  // Titles of several branches in one table.
  await page.goto(`${mainUrl}/dashboard/places/?text=of+languages`);
  const title = (name: string) => page.getByRole('link', { name, exact: true });
  await expect(title('Harbour museum of languages')).toHaveAttribute('lang', 'en');
  await expect(title('Hafenmuseum of languages')).toHaveAttribute('lang', 'de');

  // Heading, fields and history of a place.
  await page.goto(`${mainUrl}/dashboard/places/${english.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
  const field = page.getByRole('textbox', { name: 'Titel', exact: true });
  await expect(field).toHaveAttribute('lang', 'en');
  await field.fill('Harbour museum of many languages');
  await field.press('Enter');
  const change = page.locator('ins', { hasText: 'Harbour museum of many languages' });
  await expect(change).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');

  await page.goto(`${mainUrl}/dashboard/places/${german.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'de');

  // A new event at the English place.
  await page.goto(`${mainUrl}/dashboard/events/new/?place=${english.id}`);
  await expect(page.getByRole('textbox', { name: 'Titel', exact: true })).toHaveAttribute('lang', 'en');
  for (const { id } of [english, german]) await page.request.delete(`${mainUrl}/api/items/${id}`, { headers });
});
