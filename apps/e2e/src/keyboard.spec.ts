import { axe } from './support/axe.ts';
import { expect, test, type Page } from './support/test.ts';
import { branch, placeWithHours } from './support/guide-data.ts';
import { hostUrl, mainUrl } from './support/instance.ts';

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
  await page
    .getByRole('combobox', { name: /^(Suchen|Search)$/ })
    .first()
    .waitFor();
  await tabTo(page, ({ role }) => role === 'searchbox');
  const field = page.getByRole('combobox', { name: 'Suchen' });
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('dialog', { name: 'Suchvorschläge' })).toHaveId(
    (await field.getAttribute('aria-controls'))!,
  );
  expect((await axe(page).analyze()).violations.map(({ id }) => id)).toEqual([]);
  const announced = page.locator('[data-announcer]');
  await expect(announced).toHaveText('');
  await page.keyboard.type(place.title);
  await expect(announced).toHaveText(/^\d+ Orte?$/);
  await expect(page.getByRole('region', { name: 'Orte und Angaben' })).toHaveId(
    (await field.getAttribute('aria-controls'))!,
  );
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

test(
  'opens panels with the focus inside, closes the last one by Escape, and returns to the control',
  { tag: '@nightly' },
  async ({ page }) => {
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
  },
);

test(
  'skips to the list and to the map, whose focus is visible, also in forced colours',
  { tag: '@nightly' },
  async ({ page }) => {
    const { subdomain } = await branch(1);
    await page.goto(`${hostUrl(subdomain)}/map`);
    await page.getByRole('button', { name: 'Liste', exact: true }).waitFor();
    await tabTo(page, ({ role, name }) => role === 'a' && name === 'Zur Liste', 3);
    await expect(page.getByRole('link', { name: 'Zur Liste' })).toBeInViewport();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const canvas = page.locator('canvas.maplibregl-canvas');
    await expect(canvas).toBeFocused();
    const ring = () => page.locator('.maplibregl-map').evaluate((map) => getComputedStyle(map, '::after').outlineStyle);
    expect(await ring()).toBe('solid');
    await tabTo(page, ({ role, name }) => role === 'button' && name === 'Zeitpunkt');
    expect(await ring()).toBe('none');
    await page.keyboard.press('Enter');

    await page.emulateMedia({ forcedColors: 'active' });
    const outline = (selector: string) =>
      page
        .locator(selector)
        .evaluate((element) => [element.matches(':focus-visible'), getComputedStyle(element).outline]);
    // The date field is transparent: its label has the ring.
    await page.locator('input[type=date]').focus();
    expect(
      await page.locator('label:has(input[type=date])').evaluate((label) => getComputedStyle(label).outline),
    ).toMatch(/ solid 2px$/);
    await page.keyboard.press('Escape');
    await page.locator('main input[type=search]').focus();
    expect(await outline('main input[type=search]')).toEqual([true, expect.stringMatching(/ solid 2px$/)]);
  },
);

test.describe('in the dashboard', () => {
  test.use({ isLoggedIn: true });

  test('skips to the content, and focuses the first invalid field of a rejected form', async ({ page }) => {
    await page.goto(`${mainUrl}/dashboard/personal-data`);
    const address = page.getByRole('main').getByRole('textbox').first();
    await address.waitFor();
    await tabTo(page, ({ role, name }) => role === 'a' && name === 'Zum Inhalt', 3);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await address.fill('keine Adresse');
    await page.getByRole('main').getByRole('button', { name: 'Suchen' }).press('Enter');
    await expect(address).toHaveAttribute('aria-invalid', 'true');
    await expect(address).toBeFocused();
  });
});
