import { expect, test, type Page } from './support/test.ts';
import { branch, items } from './support/guide-data.ts';
import { hostUrl } from './support/instance.ts';

test.use({ basemap: false });

/** The open parts of the guide, and its location. */
async function seen(page: Page): Promise<string> {
  const { pathname, search } = new URL(page.url());
  const open = await page
    .locator('dialog[open], section[data-panel]')
    .evaluateAll((elements) =>
      elements.map((element) => element.getAttribute('aria-label') + (element.querySelector('h2')?.textContent ?? '')),
    );
  return [pathname + search, ...open].join(' | ');
}
const depth = (page: Page) => page.evaluate(() => history.length);

test('undoes one step per press of back, and adds no history entry when something is closed by its button', async ({
  page,
}) => {
  const { subdomain } = await branch(1);
  await page.goto(`${hostUrl(subdomain)}/map`);
  // The shortest query, since each keystroke is a search that redraws the map.
  const named = (await items(1))
    .filter(({ title, closed }) => title.includes(' ') && !closed)
    .toSorted((one, other) => one.title.length - other.title.length)[0]!;
  const field = page.getByRole('combobox', { name: /^(Suchen|Search)$/ }).first();
  const menu = page.getByRole('dialog', { name: 'Menü' });

  const steps: [string, () => Promise<void>][] = [
    [
      'the menu',
      async () => {
        await page.getByRole('button', { name: 'Menü' }).click();
        await expect(menu).toBeVisible();
      },
    ],
    [
      'the filter',
      async () => {
        await page.getByRole('button', { name: 'Filter', exact: true }).click();
        await expect(page.getByRole('heading', { name: 'Filter' })).toBeVisible();
      },
    ],
    [
      'the list',
      async () => {
        await page.getByRole('button', { name: 'Liste', exact: true }).click();
        await expect(page.getByRole('heading', { name: 'Orte im Kartenausschnitt' })).toBeVisible();
      },
    ],
    [
      'words',
      async () => {
        await field.pressSequentially(named.title, { delay: 20 });
        await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(named.title);
        await expect(page.getByRole('heading', { name: `«${named.title}»` })).toBeVisible();
        await expect(page.getByRole('list').getByRole('button', { name: named.title }).first()).toBeVisible();
      },
    ],
    [
      'a card',
      async () => {
        await page.getByRole('list').getByRole('button', { name: named.title }).first().click();
        await expect(page.getByRole('heading', { name: named.title, exact: true })).toBeVisible();
      },
    ],
    [
      'a dialog',
      async () => {
        await page.getByRole('button', { name: 'Teilen' }).click();
        await expect(page.locator('dialog[open]')).toBeVisible();
      },
    ],
  ];
  await expect(page.getByRole('button', { name: 'Liste', exact: true })).toBeVisible();
  const start = await seen(page);
  const before: string[] = [];
  for (const [name, open] of steps) {
    before.push(await seen(page));
    await open();
    if (name === 'the menu' || name === 'the filter') {
      await page.goBack();
      await expect.poll(() => seen(page), `back from ${name}`).toBe(before.pop());
    }
  }
  while (before.length > 0) {
    await page.goBack();
    await expect.poll(() => seen(page)).toBe(before.pop());
  }
  expect(await seen(page)).toBe(start);

  await page.getByRole('button', { name: 'Menü' }).click();
  await expect(menu).toBeVisible();
  const added = await depth(page);
  await menu.getByRole('button', { name: 'Schliessen' }).click();
  await expect(menu).toBeHidden();
  expect(await depth(page)).toBe(added);
  await page.goForward();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect.poll(() => seen(page)).toBe(start);
});

test(
  'closes the suggestions of the search field on back on a phone, without a remaining history entry',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const { subdomain } = await branch(1);
    await page.goto(`${hostUrl(subdomain)}/map`);
    const field = page.getByRole('combobox', { name: /^(Suchen|Search)$/ }).first();
    const offered = page.getByRole('dialog', { name: 'Suchvorschläge' });
    const start = await seen(page);
    await field.click();
    await expect(offered).toBeVisible();
    await page.goBack();
    await expect(offered).toBeHidden();
    await expect(field).not.toBeFocused();
    expect(await seen(page)).toBe(start);

    await field.click();
    await expect(offered).toBeVisible();
    await field.pressSequentially('see', { delay: 20 });
    await expect(page).toHaveURL(/[?&]q=see/);
    await expect(field).toBeFocused();
    await page.goBack();
    await expect.poll(() => seen(page)).toBe(start);
    await expect(field).toHaveValue('');
  },
);
