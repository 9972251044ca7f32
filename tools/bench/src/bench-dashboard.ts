import { chromium, type Page } from 'playwright-core';
import { apiPaths } from '@umkreis/contract/api-paths.ts';
import { dashboardRoutes } from '@umkreis/contract/dashboard-routes.ts';
import { connect } from '@umkreis/db/database.ts';
import { fillBranch } from '@umkreis/demo-region/fill/fill-branch.ts';
import { ensureBrowser } from '@umkreis/start/ensure-browser.ts';
import { measureInPage, type Measure } from './dashboard/measure-in-page.ts';
import { quantile } from './measure/load.ts';
import { runningProduct } from './running-product.ts';

const BRANCH = 14;
const ITEMS = 20_000;
const EDITOR = 'staff@umkreis.example';
const QUERIES = ['gasthof', 'bäck', 'ferien', 'hotel', 'spiel', 'markt', 'sport', 'elektro', 'museum', 'kapelle'];
const ROUNDS = 3;
const SAVES = 15;
const KEYSTROKE_MS = 60;

/**
 * Benchmarks an editor's work with 20,000 places: search while typing, scrolling, a bulk edit of a thousand, saving
 * a title. UMKREIS_DATA names a running product with content in branch 14; without it, one is started in a folder
 * of its own.
 */
export async function benchDashboard(): Promise<void> {
  const product = await runningProduct();
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox'] });
  try {
    const db = connect(product.run.databaseUrl);
    await fillBranch(db, { items: ITEMS, branch: BRANCH, onProgress: () => {} });
    // Invented places reuse the IDs of earlier ones.
    await db.deleteFrom('item_revisions').where('owner_id', '=', BRANCH).execute();
    await db.destroy();
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'de-CH' });
    const list = `${product.run.url}${dashboardRoutes.places.to()}?branch=${BRANCH}`;
    await page.goto(list);
    await page.getByRole('button', { name: EDITOR }).click();
    await page.getByRole('grid').waitFor();
    const measure = await measureInPage(page);
    await search(page, measure, QUERIES.slice(0, 3));
    const { painted, keystrokes, ofApi } = await search(
      page,
      measure,
      Array.from({ length: ROUNDS }, () => QUERIES).flat(),
    );
    report('search painted after the last letter', painted, '≤ 150 ms p95');
    report('  of it the API', ofApi, '');
    report('keystroke painted', keystrokes, '≤ 50 ms');
    await page.goto(list);
    await page.getByRole('grid').waitFor();
    report('scrolling, gap between frames', await (await measureInPage(page)).scroll(), '');
    report('tagging a thousand places, until confirmed', [await bulkEdit(page)], '');
    report('save of a title to “saved”', await saves(page, list), '≤ 200 ms');
  } finally {
    await browser.close();
    await product.end();
  }
}

function report(what: string, times: readonly number[], goal: string): void {
  const text = [0.5, 0.95].map((share) => quantile(times, share).toFixed(0));
  console.log(
    `${what.padEnd(44)} median ${text[0]} ms, p95 ${text[1]} ms${goal && ` (goal ${goal})`}, ${times.length} times`,
  );
}

async function search(page: Page, measure: Measure, queries: readonly string[]) {
  const field = page.getByRole('searchbox');
  const painted: number[] = [];
  const keystrokes: number[] = [];
  const ofApi: number[] = [];
  for (const word of queries) {
    await field.fill('');
    await measure.settled();
    await field.focus();
    const found = measure.found();
    await page.keyboard.type(word, { delay: KEYSTROKE_MS });
    const { sinceKeystroke, apiMs, keystrokeMs } = await found;
    painted.push(sinceKeystroke);
    ofApi.push(apiMs);
    keystrokes.push(...keystrokeMs);
  }
  return { painted, keystrokes, ofApi };
}

async function bulkEdit(page: Page): Promise<number> {
  await page.getByRole('searchbox').fill('');
  await page.getByRole('grid').focus();
  for (let nr = 0; nr < 10; nr++) {
    await page.getByRole('grid').press('Control+a');
    if (nr < 9) {
      const next = page.waitForResponse((response) => response.url().includes(`${apiPaths.dashboardItems}?`));
      await page.getByRole('button', { name: 'Nächste Seite' }).click();
      await next;
      await page.getByText(`Seite ${nr + 2} von`).waitFor();
      await page.getByRole('grid').focus();
    }
  }
  await page.getByRole('button', { name: 'Features', exact: true }).click();
  await page.getByLabel('Hinzufügen', { exact: true }).fill('vegan');
  await page.getByRole('dialog').getByRole('option').first().click();
  const started = performance.now();
  await page.getByRole('button', { name: /^Für .* übernehmen$/ }).click();
  await page.getByText(/Orte geändert\.|nichts geändert\./).waitFor();
  const taken = performance.now() - started;
  const undo = page.getByRole('button', { name: 'Rückgängig' });
  if (await undo.isVisible()) {
    await undo.click();
    await page.getByText('Rückgängig gemacht.').waitFor();
  }
  return taken;
}

async function saves(page: Page, list: string): Promise<number[]> {
  await page.goto(list);
  const first = page.getByRole('grid').getByRole('link').first();
  await page.goto(new URL((await first.getAttribute('href'))!, list).href);
  const field = page.getByLabel('Titel', { exact: true });
  await field.waitFor();
  const measure = await measureInPage(page);
  const title = await field.inputValue();
  const times: number[] = [];
  for (let nr = 0; nr < SAVES; nr++) {
    await field.fill(`${title} ${nr}`);
    times.push(await measure.saved());
  }
  await field.fill(title);
  await measure.saved();
  return times;
}
