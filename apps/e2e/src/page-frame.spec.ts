import { earlyFieldId, earlyListId, framePanelId } from '@umkreis/contract/page-frame/early-use.ts';
import { axe } from './support/axe.ts';
import { expect, test, type Page } from './support/test.ts';
import { branch, placeWithHours } from './support/guide-data.ts';
import { hostUrl } from './support/instance.ts';

test.use({ basemap: false });

const scripts = /\/releases\/.*\.js$/;
const field = (page: Page) => page.locator(`#${earlyFieldId}`);
const rows = (page: Page) => page.locator(`#${earlyListId} > li > a`);
const app = (page: Page) => page.locator('main input[type=search]');

/** Lets the scripts of a page load once the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: isWanted, resolve: letCome } = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await isWanted;
    await route.continue();
  });
  return letCome;
}

/** Position, size and font of an element. */
const lookOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { fontSize, lineHeight, fontWeight, color, borderRadius, boxShadow, backgroundColor } =
        getComputedStyle(element);
      const text = { fontSize, lineHeight, fontWeight, color };
      return { x, y, width, height, ...text, borderRadius, boxShadow, backgroundColor };
    });

for (const [device, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1280, height: 800 }],
] as const)
  test.describe(device, { tag: device === 'desktop' ? '@nightly' : [] }, () => {
    test.use({ viewport });

    test('shows name, field, ten places with links and results before any script is loaded', async ({ page }) => {
      const { subdomain, title } = await branch(1);
      const place = await placeWithHours(1);
      await holdScripts(page);
      await page.goto(`${hostUrl(subdomain)}/map`, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeInViewport();
      await expect(page.getByRole('searchbox', { name: 'Suchen' })).toBeInViewport();
      await expect(rows(page)).toHaveCount(10);
      await expect(rows(page).first()).toBeInViewport();
      await expect(rows(page).nth(2)).toBeInViewport();
      const panel = (await page.locator(`#${framePanelId}`).boundingBox())!;
      if (device === 'phone') expect(panel.y).toBeGreaterThan(viewport.height / 3);
      else expect(panel.x + panel.width).toBeLessThan(viewport.width / 3);

      await field(page).pressSequentially(place.title);
      await expect(page.getByRole('heading', { level: 1, name: `Treffer für «${place.title}»` })).toBeVisible();
      await expect(page.getByRole('status')).toHaveText(/^\d+ Orte?$/);
      await expect(rows(page).first()).toContainText(place.title);
      await expect(rows(page).first()).toHaveAttribute('href', new RegExp(`^/map/place/${place.nanoId}/`));
      const searched = (await page.locator(`#${framePanelId}`).boundingBox())!;
      if (device === 'phone') expect(searched.y).toBeLessThan(panel.y / 2);
      else expect(searched.y).toBe(panel.y);
      expect((await axe(page).analyze()).violations.map(({ id }) => id)).toEqual([]);
      await field(page).fill('');
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(rows(page)).toHaveCount(10);

      // Later than the text of other pages appears, the frame is still the same.
      await page.waitForFunction(() => performance.now() > 6500);
      await expect(field(page)).toBeVisible();
      await expect(rows(page).first()).toBeInViewport();
      const name = (await rows(page).first().locator('[lang=de]').textContent())!;
      await rows(page).first().click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      expect(new URL(page.url()).pathname).toMatch(/^\/map\/place\//);
    });

    test(
      'has no axe violations while the scripts load, in both languages and themes',
      { tag: '@nightly' },
      async ({ browser }) => {
        const { subdomain } = await branch(1);
        for (const [path, colorScheme] of [
          ['/map', 'light'],
          ['/map?lang=en', 'dark'],
        ] as const) {
          const context = await browser.newContext({ viewport, colorScheme });
          const page = await context.newPage();
          await page.route(scripts, () => {});
          await page.goto(hostUrl(subdomain) + path, { waitUntil: 'commit' });
          await expect(rows(page)).toHaveCount(10);
          const { violations } = await axe(page).analyze();
          expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
          await context.close();
        }
      },
    );

    test('is replaced by the app in place, without a layout shift', async ({ page }) => {
      const { subdomain } = await branch(1);
      await page.addInitScript(() => {
        const seen: number[] = [];
        Object.assign(globalThis, { shifts: seen });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) seen.push((entry as PerformanceEntry & { value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      const letCome = await holdScripts(page);
      await page.goto(`${hostUrl(subdomain)}/map`, { waitUntil: 'commit' });
      await expect(rows(page)).toHaveCount(10);
      const before = await lookOf(page, `:has(> #${earlyFieldId})`);
      const place = await lookOf(page, `#${framePanelId}`);
      letCome();
      await expect(app(page)).toBeVisible({ timeout: 45_000 });
      await expect(page.locator(`#${framePanelId}`)).toHaveCount(0);
      await page.evaluate(() => document.fonts.ready);
      expect(await lookOf(page, 'form:has(> input[type=search])')).toEqual(before);
      const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
      expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02);
      if (device === 'phone') return;
      await page.getByRole('button', { name: 'Liste', exact: true }).click();
      const { x, y, width } = await lookOf(page, '[data-panel]');
      expect({ x, y, width }).toEqual({ x: place.x, y: place.y, width: place.width });
    });

    test(
      'opens the list of the app for a visitor who used the one of the page',
      { tag: '@nightly' },
      async ({ page }) => {
        const { subdomain } = await branch(1);
        const letCome = await holdScripts(page);
        await page.goto(`${hostUrl(subdomain)}/map`, { waitUntil: 'commit' });
        await rows(page).first().focus();
        letCome();
        await expect(page.getByRole('heading', { name: 'Orte im Kartenausschnitt' })).toBeVisible({ timeout: 45_000 });
        await page.goBack();
        await expect(page.getByRole('button', { name: 'Liste', exact: true })).toBeVisible();
      },
    );
  });

test('shows title and facts of a linked place where its card will be', async ({ page }) => {
  const { subdomain } = await branch(1);
  const place = await placeWithHours(1);
  await page.route(scripts, () => {});
  await page.goto(`${hostUrl(subdomain)}/map/place/${place.nanoId}`, { waitUntil: 'commit' });
  const panel = page.locator(`#${framePanelId}`);
  await expect(panel.getByRole('heading', { level: 1, name: place.title })).toBeInViewport();
  await expect(panel.getByText('Adresse')).toBeVisible();
  await expect(field(page)).toBeVisible();
});

test('continues with the search text of the address and the input before the app is loaded', async ({ page }) => {
  const { subdomain } = await branch(1);
  const letCome = await holdScripts(page);
  await page.goto(`${hostUrl(subdomain)}/map?q=B`, { waitUntil: 'commit' });
  await expect(field(page)).toHaveValue('B');
  await field(page).press('End');
  await field(page).pressSequentially('ä');
  await expect(app(page)).toHaveCount(0);
  letCome();
  await expect(app(page)).toBeFocused({ timeout: 45_000 });
  await expect(app(page)).toHaveValue('Bä');
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Suchen' })).toHaveCount(1);
  await page.keyboard.type('ck');
  await expect(page.getByRole('heading', { name: 'Treffer für «Bäck»' })).toBeVisible();
  await expect(page).toHaveURL(/q=B%C3%A4ck/);
});

test('shows neither search nor list in the frame of another site', async ({ page }) => {
  const { subdomain, title } = await branch(1);
  const around = `${hostUrl(subdomain)}/around`;
  await page.route(around, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<iframe src="/map" width="800" height="600"></iframe>' }),
  );
  await page.route(scripts, () => {});
  await page.goto(around, { waitUntil: 'commit' });
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('.frame-map').getByText(title)).toBeVisible();
  await expect(frame.locator(`#${earlyFieldId}`)).toBeHidden();
  await expect(frame.locator(`#${earlyListId}`)).toBeHidden();
});

test('hides the field and says why if scripts cannot be loaded', async ({ page }) => {
  const { subdomain } = await branch(1);
  await page.route(scripts, (route) => route.abort());
  await page.goto(`${hostUrl(subdomain)}/map`);
  await expect(rows(page).first()).toBeVisible();
  await expect(field(page)).toBeHidden();
  await expect(page.getByText('Die interaktive Karte braucht JavaScript.')).toBeVisible();
});

test('keeps the results of the page until those of the app are there', { tag: '@nightly' }, async ({ page }) => {
  const { subdomain } = await branch(1);
  const place = await placeWithHours(1);
  const { promise: isWanted, resolve: letCome } = Promise.withResolvers<void>();
  await page.route(/\/json\/basemap-items/, async (route) => {
    await isWanted;
    await route.continue();
  });
  const letScriptsCome = await holdScripts(page);
  await page.goto(`${hostUrl(subdomain)}/map`, { waitUntil: 'commit' });
  await field(page).pressSequentially(place.title);
  await expect(rows(page).first()).toContainText(place.title);
  const places = page.waitForRequest(/\/json\/basemap-items/, { timeout: 45_000 });
  letScriptsCome();
  await places;
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('federation_expose_app')),
  );
  await expect(rows(page).first()).toContainText(place.title);
  letCome();
  await expect(app(page)).toHaveValue(place.title, { timeout: 45_000 });
  await expect(page.locator('main [data-row]').first()).toContainText(place.title);
});
