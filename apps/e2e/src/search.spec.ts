import { expect, test, type Page } from './support/test.ts';
import { branch, branches, items } from './support/guide-data.ts';
import type { Building } from '@umkreis/contract/street.ts';
import { hostUrl, mainUrl } from './support/instance.ts';

test.use({ basemap: false });

const rows = (page: Page) => page.locator('[data-panel] [data-row]');
const field = (page: Page) => page.getByRole('combobox', { name: 'Suchen' });

async function open(page: Page, shortId: number, path = '/map') {
  const { subdomain } = await branch(shortId);
  await page.goto(hostUrl(subdomain) + path);
  await field(page).waitFor();
}

async function countIn(shortId: number, query: string): Promise<number> {
  const response = await fetch(
    `${mainUrl}/api/items/search/?branch=${shortId}&limit=1&text=${encodeURIComponent(query)}`,
  );
  return ((await response.json()) as { total: number }).total;
}

test('finds places by regional words; interprets conditions, shows them, and lets the visitor undo them', async ({
  page,
}) => {
  await open(page, 1, '/map?time=2027-01-13T12:00');
  for (const [query, kind] of [
    ['Beck', /Bäckerei/],
    ['Bancomat', /Geldautomat|Bank/],
    ['Beiz', /Restaurant|Kneipe|Café/],
    ['Zmorge', /Café|Bäckerei/],
    ['Kehricht', /Entsorgung|sammelstelle/],
  ] as const) {
    await field(page).fill(query);
    await expect(page.getByRole('heading', { name: `Treffer für «${query}»` })).toBeVisible();
    await expect(rows(page).first(), query).toContainText(kind);
  }

  await field(page).fill('Restaurant am Sonntag offen');
  const understood = page.getByRole('list', { name: 'So verstanden' });
  await expect(understood.getByRole('button', { name: /^geöffnet So.*weglassen$/ })).toBeVisible();
  const narrowed = await rows(page).count();
  await understood.getByRole('button').click();
  await expect(field(page)).toHaveValue('Restaurant');
  await expect(understood).toBeHidden();
  await expect.poll(() => rows(page).count()).toBeGreaterThan(narrowed);

  await field(page).fill('Restaurant rollstuhlgängig');
  await expect(understood.getByRole('button', { name: /Rollstuhl/ })).toBeVisible();
});

test('shows a position on the map, with its address', { tag: '@nightly' }, async ({ page, request }) => {
  const buildings = (await (await request.get(`${mainUrl}/api/buildings/branchshortid/1`)).json()) as Building[];
  const { title, lat, lon } = buildings.find(({ housenumber }) => housenumber)!;
  await open(page, 1);
  await field(page).fill(`${lat.toFixed(5)} N, ${lon.toFixed(5)} E`);
  const row = page.getByRole('list', { name: 'Position' }).getByRole('button');
  await expect(row).toContainText(`${lat.toFixed(5)}, ${lon.toFixed(5)}`);
  await expect(row).toContainText(title);
  await expect(page.getByText('Nichts gefunden')).toBeHidden();
  const zoom = () =>
    page.evaluate(async () => {
      type StartedPage = { map: Promise<{ map: { getZoom(): number } }> };
      const { umkreisPage } = globalThis as unknown as { umkreisPage: StartedPage };
      return (await umkreisPage.map).map.getZoom();
    });
  await expect.poll(zoom, { message: 'the camera moved there' }).toBeGreaterThan(15.5);
});

test('shows the results on Enter, and opens an exact match', { tag: '@nightly' }, async ({ page }) => {
  await open(page, 1);
  const place = (await items(1)).find(
    (one, _, all) =>
      one.title.length > 6 && !one.closed && all.filter((other) => other.title.includes(one.title)).length === 1,
  )!;
  await field(page).fill('Restaurant');
  await field(page).press('Enter');
  await expect(rows(page).first()).toBeVisible();
  await expect(page).toHaveURL(/\/map\?q=Restaurant/);
  await field(page).fill(place.title);
  await field(page).press('Enter');
  await expect(page).toHaveURL(new RegExp(`/map/place/${place.nanoId}`));
});

