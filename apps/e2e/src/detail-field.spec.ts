import type { ItemDetailKey } from '@umkreis/contract/detail-key.ts';
import type { BasemapItem, Item } from '@umkreis/contract/item.ts';
import type { ItemCreated } from '@umkreis/contract/item-write.ts';
import { items } from './support/guide-data.ts';
import { mainUrl } from './support/instance.ts';
import { staffHeaders } from './support/staff-token.ts';
import { expect, test, type Page } from './support/test.ts';

test.use({ basemap: false, isLoggedIn: true });

/** Opens a new place with this phone number. */
async function openPhone(page: Page, dataValue: string) {
  const headers = await staffHeaders();
  const [{ lat, lon }] = (await items(1)) as [BasemapItem];
  const data = { branchShortId: 1, title: `Angabe ${crypto.randomUUID().slice(0, 8)}`, lat, lon };
  const place = await page.request.post(`${mainUrl}/api/items/`, { data, headers });
  const { id, nanoId } = (await place.json()) as ItemCreated;
  const keys = (await (await page.request.get(`${mainUrl}/api/items/details/keys/`)).json()) as ItemDetailKey[];
  const dataKeyV2 = keys.find(({ keyName }) => keyName === 'phone')!.id;
  await page.request.post(`${mainUrl}/api/items/details/`, { data: { itemId: id, dataKeyV2, dataValue }, headers });
  const stored = async () =>
    ((await (await page.request.get(`${mainUrl}/api/items/nanoid/${nanoId}?branch=1`)).json()) as Item).itemDetails;
  await page.goto(`${mainUrl}/dashboard/places/${id}`);
  return { field: page.getByRole('textbox', { name: 'Telefon', exact: true }), stored, headers };
}

test('an emptied field is restored by Escape, by a button after a reload, or deleted', async ({ page }) => {
  const { field, stored } = await openPhone(page, '+41 44 123 45 67');
  const empty = async () => {
    await field.click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('Delete');
  };
  await empty();
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('+41 44 123 45 67');

  await empty();
  await page.keyboard.press('Tab');
  await page.reload();
  await expect(field).toHaveValue('');
  await page.getByRole('button', { name: 'Den gespeicherten Wert zeigen' }).click();
  await expect(field).toHaveValue('+41 44 123 45 67');
  await expect(field).toBeFocused();
  await page.reload();
  await expect(field).toHaveValue('+41 44 123 45 67');

  await empty();
  await page.getByRole('button', { name: 'Angabe löschen' }).click();
  await expect(field).toBeHidden();
  expect(await stored()).toEqual([]);
});

test(
  'keeps the text that is typed into a detail while a colleague deletes it',
  { tag: '@nightly' },
  async ({ page }) => {
    const { field, stored, headers } = await openPhone(page, '+41 44 123 45 67');
    await field.click();
    await page.keyboard.press('End');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('8');
    const [detail] = await stored();
    await page.request.delete(`${mainUrl}/api/items/details/${detail!.id}`, { headers });
    await expect(page.getByText('Jemand anderes hat diese Angabe eben gelöscht.')).toBeVisible();
    await expect(field).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(field).toHaveValue('+41 44 123 45 68');
    expect(await stored()).toEqual([]);
    await page.getByRole('button', { name: 'Mit diesem Text wieder anlegen' }).click();
    await expect.poll(async () => (await stored()).map(({ dataValue }) => dataValue)).toEqual(['+41 44 123 45 68']);
    await expect(page.getByText('Jemand anderes hat diese Angabe eben gelöscht.')).toBeHidden();
    await expect(field).toHaveValue('+41 44 123 45 68');
  },
);
