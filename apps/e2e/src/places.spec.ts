import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { Category } from '@umkreis/contract/category.ts';
import type { ItemCreated } from '@umkreis/contract/item-write.ts';
import { mainUrl } from './support/instance.ts';
import { staffHeaders } from './support/staff-token.ts';
import { expect, test, type APIRequestContext, type Page } from './support/test.ts';

test.use({ basemap: false, isLoggedIn: true });

const BRANCH = 3;

/** Creates places in a separate city that other tests do not use. @returns their ids */
async function places(request: APIRequestContext, city: string, titles: readonly string[]): Promise<string[]> {
  const headers = await staffHeaders();
  const categories = (await (await request.get(`${mainUrl}/api${apiPaths.categories}`)).json()) as Category[];
  const cafe = categories.find(({ subCategoryName }) => subCategoryName.de === 'Café')!;
  const ids: string[] = [];
  for (const title of titles) {
    const data = {
      branchShortId: BRANCH,
      title,
      lat: 47.14,
      lon: 9.52,
      categoryIds: [cafe.id],
      address: { street: 'Probeweg', city },
    };
    const response = await request.post(`${mainUrl}/api${apiPaths.createItem}`, { headers, data });
    ids.push(((await response.json()) as ItemCreated).id);
  }
  return ids;
}

async function open(page: Page, query: string): Promise<void> {
  await page.goto(`${mainUrl}/dashboard/places/?${query}`);
  await expect(page.getByRole('grid')).toBeVisible();
}
/** A unique word for the titles of this attempt. */
const ownWord = () => `p${randomUUID().slice(0, 8)}`;
const rows = (page: Page) => page.getByRole('grid').getByRole('row');
/** The visible titles. */
const titles = (page: Page) => page.getByRole('grid').getByRole('link').allTextContents();

test('stores filters with several values in the URL, and navigates the table by keys', async ({ page, request }) => {
  const word = ownWord();
  await places(request, 'Filterikon', [`${word} A`, `${word} B`]);
  await places(request, 'Filterlingen', [`${word} C`]);
  await open(page, `branch=${BRANCH}&text=${word}&sorting=2`);
  await expect.poll(() => titles(page)).toEqual([`${word} A`, `${word} B`, `${word} C`]);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('combobox', { name: 'Ortschaft', exact: true }).fill('filteri');
  await page.getByRole('option', { name: /^Filterikon/ }).click();
  await expect.poll(() => titles(page)).toEqual([`${word} A`, `${word} B`]);
  await page.getByRole('combobox', { name: 'Ortschaft', exact: true }).fill('filterl');
  await page.getByRole('option', { name: /^Filterlingen/ }).click();
  await page.getByRole('combobox', { name: 'Kategorie', exact: true }).fill('café');
  await page.getByRole('option', { name: /^Café/ }).click();
  await expect.poll(() => titles(page)).toHaveLength(3);
  await expect(page).toHaveURL(/cities=Filterikon%7CFilterlingen/);
  await page.reload();
  await expect.poll(() => titles(page)).toHaveLength(3);
  await expect(page.getByRole('button', { name: 'Ortschaft: Filterikon entfernen' })).toBeVisible();

  const unreadable = page.getByRole('button', { name: 'Öffnungszeiten unlesbar' });
  await unreadable.click();
  await expect(page).toHaveURL(/hoursUnreadable=true/);
  await expect.poll(() => titles(page)).toHaveLength(0);
  await unreadable.click();
  await expect.poll(() => titles(page)).toHaveLength(3);

  const grid = page.getByRole('grid');
  await grid.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('columnheader', { name: 'Titel' })).toHaveAttribute('aria-sort', 'ascending');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('columnheader', { name: 'Titel' })).toHaveAttribute('aria-sort', 'descending');
  await expect.poll(() => titles(page)).toEqual([`${word} C`, `${word} B`, `${word} A`]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(rows(page).nth(2)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('2 Orte ausgewählt')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('2 Orte ausgewählt')).toBeHidden();

  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `${word} B` })).toBeVisible();
  await page.getByRole('link', { name: 'Zurück zur Liste' }).click();
  await expect.poll(() => titles(page)).toEqual([`${word} C`, `${word} B`, `${word} A`]);
  await expect(page).toHaveURL(/cities=Filterikon%7CFilterlingen.*reverse=true/);

  await page.getByText('Spalten', { exact: true }).click();
  await page.getByLabel('Merkmale', { exact: true }).check();
  await page.goto(`${mainUrl}/dashboard/places/`);
  await expect.poll(() => titles(page)).toEqual([`${word} C`, `${word} B`, `${word} A`]);
  await expect(page.getByRole('columnheader', { name: 'Merkmale' })).toBeVisible();
});

