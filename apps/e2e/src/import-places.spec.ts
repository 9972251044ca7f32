import { randomUUID } from 'node:crypto';
import { mainUrl } from './support/instance.ts';
import { expect, test } from './support/test.ts';

test.use({ basemap: false, isLoggedIn: true });

const BRANCH = 3;

test('imports a table of another program, updates its places with the next one, and undoes the import', async ({
  page,
}) => {
  const word = `i${randomUUID().slice(0, 8)}`;
  /** A table as Excel saves it in German: semicolons and Windows-1252. */
  const file = (titles: readonly string[]) => ({
    name: `Gewerbe ${word}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(
      [
        'Nr.;Betrieb;Rubrik;Breitengrad;Längengrad;PLZ;Ort',
        ...titles.map((title, index) => `${word}-${index};${title};Kaffeehaus;47,14${index}1;9,52${index}1;9490;Vaduz`),
        `${word}-x;${word} ohne Ort;Café;;;;`,
      ].join('\r\n'),
      'latin1',
    ),
  });
  await page.goto(`${mainUrl}/dashboard/places/import`);
  await page.getByLabel('Karte für neue Orte').selectOption(String(BRANCH));
  const input = page.getByLabel(/^Datei wählen/);
  await input.setInputFiles({ name: 'orte.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await expect(page.getByText('PDF wird nicht gelesen.')).toBeVisible();

  await input.setInputFiles(file([`${word} Größl`, `${word} Krone`]));
  await expect(page.getByLabel('Feld für Spalte Betrieb')).toHaveValue('title');
  await expect(page.getByLabel('Feld für Spalte Nr.')).toHaveValue('foreignId');
  await page.getByLabel('Kategorie für Kaffeehaus').selectOption({ label: 'Essen / Café' });
  await page.getByRole('button', { name: 'Weiter zur Vorschau' }).click();
  await expect(page.getByRole('button', { name: '2 neu' })).toBeVisible();
  await expect(page.getByText('2 Orte auf der Karte')).toBeVisible();
  await page.getByRole('button', { name: '1 abgelehnt' }).click();
  await expect(page.getByText('keine Position')).toBeVisible();
  await page.getByRole('button', { name: '2 Orte importieren' }).click();
  await expect(page.getByText('2 Orte importiert.')).toBeVisible();

  // The assignment is remembered, and the IDs of the file name the places.
  await page.getByRole('button', { name: 'Andere Datei' }).click();
  await input.setInputFiles(file([`${word} Größl`, `${word} Neue Krone`]));
  await expect(page.getByLabel('Kategorie für Kaffeehaus').locator('option:checked')).toHaveText('Essen / Café');
  await page.getByRole('button', { name: 'Weiter zur Vorschau' }).click();
  await page.getByRole('button', { name: '1 geändert' }).click();
  await expect(page.getByText(`Titel: ${word} Krone ${word} Neue Krone`)).toBeVisible();
  await page.getByRole('button', { name: '1 Ort importieren' }).click();
  await page.getByRole('button', { name: 'Import rückgängig machen' }).click();
  await expect(page.getByText('Rückgängig gemacht: 0 im Papierkorb, 1 wie vorher.')).toBeVisible();

  await page.getByRole('button', { name: 'Andere Datei' }).click();
  await page
    .getByRole('button', { name: `Import von Gewerbe ${word}.csv rückgängig machen` })
    .last()
    .click();
  await expect(page.getByText(/^Rückgängig gemacht: 1 im Papierkorb/)).toBeVisible();
});
