import { axe } from './support/axe.ts';
import { expect, test, type Page } from './support/test.ts';
import { branch, items, placeWithHours } from './support/guide-data.ts';
import { hostUrl, mainUrl } from './support/instance.ts';

test.use({ basemap: false });

async function axeViolations(page: Page) {
  const { violations } = await axe(page)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`);
}

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };

/** During the day each screen is checked in one size, and of the dashboard only the most used screens. */
const night = { tag: '@nightly' };

/** Other journeys check these: empty-states.spec.ts, drawn.spec.ts, the one of unknown pages below, walks.spec.ts. */
const checkedElsewhere = new Set(['home', 'landing', '404', 'main map']);

for (const [size, viewport] of Object.entries(sizes)) {
  test.describe(size, () => {
    test.use({ viewport });

    for (const [name, path] of [
      ['home', '/'],
      ['inspire', '/inspire'],
      ['landing', '/landing'],
      ['404', '/gibt-es-nicht'],
      ['main map', '/map'],
    ]) {
      test(
        `has no axe violations: ${name}`,
        size === 'desktop' || checkedElsewhere.has(name!) ? night : {},
        async ({ page }) => {
          await page.goto(`${mainUrl}${path}`);
          await page.waitForLoadState('networkidle');
          expect(await axeViolations(page)).toEqual([]);
        },
      );
    }

    test('has no axe violations: map, place, dark theme, English', size === 'phone' ? night : {}, async ({ page }) => {
      const { subdomain } = await branch(1);
      const place = await placeWithHours(1);
      const origins = new Set<string>();
      page.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol.startsWith('http')) origins.add(origin);
      });
      await page.goto(`${hostUrl(subdomain)}/map`);
      const search = page.getByRole('combobox', { name: /^(Suchen|Search)$/ }).first();
      await expect(search).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect([...origins]).toEqual([new URL(hostUrl(subdomain)).origin]);
      expect(await axeViolations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Menü' }).first().click();
      await page.getByRole('button', { name: 'English' }).click();
      await page.keyboard.press('Escape');
      await search.fill(place.title);
      await page.getByRole('list').getByRole('button', { name: place.title }).first().click();
      await expect(page.getByRole('heading', { name: place.title, exact: true })).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect.poll(() => axeViolations(page), { timeout: 30_000 }).toEqual([]);
    });
  });
}

test('has no axe violations: embedded list', night, async ({ page }) => {
  const { subdomain, searchShortcuts } = await branch(1);
  await page.setViewportSize({ width: 360, height: 600 });
  await page.goto(
    `${hostUrl(subdomain)}/embed/search-shortcut/${searchShortcuts.find((one) => one.env === 'development')!.id}`,
  );
  await expect(page.getByRole('listitem').first()).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.goto(`${hostUrl(subdomain)}/embed/`);
  await expect(page.frameLocator('iframe').getByRole('listitem').first()).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test('has no axe violations: kiosk', night, async ({ page }) => {
  const { subdomain } = await branch(21);
  await page.setViewportSize({ width: 1080, height: 1920 });
  await page.goto(`${hostUrl(subdomain)}/map?iskiosk`);
  await expect(page.getByRole('button', { name: 'Zum Standort' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await axeViolations(page)).toEqual([]);
});

/** Screens of the dashboard, below /dashboard/. hours-editor.spec.ts checks that of a place. */
const ofEditors = () => ['', 'places/?text=gasthof', 'events/new'];
const rarelyUsed = async () => {
  const place = await placeWithHours(1);
  const other = (await items(1)).find(({ id }) => id !== place.id)!;
  const merge = `places/${place.id}/merge/${other.id}`;
  const lists = ['events/', 'media/', 'debug/', 'branch', 'embed', 'reference', 'staff', 'contests'];
  return [...lists, `places/${place.id}`, 'places/new', 'places/import', merge, 'events/calendar', 'contests/new'];
};

for (const [name, paths, details] of [
  ['dashboard', ofEditors, {}],
  ['more of the dashboard', rarelyUsed, night],
] as const)
  test(`has no axe violations: ${name}`, details, async ({ page }) => {
    await page.goto(`${mainUrl}/dashboard/`);
    const login = page.getByRole('button', { name: 'staff@umkreis.example' });
    await expect(login).toBeVisible();
    expect(await axeViolations(page), 'login').toEqual([]);
    await login.click();
    await expect(page.getByRole('navigation')).toBeVisible();
    for (const path of await paths()) {
      await page.goto(`${mainUrl}/dashboard/${path}`);
      await page.waitForLoadState('networkidle');
      expect(await axeViolations(page), path).toEqual([]);
    }
  });

test('has no axe violations: rarely used screens of the dashboard', night, async ({ page }) => {
  await page.goto(`${mainUrl}/dashboard/`);
  await page.getByRole('button', { name: 'staff@umkreis.example' }).click();
  for (const [path, sign] of [
    ['staff', 'editor@vaduz.example'],
    ['reference?part=lists', 'Aubach'],
    ['contests/new', 'Beginn'],
    ['branch?part=look', 'Farbe als #RRGGBB'],
    ['releases', 'für alle'],
    ['personal-data', '365 Tage'],
    ['audit', 'Mitglieder gelesen'],
  ]) {
    await page.goto(`${mainUrl}/dashboard/${path}`);
    await expect(page.getByRole('main').getByText(sign!).first()).toBeVisible();
    expect(await axeViolations(page), path).toEqual([]);
  }
});

test('returns 404 with an error page for unknown pages, without axe violations', async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  const response = await page.goto(`${mainUrl}/gibt-es-nicht`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Diese Seite gibt es nicht' })).toBeAttached();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Zur Startseite' }).click();
  await expect(page).toHaveURL(`${mainUrl}/`);
});

test.describe('a browser with another language', () => {
  test.use({ locale: 'fr-FR' });
  test('is offered English once, in English, without covering the map', { tag: '@nightly' }, async ({ page }) => {
    const { subdomain } = await branch(1);
    await page.goto(`${hostUrl(subdomain)}/map`);
    const offer = page.getByRole('button', { name: 'In English' });
    await expect(offer).toBeVisible();
    await expect(page.getByRole('combobox', { name: /^(Suchen|Search)$/ }).first()).toHaveAccessibleName('Suchen');
    await page.reload();
    await expect(page.getByRole('button', { name: /^Filter/ }).first()).toBeVisible();
    await expect(offer).toHaveCount(0);

    await page.evaluate(() => localStorage.clear());
    await page.goto(mainUrl);
    await page.getByRole('button', { name: 'In English' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Discover' })).toBeVisible();
    await page.goto(`${hostUrl(subdomain)}/embed/`);
    await expect(offer).toHaveCount(0);
  });
});

test(
  'shows the panel of the time completely on a phone, with and without a sheet',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.setViewportSize(sizes.phone);
    const { subdomain } = await branch(1);
    for (const path of ['/map', '/map?events=1']) {
      await page.goto(`${hostUrl(subdomain)}${path}`);
      await page.getByRole('button', { name: 'Zeitpunkt', exact: true }).click();
      const panel = page.getByRole('group', { name: 'Zeitpunkt' });
      await expect(panel).toBeInViewport({ ratio: 1 });
      await panel.getByRole('button', { name: 'Morgen', exact: true }).click();
      await expect(page).toHaveURL(/[?&]time=/);
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
    }
  },
);
