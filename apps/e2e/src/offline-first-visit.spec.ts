import { fileListOfRelease } from '@umkreis/contract/releases.ts';
import type { Page } from '@playwright/test';
import { branch, placeWithHours } from './support/guide-data.ts';
import { hostUrl, mainUrl } from './support/instance.ts';
import { expect, test } from './support/test.ts';
import { waitUntilStartable } from './support/wait-until-cached.ts';

test.use({ serviceWorkers: 'allow' });

// Without the lists of files the chunks that load later are never cached: what works then, works before they are.
test.beforeEach(({ context }) => context.route(`**/releases/**/${fileListOfRelease}`, (route) => route.abort()));

const searchField = (page: Page) => page.getByRole('combobox', { name: /^(Suchen|Search)$/ }).first();

test('starts a guide offline right after its first map', { tag: '@nightly' }, async ({ page, context }) => {
  const { subdomain } = await branch(1);
  const place = await placeWithHours(1);
  await page.goto(`${hostUrl(subdomain)}/map`);
  await waitUntilStartable(page, '/map');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('Keine Verbindung').first()).toBeVisible();
  await expect(page.locator('canvas.maplibregl-canvas')).toBeVisible();
  await searchField(page).fill(place.title);
  await expect(page.getByRole('listitem').filter({ hasText: place.title }).first()).toBeVisible();
});

test(
  'opens the guide offline at its start page, by which it was visited first',
  { tag: '@nightly' },
  async ({ page, context }) => {
    const { subdomain } = await branch(1);
    await page.goto(hostUrl(subdomain));
    await expect(page).toHaveURL(/\/map$/);
    await waitUntilStartable(page, '/map');
    await context.setOffline(true);
    await page.goto(`${hostUrl(subdomain)}/?open`);
    await expect(page).toHaveURL(/\/map\?open/);
    await expect(searchField(page)).toBeVisible();
    await expect(page.getByText('Keine Verbindung').first()).toBeVisible();
  },
);

test(
  'opens the start page of all guides offline right after the first visit',
  { tag: '@nightly' },
  async ({ page, context }) => {
    await page.goto(mainUrl);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    const claim = await heading.innerText();
    await waitUntilStartable(page, '/');
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: claim })).toBeVisible();
  },
);
