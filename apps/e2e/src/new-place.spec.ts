import type { Item } from '@umkreis/contract/item.ts';
import { dayInZone } from '@umkreis/opening-hours/zoned-time.ts';
import sharp from 'sharp';
import { branch, items } from './support/guide-data.ts';
import { hostUrl, mainUrl } from './support/instance.ts';
import { expect, test } from './support/test.ts';

test.use({ basemap: false });

const WEEK_MS = 7 * 86_400_000;

test('creates a place with pin, hours, picture and events, and publishes it within 5 seconds', async ({ page }) => {
  // The result of a previous attempt still exists.
  const name = ['Café Testlicht', test.info().retry || ''].join(' ').trim();
  await page.goto(`${mainUrl}/dashboard/places/`);
  await page.getByRole('button', { name: 'editor@vaduz.example' }).click();
  await page.getByRole('link', { name: 'Neuer Ort' }).click();
  const create = page.getByRole('button', { name: 'Ort anlegen' });
  await create.click();
  await expect(page.getByText('Ein Ort braucht einen Titel.')).toBeVisible();
  await expect(page.getByLabel('Titel')).toBeFocused();
  await expect(
    page.getByText('Der Punkt ist noch in der Mitte der Karte: bitte an den Ort verschieben.'),
  ).toBeVisible();

  await page.getByLabel('Titel').fill(name);
  await page.getByLabel('Kategorie hinzufügen').fill('cafe');
  await expect(page.getByRole('option', { name: 'Café' })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.getByLabel('Merkmal hinzufügen').fill('vegan');
  await page.getByRole('option', { name: 'Vegane Gerichte' }).click();
  await page.getByLabel('Strasse').fill('Dorfstrasse');
  await page.getByLabel('Nummer').fill('7');
  // Input survives a reload.
  await page.reload();
  await expect(page.getByLabel('Titel')).toHaveValue(name);
  await expect(page.getByRole('button', { name: 'Café entfernen' })).toBeVisible();
  await page.getByLabel('Adresse suchen').fill('dorf');
  await page.getByRole('option').first().click();
  await expect(page.getByText('Der Punkt ist noch in der Mitte der Karte')).toBeHidden();
  const pin = page.getByRole('button', { name: /^Standort\. Pfeiltasten/ });
  await pin.focus();
  await page.keyboard.press('ArrowUp');
  const [map, tip] = await Promise.all([page.locator('[data-position-map]').boundingBox(), pin.boundingBox()]);
  expect(tip!.y + tip!.height, 'the pin is on the map').toBeLessThan(map!.y + map!.height);
  await create.click();
  await expect(page).toHaveURL(/\/dashboard\/places\/[0-9a-f-]{36}$/);
  const created = Date.now();
  const published = async () => (await items(1)).find(({ title }) => title === name);
  await expect.poll(async () => Boolean(await published()), { intervals: [100] }).toBe(true);
  expect(Date.now() - created).toBeLessThan(5000);

  await page.getByRole('button', { name: 'Café entfernen' }).click();
  await expect(page.getByText('Café entfernt')).toBeVisible();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(page.getByRole('button', { name: 'Café entfernen' })).toBeVisible();
  await page.getByLabel('PLZ').fill('9490');
  await page.getByLabel('Ortschaft', { exact: true }).fill('Aubach am See');
  await page.getByLabel('PLZ').focus();
  await page.getByRole('button', { name: 'Geprüft' }).click();
  await expect(page.getByText(/^Geprüft\. Die nächste Prüfung ist am /)).toBeVisible();

  const { nanoId } = (await published())!;
  const stored = async () =>
    (await (await page.request.get(`${mainUrl}/api/items/nanoid/${nanoId}?branch=1`)).json()) as Item;
  await expect.poll(async () => (await stored()).addresses[0]?.city).toBe('Aubach am See');
  expect(await stored()).toMatchObject({
    addresses: [{ street: 'Dorfstrasse', housenumber: '7', postcode: '9490' }],
    categories: [{ subCategory: 'Café' }],
    tags: [{ tagKey: 'vegan' }],
  });

  // Opening hours in everyday language, a picture, and weekly events.
  await page.getByRole('combobox', { name: 'Angabe hinzufügen' }).fill('Öffnungszeiten');
  await page.keyboard.press('Enter');
  const hours = page.getByRole('textbox', { name: 'Öffnungszeiten, neuer Wert' });
  await hours.fill('Mo-Fr 8-12 und 14-18');
  await page.getByRole('button', { name: 'Übernehmen', exact: true }).click();
  const hoursOf = async () =>
    (await stored()).itemDetails.find(({ dataKeyName }) => dataKeyName === 'hours')?.dataValue;
  await expect.poll(hoursOf).toBe('Mo-Fr 08:00-12:00,14:00-18:00');
  const buffer = await sharp({ create: { width: 320, height: 240, channels: 3, background: '#b07030' } })
    .png()
    .toBuffer();
  await page.getByLabel('Dateien wählen').last().setInputFiles({ name: 'laden.png', mimeType: 'image/png', buffer });
  await expect.poll(async () => (await stored()).itemMedia?.length, { timeout: 30_000 }).toBe(1);
  const { timeZone, subdomain } = await branch(1);
  const day = dayInZone(new Date(Date.now() + WEEK_MS), timeZone);
  await page.getByRole('link', { name: 'Neue Veranstaltung' }).click();
  // The previous screen also has a title field.
  await expect(page).toHaveURL(/\/dashboard\/events\/new/);
  await expect(page.getByLabel('Beginn')).toBeVisible();
  await page.getByLabel('Titel').fill('Jazzbrunch');
  await page.getByLabel('Beginn').fill(`${day}T10:00`);
  await page.getByLabel('Wiederholt sich').selectOption('Wöchentlich');
  await page.getByRole('button', { name: 'Veranstaltung anlegen' }).click();
  await expect(page).toHaveURL(/\/dashboard\/events\/[0-9a-f-]{36}$/);
  const createdAt = Date.now();
  await expect.poll(async () => Boolean((await published())?.image), { intervals: [100] }).toBe(true);
  expect(Date.now() - createdAt).toBeLessThan(5000);
  const visitor = await page.context().newPage();
  await visitor.goto(`${hostUrl(subdomain)}/map/place/${nanoId}`);
  await expect(visitor.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(visitor.getByRole('listitem').filter({ hasText: 'Jazzbrunch' })).toContainText(
    /jeden (Mo|Di|Mi|Do|Fr|Sa|So)/,
  );
  await expect(visitor.getByText('08:00')).not.toHaveCount(0);
  await visitor.close();
  await page.getByRole('link', { name }).first().click();
  await expect(page.getByLabel('Titel', { exact: true })).toHaveValue(name);

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
  await page.getByLabel('Titel', { exact: true }).focus();
  await expect(page.getByRole('button', { name: 'Wieder offen' })).toBeVisible();
});