test('changes many places at once and undoes it, moves them to the trash and back, and merges two', async ({
  page,
  request,
}) => {
  const word = ownWord();
  const [first, , last] = await places(request, 'Bulkikon', [`${word} A`, `${word} B`, `${word} C`]);
  await open(page, `branch=${BRANCH}&text=${word}&sorting=2`);
  const stored = async () =>
    (await (
      await request.get(`${mainUrl}/api${apiPaths.dashboardItem(first!)}`, { headers: await staffHeaders() })
    ).json()) as { tags: { tagKey: string }[]; dateBinned: string | null };
  await page.getByRole('grid').press('Control+a');
  await page.getByRole('button', { name: 'Merkmale', exact: true }).click();
  const tag = page.getByRole('combobox', { name: 'Hinzufügen', exact: true });
  await tag.fill('vegan');
  await expect(page.getByRole('dialog').getByRole('option', { name: 'Vegane Gerichte' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog').getByRole('listbox')).toBeHidden();
  await expect(tag).toHaveValue('vegan');
  await tag.click();
  await page.getByRole('dialog').getByRole('option', { name: 'Vegane Gerichte' }).click();
  await page.getByRole('button', { name: 'Für 3 Orte übernehmen' }).click();
  await expect(page.getByText('3 Orte geändert.')).toBeVisible();
  expect((await stored()).tags).toMatchObject([{ tagKey: 'vegan' }]);
  // Places that somebody has changed since are named; the others are undone without them.
  const headers = await staffHeaders();
  const { version } = (await (
    await request.get(`${mainUrl}/api${apiPaths.dashboardItem(last!)}`, { headers })
  ).json()) as { version: number };
  await request.put(`${mainUrl}/api${apiPaths.updateItem(last!)}`, { data: { version, type: 'way' }, headers });
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(page.getByText('Inzwischen von jemandem geändert: 1 Ort')).toBeVisible();
  await expect(page.getByRole('listitem').getByRole('link', { name: `${word} C` })).toBeVisible();
  expect((await stored()).tags).toMatchObject([{ tagKey: 'vegan' }]);
  await page.getByRole('button', { name: 'Nur die übrigen 2 Orte ändern' }).click();
  await expect(page.getByText('Rückgängig gemacht.')).toBeVisible();
  expect((await stored()).tags).toEqual([]);

  await page.getByRole('button', { name: 'In den Papierkorb' }).click();
  await expect(page.getByText('Nichts gefunden')).toBeVisible();
  expect((await stored()).dateBinned).not.toBeNull();
  await page.getByRole('combobox', { name: 'Status' }).selectOption('binned');
  await expect.poll(() => titles(page)).toEqual([`${word} A`, `${word} B`, `${word} C`]);
  await page.getByRole('grid').press('Control+a');
  await page.getByRole('button', { name: 'Aus dem Papierkorb holen' }).click();
  await expect(page.getByText('Nichts gefunden')).toBeVisible();
  expect((await stored()).dateBinned).toBeNull();

  await page.getByRole('combobox', { name: 'Status' }).selectOption('');
  await page.getByRole('link', { name: `${word} A` }).click();
  await page.getByRole('button', { name: 'Kopie anlegen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${word} A (Kopie)` })).toBeVisible();
  await page.getByLabel('Duplikat: Welcher Ort ist das Original?').fill(`${word} b`);
  await page.getByRole('option', { name: `${word} B` }).click();
  await page.getByRole('link', { name: 'Vergleichen und zusammenführen' }).click();
  await page.getByRole('radio', { name: `${word} A (Kopie)` }).check();
  await page.getByRole('button', { name: 'Zusammenführen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${word} A (Kopie)` })).toBeVisible();
  await expect(page.getByText('Duplikat von')).toBeHidden();
});

test('previews the changes of a file with reasons for rejected rows, and re-imports an export without changes', async ({
  page,
  request,
}, info) => {
  const word = ownWord();
  const [first] = await places(request, 'Dateiikon', [`${word} A`, `${word} B`]);
  await open(page, `branch=${BRANCH}&text=${word}&sorting=2`);
  await page.getByText('Importieren / Exportieren').click();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV, für Tabellen' }).click(),
  ]);
  const exported = await saved.path();
  const importLink = page.getByRole('link', { name: 'Importieren' });
  await page.getByText('Importieren / Exportieren').click();
  await importLink.click();
  await page.getByLabel('Karte für neue Orte').selectOption(String(BRANCH));
  await page.getByLabel(/^Datei wählen/).setInputFiles(exported);
  await expect(page.getByText('Nichts zu importieren: Alles ist bereits aktuell.')).toBeVisible();
  await expect(page.getByRole('button', { name: '2 unverändert' })).toBeEnabled();

  const lines = (await readFile(exported, 'utf8')).split('\r\n');
  const changed = lines.map((line) => line.replace(`${word} A`, `${word} A neu`));
  const fields = lines[0]!.replace('\uFEFF', '').split(';');
  const row = (values: Record<string, string>) => fields.map((field) => values[field] ?? '').join(';');
  const file = info.outputPath('places.csv');
  const fresh = row({ title: `${word} Neu`, lat: '47.14', lon: '9.52', city: 'Dateiikon' });
  const strange = row({ title: `${word} Fremd`, lat: 'nördlich', lon: '9.52', categories: 'Nichts/Da' });
  await writeFile(file, [...changed.filter(Boolean), fresh, strange].join('\r\n'));
  await page.getByRole('button', { name: 'Andere Datei' }).click();
  await page.getByLabel(/^Datei wählen/).setInputFiles(file);
  // A category that does not exist needs a decision.
  await expect(page.getByLabel('Kategorie für Nichts/Da')).toHaveValue('');
  await page.getByRole('button', { name: 'Weiter zur Vorschau' }).click();
  await page.getByRole('button', { name: '1 geändert' }).click();
  await expect(page.getByText(`Titel: ${word} A ${word} A neu`)).toBeVisible();
  await page.getByRole('button', { name: '1 abgelehnt' }).click();
  await expect(page.getByText('Breite: «nördlich / 9.52» ist keine Position')).toBeVisible();
  const headers = await staffHeaders();
  const stored = async () =>
    (await (await request.get(`${mainUrl}/api${apiPaths.dashboardItem(first!)}`, { headers })).json()) as {
      title: string;
    };
  expect((await stored()).title).toBe(`${word} A`);
  await page.getByRole('button', { name: '2 Orte importieren' }).click();
  await expect(page.getByText('2 Orte importiert.')).toBeVisible();
  expect((await stored()).title).toBe(`${word} A neu`);
  await page.getByRole('link', { name: 'Zur Liste', exact: true }).click();
  await expect.poll(() => titles(page)).toEqual([`${word} A neu`, `${word} B`, `${word} Neu`]);
});

test('saves a view of the list, opens it again, replaces it, and undoes its deletion', async ({ page }) => {
  const name = `Ansicht ${ownWord()}`;
  await open(page, 'state=open&sorting=2');
  await page.getByText('Spalten', { exact: true }).click();
  await page.getByLabel('Quelle').check();
  await page.keyboard.press('Escape');
  const menu = page.getByText('Ansichten', { exact: true });
  await menu.click();
  await page.getByLabel('Aktuelle Ansicht speichern als').fill(name);
  await page.keyboard.press('Enter');
  const view = page.getByRole('button', { name, exact: true });
  await expect(view).toHaveAttribute('aria-current', 'true');

  await open(page, 'sorting=5');
  await page.getByText('Spalten', { exact: true }).click();
  await page.getByLabel('Quelle').uncheck();
  await menu.click();
  await expect(view).not.toHaveAttribute('aria-current', 'true');
  await view.click();
  await expect(page).toHaveURL(/state=open&sorting=2$/);
  await expect(page.getByRole('columnheader', { name: 'Quelle' })).toBeVisible();

  await page.getByRole('button', { name: 'Sortierung umkehren' }).click();
  await menu.click();
  await page.getByLabel('Aktuelle Ansicht speichern als').fill(name);
  await page.getByRole('button', { name: 'Ersetzen' }).click();
  await expect(view).toHaveAttribute('aria-current', 'true');
  await expect(view).toHaveCount(1);

  await page.getByRole('button', { name: `Ansicht ${name} löschen` }).click();
  await expect(view).toHaveCount(0);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(view).toBeVisible();
  await page.getByRole('button', { name: `Ansicht ${name} löschen` }).click();
  await expect(view).toHaveCount(0);
});
