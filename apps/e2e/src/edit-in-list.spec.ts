import { randomUUID } from 'node:crypto';
import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { ItemDetailKey } from '@umkreis/contract/detail-key.ts';
import type { Item } from '@umkreis/contract/item.ts';
import type { ItemCreated } from '@umkreis/contract/item-write.ts';
import { mainUrl } from './support/instance.ts';
import { staffHeaders } from './support/staff-token.ts';
import { expect, test, type APIRequestContext, type Page } from './support/test.ts';

test.use({ basemap: false, isLoggedIn: true });

const BRANCH = 3;

/** Creates places without details, two of them with an address. */
async function places(request: APIRequestContext) {
  const headers = await staffHeaders();
  const word = `z${randomUUID().slice(0, 8)}`;
  const ids: string[] = [];
  for (const [name, address] of [['A', { city: 'Zeilikon' }], ['B', { city: 'Zeilikon' }], ['C']] as const) {
    const data = {
      branchShortId: BRANCH,
      title: `${word} ${name}`,
      lat: 47.14,
      lon: 9.52,
      ...(address && { address }),
    };
    const response = await request.post(`${mainUrl}/api${apiPaths.createItem}`, { headers, data });
    ids.push(((await response.json()) as ItemCreated).id);
  }
  const stored = async (at: number) =>
    (await (await request.get(`${mainUrl}/api/items/dashboard/${ids[at]}`, { headers })).json()) as Item;
  const rename = async (at: number, title: string) => {
    const { version } = await stored(at);
    const response = await request.put(`${mainUrl}/api/items/${ids[at]}`, { headers, data: { version, title } });
    expect(response.ok()).toBe(true);
  };
  const addEmail = async (at: number, dataValue: string) => {
    const keys = (await (await request.get(`${mainUrl}/api/items/details/keys/`)).json()) as ItemDetailKey[];
    const dataKeyV2 = keys.find(({ keyName }) => keyName === 'email')!.id;
    const data = { itemId: ids[at], dataKeyV2, dataValue };
    expect((await request.post(`${mainUrl}/api/items/details/`, { headers, data })).ok()).toBe(true);
  };
  const writeEmail = async (at: number, dataValue: string) => {
    const { id } = (await stored(at)).itemDetails[0]!;
    const response = await request.put(`${mainUrl}/api/items/details/${id}`, { headers, data: { id, dataValue } });
    expect(response.ok()).toBe(true);
  };
  return { word, stored, rename, addEmail, writeEmail };
}

const openList = async (page: Page, word: string) => {
  await page.goto(`${mainUrl}/dashboard/places/?branch=${BRANCH}&text=${word}&sorting=2`);
  await expect(page.getByRole('link', { name: `${word} C` })).toBeVisible();
};
const cell = (page: Page, text: string) => page.getByRole('gridcell').filter({ hasText: text });
const field = (page: Page, name: string, title: string) =>
  page.getByRole('textbox', { name: `${name}, ${title}`, exact: true });

