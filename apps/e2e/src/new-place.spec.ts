import type { Item } from '@umkreis/contract/item.ts';
import { items } from './support/guide-data.ts';
import { mainUrl } from './support/instance.ts';
import { expect, test } from './support/test.ts';

test('an editor creates a place with a pin, goes on editing it, and it is on the public map within 5 seconds', async ({
  page,
}) => {
  await page.goto(`${mainUrl}/dashboard/places/`);
  await page.getByRole('button', { name: 'editor@vaduz.example' }).click();
  await page.getByRole('link', { name: 'Neuer Ort' }).click();
  const create = page.getByRole('button', { name: 'Ort anlegen' });
  await create.click();
  await expect(page.getByText('Ein Ort braucht einen Titel.')).toBeVisible();
  await expect(page.getByLabel('Titel')).toBeFocused();
  await expect(page.getByText('Der Punkt steht noch in der Mitte der Karte: an den Ort setzen.')).toBeVisible();

  await page.getByLabel('Titel').fill('Café Testlicht');
  await page.getByLabel('Kategorie hinzufügen').fill('cafe');
  await expect(page.getByRole('option', { name: 'Café' })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.getByLabel('Tag hinzufügen').fill('vegan');
  await page.getByRole('option', { name: 'Vegane Gerichte' }).click();
  await page.getByLabel('Strasse').fill('Dorfstrasse');
  await page.getByLabel('Nummer').fill('7');
  // What was entered outlives a reload.
  await page.reload();
  await expect(page.getByLabel('Titel')).toHaveValue('Café Testlicht');
  await expect(page.getByRole('button', { name: 'Café entfernen' })).toBeVisible();
  const pin = page.getByRole('button', { name: /^Standort\. Pfeiltasten/ });
  await pin.focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('Der Punkt steht noch in der Mitte der Karte')).toBeHidden();
  await create.click();
  await expect(page).toHaveURL(/\/dashboard\/places\/[0-9a-f-]{36}$/);
  const created = Date.now();
  const shown = async () => (await items(1)).find(({ title }) => title === 'Café Testlicht');
  await expect.poll(async () => Boolean(await shown()), { intervals: [100] }).toBe(true);
  expect(Date.now() - created).toBeLessThan(5000);

  await page.getByRole('button', { name: 'Café entfernen' }).click();
  await expect(page.getByText('Café entfernt')).toBeVisible();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(page.getByRole('button', { name: 'Café entfernen' })).toBeVisible();
  await page.getByLabel('PLZ').fill('9490');
  await page.getByLabel('Ort', { exact: true }).fill('Aubach am See');
  await page.getByLabel('PLZ').focus();
  await page.getByRole('button', { name: 'Geprüft' }).click();
  await expect(page.getByText(/^Geprüft\. Die nächste Prüfung ist am /)).toBeVisible();

  const { nanoId } = (await shown())!;
  const stored = async () =>
    (await (await page.request.get(`${mainUrl}/api/items/nanoid/${nanoId}?branch=1`)).json()) as Item;
  await expect.poll(async () => (await stored()).addresses[0]?.city).toBe('Aubach am See');
  expect(await stored()).toMatchObject({
    addresses: [{ street: 'Dorfstrasse', housenumber: '7', postcode: '9490' }],
    categories: [{ subCategory: 'Café' }],
    tags: [{ tagKey: 'vegan' }],
  });

  const [before] = [await stored()];
  await page.getByRole('button', { name: 'Ändern' }).click();
  await pin.focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.getByRole('button', { name: 'Fertig' }).click();
  await expect(page.getByText('Standort gespeichert.')).toBeVisible();
  expect((await stored()).lon).toBeGreaterThan(before.lon);
  await page.getByRole('button', { name: 'Rückgängig' }).last().click();
  await expect.poll(async () => (await stored()).lon).toBe(before.lon);

  await page.getByLabel('Dauerhaft geschlossen ab').fill('2020-01-01');
  await page.getByLabel('Titel').focus();
  await expect(page.getByRole('button', { name: 'Wieder offen' })).toBeVisible();
});
