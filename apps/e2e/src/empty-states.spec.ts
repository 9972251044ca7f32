import type { Branch } from '@umkreis/contract/branch.ts';
import { axe } from './support/axe.ts';
import { branches } from './support/guide-data.ts';
import { hostUrl, mainUrl } from './support/instance.ts';
import { expect, test } from './support/test.ts';

test.use({ basemap: false });

const offered = ({ searchShortcuts, emptyShortcutIds = [] }: Branch) => {
  const all = searchShortcuts.filter(({ env }) => env === 'development');
  const isEmpty = ({ id }: { id: string }) => emptyShortcutIds.includes(id);
  return { filled: all.filter((one) => !isEmpty(one)), empty: all.filter(isEmpty) };
};

test('hides an empty topic, which is still reachable by a link', { tag: '@nightly' }, async ({ page }) => {
  const branch = (await branches()).find((one) => {
    const { filled, empty } = offered(one);
    return one.isDemo && one.hasSearchShortcuts && filled.length > 0 && empty.length > 0;
  })!;
  const { filled, empty } = offered(branch);
  await page.goto(`${hostUrl(branch.subdomain)}/map`);
  const topics = page.getByRole('list', { name: 'Themen' }).first();
  await expect(topics.getByRole('button', { name: filled[0]!.title.de, exact: true })).toBeAttached();
  for (const { title } of empty)
    await expect(topics.getByRole('button', { name: title.de, exact: true })).toHaveCount(0);
  await page.goto(`${hostUrl(branch.subdomain)}/map/search-shortcut/${empty[0]!.id}`);
  await expect(page.getByRole('heading', { name: empty[0]!.title.de })).toBeVisible();
});

const night = { tag: '@nightly' };

for (const path of ['/', '/inspire'])
  test(
    `${path} shows suggestions from the data until something is featured`,
    path === '/' ? {} : night,
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`${mainUrl}${path}`);
      await expect(page.getByRole('region', { name: 'Empfohlen' }).getByRole('link').first()).toBeVisible();
      const { violations } = await axe(page).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      await page.route('**/api/featured/**', (route) => route.fulfill({ json: [] }));
      await page.reload();
      await expect(page.getByRole('region', { name: 'Sehenswert' }).getByRole('link').first()).toBeVisible();
      const walk = page.getByRole('region', { name: 'Wanderungen' }).getByRole('link').first();
      await expect(walk).toContainText(/ km/);
      await expect(page.getByRole('region', { name: 'Empfohlen' })).toHaveCount(0);
      await walk.click();
      await expect(page).toHaveURL(/\/map\/place\//);
    },
  );