test('edits texts in the rows of the list by keys and mouse, and undoes the last edit', async ({ page, request }) => {
  const { word, stored } = await places(request);
  await openList(page, word);
  await page.getByText('Spalten', { exact: true }).click();
  await page.getByLabel('E-Mail', { exact: true }).check();
  await page.keyboard.press('Escape');

  await page.getByRole('grid').focus();
  await page.keyboard.press('F2');
  await expect(field(page, 'Titel', `${word} A`)).toBeFocused();
  await field(page, 'Titel', `${word} A`).fill(`${word} Anna`);
  await page.keyboard.press('Tab');
  // The title is saved while the next cell is edited.
  const city = page.getByRole('textbox', { name: /^Ortschaft/ });
  await expect(city).toBeFocused();
  await expect(page.getByRole('link', { name: `${word} Anna` })).toBeVisible();
  await city.fill('Zeilingen');
  await page.keyboard.press('Tab');
  await field(page, 'E-Mail', `${word} Anna`).fill('keine Adresse');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Eine gültige E-Mail-Adresse angeben.')).toBeVisible();
  await field(page, 'E-Mail', `${word} Anna`).fill('anna@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`E-Mail gespeichert: ${word} Anna`)).toBeVisible();
  await expect(page.getByRole('grid')).toBeFocused();
  const { title, addresses, itemDetails } = await stored(0);
  expect([title, addresses[0]?.city, itemDetails[0]?.dataValue]).toEqual([
    `${word} Anna`,
    'Zeilingen',
    'anna@example.com',
  ]);

  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(cell(page, 'anna@example.com')).toBeHidden();
  expect((await stored(0)).itemDetails).toEqual([]);

  // Escape restores; a place without an address gets one.
  const cityOfC = page
    .getByRole('row')
    .filter({ hasText: `${word} C` })
    .getByRole('gridcell')
    .nth(3);
  await cityOfC.dblclick();
  await field(page, 'Ortschaft', `${word} C`).fill('Irgendwo');
  await page.keyboard.press('Escape');
  await expect(cityOfC).toHaveText('');
  await cityOfC.hover();
  await page.getByRole('button', { name: `Ortschaft von ${word} C bearbeiten` }).click();
  await field(page, 'Ortschaft', `${word} C`).fill('Zeilau');
  await page.keyboard.press('Enter');
  await expect(cityOfC).toHaveText('Zeilau');
  expect((await stored(2)).addresses.map((one) => one.city)).toEqual(['Zeilau']);
});

test('queues edits of rows without a network, and lets the person decide on conflicts', async ({ page, request }) => {
  const { word, stored, rename } = await places(request);
  await openList(page, word);
  await page.context().setOffline(true);
  await page.getByRole('grid').focus();
  await page.keyboard.press('F2');
  await field(page, 'Titel', `${word} A`).fill(`${word} Funkloch`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: '1 Änderung wartet' })).toBeVisible();
  await expect(cell(page, `${word} Funkloch`)).toContainText('Keine Verbindung');
  await page.context().setOffline(false);
  await expect(page.getByRole('button', { name: '1 Änderung wartet' })).toBeHidden();
  await expect.poll(async () => (await stored(0)).title).toBe(`${word} Funkloch`);

  await rename(1, `${word} Bea`);
  await page.getByRole('link', { name: `${word} B` }).hover();
  await page.getByRole('button', { name: `Titel von ${word} B bearbeiten` }).click();
  await field(page, 'Titel', `${word} B`).fill(`${word} Bruno`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText(`Gespeicherter Text${word} Bea`);
  await expect(page.getByRole('button', { name: 'Meinen Text speichern' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Meinen Text speichern' }).click();
  await expect(page.getByRole('link', { name: `${word} Bruno` })).toBeVisible();
  expect((await stored(1)).title).toBe(`${word} Bruno`);
});

test(
  'saves an emptied text as a removal, which can be queued, undone, and conflict with another edit',
  { tag: '@nightly' },
  async ({ page, request }) => {
    const { word, stored, addEmail, writeEmail } = await places(request);
    await addEmail(0, 'anna@example.com');
    await addEmail(1, 'bea@example.com');
    await openList(page, word);
    await page.getByText('Spalten', { exact: true }).click();
    await page.getByLabel('E-Mail', { exact: true }).check();
    await page.keyboard.press('Escape');
    const empty = async (name: string, text: string, title: string) => {
      await cell(page, text).dblclick();
      await field(page, name, title).press('Control+A');
      await field(page, name, title).press('Delete');
      await field(page, name, title).press('Enter');
    };

    await empty('E-Mail', 'anna@example.com', `${word} A`);
    await expect(page.getByText(`E-Mail gespeichert: ${word} A`)).toBeVisible();
    expect((await stored(0)).itemDetails).toEqual([]);
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(cell(page, 'anna@example.com')).toBeVisible();
    expect((await stored(0)).itemDetails.map(({ dataValue }) => dataValue)).toEqual(['anna@example.com']);

    await page.context().setOffline(true);
    await empty('E-Mail', 'anna@example.com', `${word} A`);
    await expect(page.getByRole('button', { name: '1 Änderung wartet' })).toBeVisible();
    await expect(cell(page, 'anna@example.com')).toBeHidden();
    await page.context().setOffline(false);
    await expect(page.getByRole('button', { name: '1 Änderung wartet' })).toBeHidden();
    await expect.poll(async () => (await stored(0)).itemDetails).toEqual([]);

    await writeEmail(1, 'beatrice@example.com');
    await empty('E-Mail', 'bea@example.com', `${word} B`);
    await expect(page.getByRole('alert')).toContainText('beatrice@example.com');
    expect((await stored(1)).itemDetails).toHaveLength(1);
    await page.getByRole('button', { name: 'Meinen Text speichern' }).click();
    await expect.poll(async () => (await stored(1)).itemDetails).toEqual([]);
    await expect(cell(page, 'beatrice@example.com')).toBeHidden();

    await page
      .getByRole('row')
      .filter({ hasText: `${word} B` })
      .getByRole('gridcell')
      .nth(3)
      .dblclick();
    await field(page, 'Ortschaft', `${word} B`).press('Control+A');
    await field(page, 'Ortschaft', `${word} B`).press('Delete');
    await field(page, 'Ortschaft', `${word} B`).press('Enter');
    await expect(page.getByText(`Ortschaft gespeichert: ${word} B`)).toBeVisible();
    expect((await stored(1)).addresses[0]?.city ?? '').toBe('');

    // A place needs a title.
    await page.getByRole('link', { name: `${word} C` }).hover();
    await page.getByRole('button', { name: `Titel von ${word} C bearbeiten` }).click();
    await field(page, 'Titel', `${word} C`).press('Control+A');
    await field(page, 'Titel', `${word} C`).press('Delete');
    await field(page, 'Titel', `${word} C`).press('Enter');
    await expect(page.getByRole('button', { name: 'Den gespeicherten Wert zeigen' })).toBeVisible();
    expect((await stored(2)).title).toBe(`${word} C`);
  },
);

test('edits the texts of a place in its card on a phone', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { word, stored } = await places(request);
  await openList(page, word);
  await page.getByRole('button', { name: `${word} A bearbeiten` }).click();
  await expect(page.getByLabel('Titel', { exact: true })).toBeFocused();
  await page.getByLabel('Telefon', { exact: true }).fill('+423 111 22 33');
  await page.getByLabel('Ortschaft', { exact: true }).fill('Zeilingen');
  await page.getByRole('button', { name: 'Fertig' }).click();
  await expect(page.getByRole('button', { name: `${word} A bearbeiten` })).toBeFocused();
  await expect(page.getByText(/Zeilingen/)).toBeVisible();
  await expect
    .poll(async () => (await stored(0)).itemDetails.map(({ dataValue }) => dataValue))
    .toEqual(['+423 111 22 33']);

  await page.context().setOffline(true);
  await page.getByRole('button', { name: `${word} A bearbeiten` }).click();
  await page.getByLabel('Ortschaft', { exact: true }).fill('Zeilau');
  await page.getByRole('button', { name: 'Fertig' }).click();
  const card = page.getByRole('listitem').filter({ hasText: `${word} A` });
  await expect(card).toContainText('Zeilau');
  await expect(card).toContainText('Keine Verbindung');
  await page.context().setOffline(false);
  await expect(card).not.toContainText('Keine Verbindung');
  await expect.poll(async () => (await stored(0)).addresses[0]?.city).toBe('Zeilau');
});
