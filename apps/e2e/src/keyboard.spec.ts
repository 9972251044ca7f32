import { expect, test, type Page } from './support/test.ts';
import { branch, placeWithHours } from './support/guide-data.ts';
import { hostUrl } from './support/instance.ts';

test.use({ basemap: false });

/** Presses Tab until the focused element matches, like a keyboard user. */
async function tabTo(page: Page, fits: (focused: { role: string; name: string }) => boolean, most = 60) {
  for (let presses = 0; presses < most; presses++) {
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      const name = element?.getAttribute('aria-label') ?? element?.textContent ?? '';
      return {
        role: element?.getAttribute('type') === 'search' ? 'searchbox' : (element?.tagName.toLowerCase() ?? ''),
        name,
      };
    });
    if (fits(focused)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the focus never got there');
}

test('finds, reads and leaves a place by keyboard alone', async ({ page }) => {
  const { subdomain } = await branch(1);
  const place = await placeWithHours(1);
  await page.goto(`${hostUrl(subdomain)}/map`);
  await page.getByRole('searchbox').first().waitFor();
  await tabTo(page, ({ role }) => role === 'searchbox');
  await page.keyboard.type(place.title);
  await expect(page.getByRole('list').getByRole('button', { name: place.title }).first()).toBeVisible();
  await tabTo(page, ({ role, name }) => role === 'button' && name.includes(place.title));
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { name: place.title, exact: true });
  await expect(heading).toBeVisible();
  await expect(page).toHaveURL(new RegExp(place.nanoId));
  await page.keyboard.press('Escape');
  await expect(heading).toBeHidden();
  await expect(page.locator(`[data-place="${place.nanoId}"]`)).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});
