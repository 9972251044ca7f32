import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { releasesDir, workspace } from './support/instance.ts';
import { startProduct, type Product } from './support/product.ts';
import { expect, test, type Page } from './support/test.ts';

// Typical visitor tasks on the real extract of Liechtenstein, if it is in the workspace.
const port = 4360;
const dataDir = path.join(workspace, '.data-test-region');
const sharedData = path.join(workspace, '../shared/data');
const extract = existsSync(sharedData)
  ? readdirSync(sharedData).find((file) => /^liechtenstein.*\.osm\.pbf$/.test(file))
  : undefined;
const vaduz = `http://vaduz.localhost:${port}`;
/** A Wednesday at noon, when kitchens are open */
const noon = '2026-11-25T12:15';

const field = (page: Page) => page.getByRole('main').getByRole('combobox', { name: 'Suchen' });
const rows = (page: Page) => page.locator('[data-panel] [data-row]');

async function search(page: Page, query: string, at = noon) {
  await page.goto(`${vaduz}/map?time=${at}`);
  await field(page).fill(query);
  await expect(page.getByRole('heading', { name: `Treffer für «${query}»` })).toBeVisible();
}

async function askChat(page: Page, question: string) {
  const input = page.getByRole('textbox', { name: 'Frage stellen' });
  await input.fill(question);
  await input.press('Enter');
  return page.getByRole('log');
}

test.describe('a real region', { tag: '@nightly' }, () => {
  test.skip(!extract, 'The extract is no part of the project.');
  test.describe.configure({ mode: 'default' });
  let product: Product;

  test.beforeAll(async () => {
    test.setTimeout(300_000);
    await rm(dataDir, { recursive: true, force: true });
    await cp(path.join(releasesDir, 'releases'), path.join(dataDir, 'releases'), { recursive: true });
    product = await startProduct(dataDir, port);
    await promisify(execFile)(
      process.execPath,
      ['tools/osm-import/src/main.ts', '--extract', path.join(sharedData, extract!)],
      { cwd: workspace, env: { ...process.env, UMKREIS_DATA: dataDir } },
    );
    const named = async () => {
      const found = await fetch(`http://localhost:${port}/api/items/search/?branch=1&text=Schloss%20Vaduz`);
      return ((await found.json()) as { total: number }).total;
    };
    await expect.poll(named, { timeout: 60_000 }).toBeGreaterThan(0);
  });
  test.afterAll(async () => {
    await product?.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  test('finds food, and restricts it to open places', async ({ page }) => {
    await page.goto(`${vaduz}/map?time=${noon}`);
    await page
      .getByRole('list', { name: 'Themen' })
      .first()
      .getByRole('button', { name: /^Essen/ })
      .click();
    await expect(rows(page).first()).toBeVisible();
    await search(page, 'Restaurant jetzt offen');
    await expect(rows(page).first()).toContainText(/^(?!.*geschlossen).*offen/s);
  });

  test('finds a doctor on Sunday, and lets the visitor undo the interpretation', async ({ page }) => {
    await search(page, 'Arzt am Sonntag offen');
    const understood = page.getByRole('list', { name: 'So verstanden' });
    await understood.getByRole('button', { name: /^geöffnet So.*weglassen$/ }).click();
    await expect(field(page)).toHaveValue('Arzt');
    await expect(rows(page).first()).toContainText(/Ärzt|Arzt|Praxis/);
  });

  for (const [query, kind] of [
    ['Kehricht', /Entsorgung|sammelstelle|Recycling/i],
    ['Arzt', /Arzt|Ärzt|Praxis/],
    ['Bancomat', /Geldautomat|Bank/],
    ['Beck', /Bäckerei|Konditorei/],
    ['WC', /Toilette|WC/],
  ] as const)
    test(`finds the expected place for '${query}'`, async ({ page }) => {
      await search(page, query);
      await expect(rows(page).first()).toContainText(kind);
    });

  test('offers places of the neighbouring guide if Vaduz has none', async ({ page }) => {
    for (const query of ['Sesselbahn', 'Zahnarzt']) {
      await search(page, query);
      const offer = page.locator('[data-panel] a[href*="?q="]').first();
      await expect(offer, query).toContainText(/\d+ Orte?$/);
    }
  });

  test('opens the castle on Enter, returns to the query on back, and needs three presses for the first result', async ({
    page,
  }) => {
    await search(page, 'Schloss Vaduz');
    await field(page).press('Enter');
    await expect(page.getByRole('article', { name: 'Schloss Vaduz' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await page.goBack();
    await expect(page).toHaveURL(/q=Schloss(\+|%20)Vaduz/);
    await field(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect(rows(page).first()).toBeFocused();
  });

  test('shows the length of a hike and exports it', async ({ page }) => {
    await search(page, 'Wanderung');
    const hike = rows(page).filter({ hasText: / km/ }).first();
    await hike.click();
    const route = page.getByRole('region', { name: 'Route' });
    await expect(route).toContainText(/ km/);
    await expect(route.getByRole('button', { name: /^GPX-Datei herunterladen/ })).toBeVisible();
  });

  test('restricts results to wheelchair-accessible places', async ({ page }) => {
    await search(page, 'Restaurant rollstuhlgängig');
    await expect(page.getByRole('list', { name: 'So verstanden' }).getByRole('button')).toHaveCount(1);
    await rows(page).first().click();
    await expect(page.getByRole('article')).toContainText(/rollstuhl/i);
  });

  test('searches loaded data offline', async ({ page, context }) => {
    await search(page, 'Museum');
    await expect(rows(page).first()).toBeVisible();
    await context.setOffline(true);
    await field(page).fill('Kathedrale');
    await expect(rows(page).first()).toContainText(/Kathedrale/);
  });

  test('answers questions', async ({ page }) => {
    await page.goto(`${vaduz}/map?time=${noon}`);
    await page.getByRole('button', { name: 'Fragen', exact: true }).click();
    await expect(await askChat(page, 'Wo bringe ich Kehricht hin?')).toContainText(
      /Entsorgung|sammelstelle|Recycling/i,
    );
    const log = await askChat(page, 'Ist das Kunstmuseum Liechtenstein am Montag offen?');
    await expect(log).toContainText(/Kunstmuseum Liechtenstein[^]*(geschlossen|nicht offen)/);
  });

  test('shows the best-known places first on the home page', async ({ page }) => {
    await page.goto(`http://localhost:${port}/`);
    const sights = page.getByRole('region', { name: 'Sehenswert' }).getByRole('link');
    await expect(sights.first()).toBeVisible();
    expect((await sights.allInnerTexts()).join('\n')).toMatch(/Schloss Vaduz|Burg Gutenberg|Landesmuseum/);
  });
});
