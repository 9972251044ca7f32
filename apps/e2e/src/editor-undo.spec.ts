import type { ChangeRequestPage } from '@umkreis/contract/change-request.ts';
import type { BasemapItem } from '@umkreis/contract/item.ts';
import type { EditedItem, ItemCreated } from '@umkreis/contract/item-write.ts';
import type { ItemDetailKey } from '@umkreis/contract/detail-key.ts';
import { branch, items } from './support/guide-data.ts';
import { mainUrl } from './support/instance.ts';
import { staffHeaders } from './support/staff-token.ts';
import { expect, test, type Page } from './support/test.ts';

test.use({ basemap: false, isLoggedIn: true });

const api = async <T>(page: Page, method: 'get' | 'post' | 'put', path: string, data?: object): Promise<T> => {
  const response = await page.request[method](`${mainUrl}/api${path}`, {
    headers: await staffHeaders(),
    ...(data && { data }),
  });
  expect([path, response.ok()]).toEqual([path, true]);
  return (await response.json()) as T;
};
const stored = (page: Page, id: string) => api<EditedItem>(page, 'get', `/items/dashboard/${id}`);

async function create(page: Page, title: string) {
  const [{ lat, lon }] = (await items(2)) as [BasemapItem];
  const keys = await api<ItemDetailKey[]>(page, 'get', '/items/details/keys/');
  const dataKeyV2 = keys.find(({ keyName }) => keyName === 'hours')!.id;
  const details = [{ dataKeyV2, dataValue: 'Mo-Fr 08:00-12:00' }];
  return (await api<ItemCreated>(page, 'post', '/items/', { branchShortId: 2, title, lat, lon, details })).id;
}

test('undoes a review with its note, and the deletion of a detail; the history is readable', async ({ page }) => {
  const id = await create(page, `Rückgängig ${crypto.randomUUID().slice(0, 8)}`);
  await page.goto(`${mainUrl}/dashboard/places/${id}`);
  const review = page.getByRole('region', { name: 'Prüfung' });
  await review.getByLabel('Notiz zur Prüfung').fill('Am Telefon bestätigt');
  await review.getByRole('button', { name: 'Geprüft' }).click();
  await expect(review.getByText(/^Geprüft\. Die nächste Prüfung/)).toBeVisible();
  await expect(review.getByRole('listitem').filter({ hasText: 'Am Telefon bestätigt' })).toBeVisible();
  await expect(page.getByText(/geprüft: «Am Telefon bestätigt»/)).toBeVisible();
  const { itemReviews } = await stored(page, id);
  await review.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(review.getByLabel('Notiz zur Prüfung')).toHaveValue('Am Telefon bestätigt');
  await expect.poll(async () => (await stored(page, id)).itemReviews?.id).not.toBe(itemReviews!.id);

  const details = page.getByRole('region', { name: 'Angaben' });
  await details.getByRole('button', { name: 'Öffnungszeiten löschen' }).click();
  await expect(details.getByText('Öffnungszeiten gelöscht')).toBeVisible();
  await expect.poll(async () => (await stored(page, id)).itemDetails.length).toBe(0);
  await details.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(details.getByRole('textbox', { name: 'Öffnungszeiten', exact: true })).toHaveValue('Mo-Fr 08:00-12:00');
  await expect(page.getByText('Mo–Fr: 08:00–12:00').first()).toBeVisible();
});

test('undoes the decisions on a proposal; a later change stops the undo', { tag: '@nightly' }, async ({ page }) => {
  const title = `Vorschlag ${crypto.randomUUID().slice(0, 8)}`;
  const id = await create(page, title);
  const { searchShortcuts } = await branch(2);
  const searchShortcutId = searchShortcuts.find((one) => one.allowChangeRequest)!.id;
  await api(page, 'post', '/items/change-requests/', { searchShortcutId, itemId: id, title: `${title} & Co` });

  await page.goto(`${mainUrl}/dashboard/requests/`);
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
  await card.getByLabel(/^Antwort/).fill('Stimmt so nicht');
  await card.getByRole('button', { name: 'Ablehnen' }).click();
  await expect(page.getByText(`«${title}»: abgelehnt`)).toBeVisible();
  await expect(card).toBeHidden();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(card.getByLabel(/^Antwort/)).toHaveValue('Stimmt so nicht');

  await card.getByRole('button', { name: 'Übernehmen', exact: true }).click();
  await expect(page.getByText(`«${title}»: übernommen`)).toBeVisible();
  expect((await stored(page, id)).title).toBe(`${title} & Co`);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(card).toBeVisible();
  expect((await stored(page, id)).title).toBe(title);

  await card.getByRole('button', { name: 'Übernehmen', exact: true }).click();
  await expect(
    page.getByText(`«${title} & Co»: übernommen`).or(page.getByText(`«${title}»: übernommen`)),
  ).toBeVisible();
  const { version } = await stored(page, id);
  await api(page, 'put', `/items/${id}`, { version, title: `${title} neu` });
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(page.getByText('Es wurde nichts rückgängig gemacht.', { exact: false })).toBeVisible();
  expect((await stored(page, id)).title).toBe(`${title} neu`);
  const { changeRequests } = await api<ChangeRequestPage>(
    page,
    'get',
    '/items/change-requests/?state=accepted&pageSize=200',
  );
  expect(changeRequests.some(({ itemId }) => itemId === id)).toBe(true);
});

test('offers the details to add by theme, with a search and the keyboard', async ({ page }) => {
  const id = await create(page, `Angaben ${crypto.randomUUID().slice(0, 8)}`);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${mainUrl}/dashboard/places/${id}`);
  const field = page.getByRole('combobox', { name: 'Angabe hinzufügen' });
  await field.click();
  const list = page.getByRole('listbox', { name: 'Angabe hinzufügen' });
  await expect(list.getByRole('group').first()).toHaveAccessibleName('Kontakt');
  await expect(list.getByRole('group', { name: 'Kontakt' }).getByRole('option').first()).toHaveText('Telefon');
  const hours = list.getByRole('option', { name: /^Öffnungszeiten/ });
  await expect(hours).toHaveText('Öffnungszeitenschon vorhanden');
  await expect(hours).toBeDisabled();
  const box = (await list.boundingBox())!;
  expect(box.x + box.width).toBeLessThanOrEqual(390);

  await field.fill('instag');
  await expect(list.getByRole('option')).toHaveText(['InstagramLinks']);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Instagram, neuer Wert')).toBeFocused();

  // A kind that the place has already cannot be chosen.
  await field.fill('Öffnungszeiten');
  await page.keyboard.press('Enter');
  await expect(list).toBeVisible();
  await expect(page.getByLabel('Öffnungszeiten, neuer Wert')).toBeHidden();
});
