import type { Page } from '@playwright/test';
import type { Boot } from '@umkreis/contract/boot.ts';
import { branch, items } from './support/guide-data.ts';
import { hostUrl, mainUrl } from './support/instance.ts';
import { expect, test } from './support/test.ts';

test.use({ basemap: false });

/** A branch whose settings no other test changes. */
const BRANCH = 12;
const pagesOf = (attempt: number) =>
  [
    ['Adresse des Impressums', `https://gemeinde.example/${attempt}/impressum`],
    ['Adresse der Datenschutzerklärung', `https://gemeinde.example/${attempt}/datenschutz`],
    ['Adresse der Erklärung zur Barrierefreiheit', `https://gemeinde.example/${attempt}/barrierefreiheit`],
  ] as const;
const names = ['Impressum', 'Datenschutz', 'Barrierefreiheit'];

const linksIn = (page: Page) =>
  page.getByRole('navigation', { name: 'Rechtliches' }).getByRole('link').allTextContents();

test(
  'links imprint, privacy policy and accessibility statement wherever visitors are',
  { tag: '@nightly' },
  async ({ page, browser }) => {
    const pages = pagesOf(test.info().retry);
    const { subdomain, searchShortcuts } = await branch(BRANCH);
    await page.goto(`${mainUrl}/dashboard/branch?map=${BRANCH}`);
    await page.getByRole('button', { name: 'staff@umkreis.example' }).click();
    await page.getByLabel(pages[0][0]).fill('gemeinde.example');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Die Adresse des Impressums muss mit https:// beginnen.').first()).toBeVisible();
    for (const [label, url] of pages) await page.getByLabel(label).fill(url);
    await page.getByRole('button', { name: 'Speichern' }).click();
    // The edge reads settings within some seconds.
    const boot = async () => (await (await page.goto(`${hostUrl(subdomain)}/boot.json`))!.json()) as Boot;
    await expect.poll(async () => (await boot()).branch?.accessibilityUrl).toBe(pages[2][1]);

    await page.goto(`${hostUrl(subdomain)}/map`);
    await page.getByRole('button', { name: 'Liste', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Menü' }).first().click();
    await expect(page.getByRole('link', { name: 'Barrierefreiheit' })).toHaveAttribute('href', pages[2][1]);
    expect(await linksIn(page)).toEqual(names);

    // A kiosk shows a QR code, as it must not leave the guide.
    await page.goto(`${hostUrl(subdomain)}/map?iskiosk`);
    await page.getByRole('button', { name: 'Zum Standort' }).waitFor();
    await page.getByRole('button', { name: 'Menü' }).first().click();
    await page.getByRole('link', { name: 'Datenschutz' }).click();
    await expect(page.getByRole('dialog').getByText('gemeinde.example')).toBeVisible();

    await page.goto(`${hostUrl(subdomain)}/embed/search-shortcut/${searchShortcuts[0]!.id}`);
    for (const name of names) await expect(page.getByRole('link', { name: new RegExp(`^${name} `) })).toBeVisible();

    const context = await browser.newContext({ javaScriptEnabled: false });
    const scriptless = await context.newPage();
    const place = (await items(BRANCH))[0]!;
    await scriptless.goto(`${hostUrl(subdomain)}/map/place/${place.nanoId}`);
    expect(await linksIn(scriptless)).toEqual(names);
    await context.close();

    await page.goto(`${hostUrl(subdomain)}/map?lang=en`);
    await page.getByRole('button', { name: 'List', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Menu' }).first().click();
    await expect(page.getByRole('link', { name: 'Accessibility' })).toBeVisible();
  },
);