test('suggests topics, places and recent queries, also by arrow keys', { tag: '@nightly' }, async ({ page }) => {
  await open(page, 1);
  await field(page).click();
  const offers = page.getByRole('dialog', { name: 'Suchvorschläge' });
  await expect(offers.getByRole('list', { name: 'Themen' }).getByRole('button').first()).toBeVisible();
  await expect(offers.getByRole('list', { name: 'In diesem Ausschnitt' }).getByRole('button').first()).toBeVisible();
  await expect(offers.getByRole('list', { name: 'Zuletzt gesucht' })).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await expect(offers.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();

  await field(page).fill('Bäckerei');
  await expect(rows(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(rows(page).first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await field(page).fill('');
  const recent = offers.getByRole('list', { name: 'Zuletzt gesucht' });
  await expect(recent.getByRole('button', { name: 'Bäckerei' })).toBeVisible();
  await recent.getByRole('button', { name: 'Bäckerei' }).click();
  await expect(field(page)).toHaveValue('Bäckerei');
  await field(page).fill('');
  await offers.getByRole('button', { name: 'Zuletzt gesuchte Wörter löschen' }).click();
  await expect(recent).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(offers).toBeHidden();
});

test('never cuts off the text of the field', { tag: '@nightly' }, async ({ page }) => {
  for (const { shortId } of (await branches()).filter(({ isActive }) => isActive).slice(0, 2)) {
    await open(page, shortId);
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 720 });
      // The app's field, not the static one that it replaces.
      const own = page.getByRole('main').getByRole('combobox', { name: /^(Suchen|Search)$/ });
      const { text, room: space } = await own.evaluate((input: HTMLInputElement) => {
        const look = getComputedStyle(input);
        const pen = document.createElement('canvas').getContext('2d')!;
        pen.font = look.font;
        return {
          text: pen.measureText(input.placeholder).width,
          room: input.clientWidth - parseFloat(look.paddingLeft) - parseFloat(look.paddingRight),
        };
      });
      expect(text, `branch ${shortId}, ${width} px`).toBeGreaterThan(0);
      expect(text, `branch ${shortId}, ${width} px`).toBeLessThanOrEqual(space);
    }
  }
});

test('opens a category from a card', { tag: '@nightly' }, async ({ page }) => {
  await open(page, 1);
  await field(page).fill('Bäckerei');
  await rows(page).first().click();
  await page.locator('[data-panel] a[title*="Bäckerei"]').first().click();
  await expect(page).toHaveURL(/[?&]kinds=Bakery/);
  await expect(page.getByRole('heading', { name: 'Bäckerei', exact: true })).toBeVisible();
  for (const text of await rows(page).allTextContents()) expect(text).toContain('Bäckerei');
});

test(
  "counts within the filter's topic, and shows as many places as its button states",
  { tag: '@nightly' },
  async ({ page }) => {
    const { searchShortcuts, subdomain } = await branch(1);
    const topic = searchShortcuts.find(({ env, title }) => env === 'development' && title.de.startsWith('Essen'))!;
    await page.goto(`${hostUrl(subdomain)}/map/search-shortcut/${topic.id}`);
    const panel = page.locator('[data-panel]');
    await expect(panel.getByText(/^\d+ Orte$/)).toBeVisible();
    const listed = await panel.getByText(/^\d+ Orte$/).textContent();
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await expect(panel.getByRole('button', { name: `${listed} zeigen` })).toBeVisible();
    await panel
      .getByRole('button', { name: /Restaurants?|Essen/ })
      .first()
      .click();
    const showButton = panel.getByRole('button', { name: /Orte? zeigen$/ });
    const promised = (await showButton.textContent())!.replace(' zeigen', '');
    await showButton.click();
    await expect(panel.getByText(promised, { exact: true })).toBeVisible();
  },
);

test(
  'offers nearby results of other guides with their count if there are none here',
  { tag: '@nightly' },
  async ({ page }) => {
    const others = (await branches()).filter(({ isActive, shortId }) => isActive && shortId !== 1 && shortId <= 12);
    let found: { query: string; counts: number[] } | undefined;
    for (const query of ['Sessellift', 'Kloster', 'Flugplatz', 'Sternwarte', 'Minigolf', 'Gondelbahn', 'Tierpark']) {
      if ((await countIn(1, query)) > 0) continue;
      const counts = await Promise.all(others.map(({ shortId }) => countIn(shortId, query)));
      if (counts.some((count) => count > 0)) {
        found = { query, counts };
        break;
      }
    }
    await open(page, 1);
    await field(page).fill(found!.query);
    await expect(page.getByText('Nichts gefunden')).toBeVisible();
    const offer = page.locator('[data-panel] a[href*="?q="]').first();
    await expect(offer).toContainText(/\d+ Orte?$/);
    await expect(offer).toHaveAttribute('href', new RegExp(`/map\\?q=${encodeURIComponent(found!.query)}$`));
  },
);
