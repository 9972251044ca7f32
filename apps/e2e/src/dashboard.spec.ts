import { framePanelId } from '@umkreis/contract/page-frame/early-use.ts';
import { expect, test, type Page } from './support/test.ts';
import { branch, items, placeWithHours } from './support/guide-data.ts';
import { hostUrl, mainUrl } from './support/instance.ts';

test.use({ basemap: false });

async function logIn(page: Page, email: string) {
  await page.getByRole('button', { name: email }).click();
}

/** Waits until the app has replaced the page of the server, and map and list have read what they show. */
async function untilLoaded(map: Page): Promise<void> {
  await expect(map.locator(`#${framePanelId}`)).toHaveCount(0);
  await expect(
    map
      .locator('[data-panel]')
      .getByText(/^(?:\d+ Orte?|Nichts gefunden)$/)
      .first(),
  ).toBeVisible();
  await map.waitForFunction(() => performance.getEntriesByName('umkreis:map-idle').length > 0);
}

test(
  'redirects to the login without one, returns to the requested page, and shows an error page for an unknown one',
  { tag: '@clock' },
  async ({ page }) => {
    await page.goto(`${mainUrl}/dashboard/places/?text=a`);
    await logIn(page, 'staff@umkreis.example');
    await expect(page).toHaveURL(`${mainUrl}/dashboard/places/?text=a`);
    const fold = (state: { expanded?: boolean } = {}) =>
      page.getByRole('button', { name: 'Navigation ein- oder ausklappen', ...state });
    await fold().click();
    await page.reload();
    await expect(page).toHaveURL(`${mainUrl}/dashboard/places/?text=a`);
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(fold({ expanded: false })).toBeVisible();

    await page.goto(`${mainUrl}/dashboard/plaecs`);
    await expect(page.getByRole('heading', { name: 'Seite nicht gefunden' })).toBeVisible();
    await page.getByRole('link', { name: 'Zum Dashboard' }).click();
    await expect(page).toHaveURL(`${mainUrl}/dashboard/`);
  },
);

test.describe('with a login', () => {
  test.use({ isLoggedIn: true });

  test("shows an editor's new title on the public map within 5 seconds", async ({ page, context }) => {
    const { subdomain } = await branch(1);
    const place = await placeWithHours(1);
    const title = `${place.title} Neu`;
    const map = await context.newPage();
    const read: string[] = [];
    map.on('request', (request) => read.push(...(/\/json\/([a-z-]+)-branch-/.exec(request.url())?.slice(1) ?? [])));
    await map.goto(`${hostUrl(subdomain)}/map?q=${encodeURIComponent(title)}`);
    await expect(map.getByRole('combobox', { name: /^(Suchen|Search)$/ }).first()).toHaveValue(title);
    const row = map.getByRole('list').getByRole('button', { name: title }).first();
    await expect(row).toBeHidden();
    await untilLoaded(map);
    read.length = 0;

    await page.goto(`${mainUrl}/dashboard/places/${place.id}`);
    const field = page.getByLabel('Titel', { exact: true });
    await field.fill(title);
    await Promise.all([
      page.waitForResponse(
        (response) =>
          response.url().endsWith(`/items/${place.id}`) && response.request().method() === 'PUT' && response.ok(),
      ),
      field.press('Enter'),
    ]);
    const saved = Date.now();
    await expect
      .poll(async () => (await items(1)).some((item) => item.title === title), { intervals: [100] })
      .toBe(true);
    expect(Date.now() - saved).toBeLessThan(5000);
    // The open map is updated without a reload; software rendering makes its own delay meaningless as a
    // measurement.
    await map.bringToFront();
    await expect(row).toBeVisible();
    // It reads only what has changed. Tiles with the last edits, also those of other tests, follow seconds later.
    expect(new Set(read.filter((kind) => kind !== 'places'))).toEqual(new Set(['changes']));

    await field.fill(place.title);
    await field.press('Enter');
  });
});
