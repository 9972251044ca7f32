import type { Boot } from '@umkreis/contract/boot.ts';
import type { ReferenceDocument } from '@umkreis/contract/reference-document.ts';
import { referenceFileOf } from '@umkreis/contract/reference-file.ts';
import { branch, categories } from './support/guide-data.ts';
import { hostUrl, mainUrl } from './support/instance.ts';
import { expect, test, type Page } from './support/test.ts';

test.use({ basemap: false });

async function openAs(page: Page, email: string, path: string) {
  await page.goto(`${mainUrl}/dashboard/${path}`);
  await page.getByRole('button', { name: email }).click();
}

/** The boot data that the edge writes into a page of the branch. @param visitor page used for the request */
async function bootOf(visitor: Page, shortId: number): Promise<Boot> {
  const { subdomain } = await branch(shortId);
  const response = await visitor.goto(`${hostUrl(subdomain)}/boot.json`);
  return (await response!.json()) as Boot;
}

test('previews unsaved texts on the map, publishes them within 5 seconds, and leaves other maps unchanged', async ({
  page,
  context,
}) => {
  const visitor = await context.newPage();
  const before = (await branch(1)).menuTitle;
  const title = `${before} & Umgebung`;
  await openAs(page, 'editor@vaduz.example', 'branch');
  const field = page.getByLabel('Titel im Menü');
  await expect(field).toHaveValue(before);
  const preview = page.frameLocator('iframe');
  await preview.getByRole('button', { name: 'Menü' }).click();
  await field.fill(' ');
  await page.getByRole('button', { name: 'Speichern' }).click();
  const rejection = page.getByRole('listitem').filter({ hasText: 'Der Titel im Menü muss' });
  await expect(rejection).toBeVisible();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill(title);
  await expect(rejection).toBeHidden();
  await expect(preview.getByText(title)).toBeVisible();
  expect((await bootOf(visitor, 1)).branch?.menuTitle).toBe(before);
  // Input survives a reload.
  await page.reload();
  await expect(field).toHaveValue(title);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Gespeichert. In wenigen Sekunden überall sichtbar.')).toBeVisible();
  const saved = Date.now();
  await expect.poll(async () => (await bootOf(visitor, 1)).branch?.menuTitle, { intervals: [100] }).toBe(title);
  expect(Date.now() - saved).toBeLessThan(5000);

  await page.getByRole('button', { name: 'Verlauf' }).click();
  await expect(page.locator('del', { hasText: before }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Stand vor der ersten Änderung wiederherstellen' }).click();
  await expect.poll(async () => (await branch(1)).menuTitle).toBe(before);

  await page.goto(`${mainUrl}/dashboard/branch?map=21`);
  await expect(page.getByText('Keine Karte zum Bearbeiten')).toBeVisible();
  await page.goto(`${mainUrl}/dashboard/staff`);
  await expect(page.getByText('Nur für Betreiber')).toBeVisible();
  await page.goto(`${mainUrl}/dashboard/reference`);
  await expect(page.getByRole('button', { name: 'Listen' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Kategorien' })).toBeHidden();
});

test(
  'asks the second of two editors of one map about the conflict, and loses nothing',
  { tag: '@nightly' },
  async ({ page, browser }) => {
    const { shortTitle: before } = await branch(21);
    const other = await browser.newPage();
    await openAs(page, 'editor@bergbahnen.example', 'branch');
    await openAs(other, 'staff@umkreis.example', 'branch?map=21');
    const [mine, theirs] = [page, other].map((one) => one.getByLabel('Kurzer Name'));
    await mine!.fill('Meiner');
    await theirs!.fill('Ihrer');
    await other.getByRole('button', { name: 'Speichern' }).click();
    await expect.poll(async () => (await branch(21)).shortTitle).toBe('Ihrer');
    await page.getByRole('button', { name: 'Speichern' }).click();
    const conflict = page.getByRole('alert').filter({ hasText: 'Jemand anderes hat inzwischen' });
    await expect(conflict).toContainText('Ihrer');
    await expect(mine!).toHaveValue('Meiner');
    await page.getByRole('button', { name: 'Meine Werte speichern' }).click();
    await expect.poll(async () => (await branch(21)).shortTitle).toBe('Meiner');
    await mine!.fill(before);
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect.poll(async () => (await branch(21)).shortTitle).toBe(before);
    await other.close();
  },
);

test.describe('as a member of the staff', () => {
  test.use({ isLoggedIn: true });

  test('shows a category renamed by staff on the map within 5 seconds', async ({ page }) => {
    const category = (await categories()).find((one) => one.subCategory === 'Bench')!;
    const before = category.subCategoryName.de;
    const read = async <T>(path: string) => (await (await page.request.get(`${mainUrl}${path}`)).json()) as T;
    const renderedName = async () => {
      const files = await read<Record<string, string>>('/api/branches/basemap-files/');
      const reference = await read<ReferenceDocument>(`/json/${referenceFileOf(files['1']!)}`);
      return reference.categories.find(({ id }) => id === category.id)?.subCategoryName.de;
    };
    expect(await renderedName()).toBe(before);
    await page.goto(`${mainUrl}/dashboard/reference`);
    const rename = async (name: string) => {
      await page.getByRole('searchbox', { name: 'Suchen' }).fill('bench');
      await page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
      await page.getByLabel('Unterkategorie, Deutsch').fill(name);
      await page.getByRole('button', { name: 'Speichern' }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
    };
    await rename('Ruhebank');
    const saved = Date.now();
    await expect.poll(renderedName, { intervals: [100] }).toBe('Ruhebank');
    expect(Date.now() - saved).toBeLessThan(5000);
    await rename(before);
    await expect.poll(renderedName).toBe(before);
  });

  test('adds a member, changes the rights and ends the membership', async ({ page }) => {
    await page.goto(`${mainUrl}/dashboard/staff`);
    await page.getByRole('button', { name: 'Mitglied hinzufügen' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Mitglied hinzufügen' }).click();
    for (const message of ['Eine E-Mail-Adresse mit', 'Einen Namen mit', 'Mindestens eine Karte auswählen.'])
      await expect(dialog.getByText(message)).toBeVisible();
    await dialog.getByLabel('E-Mail-Adresse').fill('neu@gemeinde.example');
    await dialog.getByLabel('Name').fill('Nora Neu');
    await dialog.getByLabel('Karte hinzufügen').fill('berg');
    await expect(dialog.getByRole('listbox').getByRole('option')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Mitglied hinzufügen' }).click();
    const row = page.getByRole('row').filter({ hasText: 'neu@gemeinde.example' });
    await expect(row).toContainText('Redaktion');
    await row.getByRole('button').click();
    await dialog.getByLabel('Rolle').selectOption('viewer');
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await expect(row).toContainText('Lesen');
    await row.getByRole('button').click();
    await dialog.getByRole('button', { name: 'Mitgliedschaft beenden' }).click();
    await dialog.getByRole('button', { name: 'Ja, beenden' }).click();
    await expect(row).toBeHidden();
    await expect(page.getByText('Mitgliedschaft beendet').first()).toBeVisible();
  });
});

test('ends a contest and draws a winner once', async ({ page }) => {
  await openAs(page, 'editor@vaduz.example', 'contests/new');
  await page.getByRole('button', { name: 'Anlegen' }).click();
  await expect(page.getByText('Einen Titel in beiden Sprachen angeben.').first()).toBeVisible();
  await page.getByLabel('Titel, Deutsch').fill('Probequiz');
  await page.getByLabel('Titel, Englisch').fill('Trial quiz');
  await page.getByLabel('Beginn').fill('2020-01-01T08:00');
  await page.getByLabel('Ende').fill('2099-01-01T08:00');
  await page.getByRole('button', { name: 'Anlegen' }).click();
  await expect(page).toHaveURL(/\/dashboard\/contests\/[0-9a-f-]{36}$/);
  const contestId = page.url().split('/').at(-1)!;
  for (const [index, name] of ['Anna', '=1+1'].entries())
    await page.request.post(`${mainUrl}/api/contest/participant/`, {
      data: { contestId, name, email: `p${index}@beck.example`, answer: '42', acceptsConditions: true },
    });
  await page.reload();
  await expect(page.getByText('2 Teilnahmen')).toBeVisible();
  await page.getByRole('button', { name: 'Jetzt beenden' }).click();
  await page.getByRole('alert').getByRole('button', { name: 'Jetzt beenden' }).click();
  await page.getByRole('button', { name: 'Ziehen', exact: true }).click();
  await expect(page.getByText(/gezogen von editor@vaduz\.example/)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Weitere ziehen' })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Als CSV herunterladen' }).click(),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks).toString('utf8')).toContain("'=1+1");
  await page.getByRole('button', { name: 'Teilnahme von Anna löschen' }).click();
  await page.getByRole('button', { name: 'Ja, löschen' }).click();
  await expect(page.getByText('1 Teilnahme', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Löschen', exact: true }).click();
  await page.getByRole('button', { name: 'Ja, löschen' }).click();
  await expect(page).toHaveURL(/\/dashboard\/contests$/);
});
