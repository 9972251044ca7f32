import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { branch } from './support/guide-data.ts';
import { hostUrl } from './support/instance.ts';
import { waitUntilCached } from './support/wait-until-cached.ts';

test.use({ basemap: false, serviceWorkers: 'allow' });

/** Texts that only the catalogues of the first map contain. */
const texts = { de: 'Hier passt kein Ort zu', en: 'No place here matches' };

/** Records which languages the scripts of the map contain that the page requests. */
function recordLanguages(page: Page): () => Promise<string[]> {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().serviceWorker()) return;
    if (/\/releases\/map\/.*\.js$/.test(response.url())) scripts.push(response.text().catch(() => ''));
  });
  return async () => {
    const codes = await Promise.all(scripts);
    return Object.entries(texts).flatMap(([language, text]) =>
      codes.some((code) => code.includes(text)) ? language : [],
    );
  };
}

test(
  'loads one language, and another one when it is selected, even without a network',
  { tag: '@nightly' },
  async ({ page, context }) => {
    const { subdomain } = await branch(1);
    const languages = recordLanguages(page);
    await page.goto(`${hostUrl(subdomain)}/map`);
    await expect(page.getByRole('button', { name: 'Liste', exact: true })).toBeVisible();
    await waitUntilCached(page, '/map');
    expect(await languages()).toEqual(['de']);

    await page.getByRole('button', { name: 'Menü' }).first().click();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('button', { name: 'List', exact: true })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  },
);

test('loads only English if it is requested', { tag: '@nightly' }, async ({ page }) => {
  const { subdomain } = await branch(1);
  const languages = recordLanguages(page);
  await page.goto(`${hostUrl(subdomain)}/map?lang=en`);
  await expect(page.getByRole('button', { name: 'List', exact: true })).toBeVisible();
  await expect(page.getByRole('combobox', { name: /^(Suchen|Search)$/ })).toHaveAccessibleName('Search');
  await expect(page.locator('canvas.maplibregl-canvas')).toBeVisible();
  expect(await languages()).toEqual(['en']);
});
