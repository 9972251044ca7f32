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

test('opens panels with the focus inside, closes the last one by Escape, and returns to the control', async ({
  page,
}) => {
  const { subdomain } = await branch(1);
  await page.goto(`${hostUrl(subdomain)}/map`);
  const panel = page.locator('[data-panel]');
  const press = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  const isFocusInside = () => panel.evaluate((element) => element.contains(document.activeElement));
  const focused = (name: string) => expect(page.getByRole('button', { name, exact: true })).toBeFocused();

  await press('Fragen');
  const question = page.getByRole('textbox', { name: 'Frage stellen' });
  await expect.poll(isFocusInside).toBe(true);
  await question.fill('Wo gibt es');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await focused('Fragen');
  await page.keyboard.press('Enter');
  await expect(question).toHaveValue('Wo gibt es');
  await page.keyboard.press('Escape');

  await press('Liste');
  await expect.poll(isFocusInside).toBe(true);
  await press('Filter');
  await expect(panel.getByRole('heading', { name: 'Filter' })).toBeVisible();
  await expect.poll(isFocusInside).toBe(true);
  await page.keyboard.press('Escape');
  await focused('Filter');
  await expect(panel.getByRole('heading', { name: 'Orte im Kartenausschnitt' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await focused('Filter');
  await press('Liste');
  await panel.getByRole('button', { name: 'Schliessen' }).press('Enter');
  await focused('Liste');

  for (const control of ['Kartenstil', 'Zeitpunkt']) {
    await press(control);
    const opened = page.getByRole('group', { name: control }).last();
    await expect.poll(() => opened.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(opened).toBeHidden();
    await focused(control);
  }
});
