import type { ItemDetailKey } from '@umkreis/contract/detail-key.ts';
import type { BasemapItem } from '@umkreis/contract/item.ts';
import type { ItemCreated } from '@umkreis/contract/item-write.ts';
import { items } from './support/guide-data.ts';
import { mainUrl } from './support/instance.ts';
import { staffHeaders } from './support/staff-token.ts';
import { expect, test, type Locator, type Page } from './support/test.ts';

test.use({ basemap: false, isLoggedIn: true });

/** Opens the editor of a new place with these hours. */
async function openHours(page: Page, dataValue: string) {
  const headers = await staffHeaders();
  const [{ lat, lon }] = (await items(1)) as [BasemapItem];
  const title = `Zeiten ${crypto.randomUUID().slice(0, 8)}`;
  const place = await page.request.post(`${mainUrl}/api/items/`, {
    data: { branchShortId: 1, title, lat, lon },
    headers,
  });
  const { id } = (await place.json()) as ItemCreated;
  const keys = (await (await page.request.get(`${mainUrl}/api/items/details/keys/`)).json()) as ItemDetailKey[];
  const dataKeyV2 = keys.find(({ keyName }) => keyName === 'hours')!.id;
  await page.request.post(`${mainUrl}/api/items/details/`, { data: { itemId: id, dataKeyV2, dataValue }, headers });
  await page.goto(`${mainUrl}/dashboard/places/${id}`);
  await page.getByRole('button', { name: 'Wochenplan öffnen' }).first().click();
  return {
    value: page.getByRole('textbox', { name: 'Öffnungszeiten', exact: true }),
    editor: page.getByRole('region', { name: 'Zeiten bearbeiten' }),
  };
}

/** Types a day into the parts of a date field, in the order that the browser shows them. */
async function typeDate(page: Page, field: Locator, year: string, month: string, day: string) {
  for (const digits of [`${day}${month}${year}`, `${month}${day}${year}`]) {
    await page.keyboard.type(digits);
    if ((await field.inputValue()) === `${year}-${month}-${day}`) return;
    // Back to the first part.
    for (let part = 0; part < 3; part++) await page.keyboard.press('ArrowLeft');
  }
  throw new Error(`The field has ${await field.inputValue()}`);
}

/** Presses Tab until the field has the focus; a date field has several stops. */
async function tabTo(page: Page, field: Locator) {
  for (let stop = 0; stop < 4; stop++) {
    await page.keyboard.press('Tab');
    if (await field.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(field).toBeFocused();
}

test(
  'keeps the focus while times are typed one after the other, by keyboard and by mouse',
  { tag: '@nightly' },
  async ({ page }) => {
    const { value, editor } = await openHours(page, 'Mo 08:00-12:00');
    const from = editor.getByRole('textbox', { name: 'Montag, von' });
    const to = editor.getByRole('textbox', { name: 'Montag, bis' });
    await from.click();
    await page.keyboard.type('9');
    await page.keyboard.press('Tab');
    await expect(to).toBeFocused();
    await page.keyboard.type('17.30');
    await page.keyboard.press('Tab');
    await expect(value).toHaveValue('Mo 09:00-17:30');
    await from.click();
    await page.keyboard.type('10');
    await to.click();
    await page.keyboard.type('18');
    await page.keyboard.press('Enter');
    await expect(value).toHaveValue('Mo 10:00-18:00');
    await expect(to).toBeFocused();
  },
);

test('adds and moves a season across the new year as its dates are typed', { tag: '@nightly' }, async ({ page }) => {
  const { value, editor } = await openHours(page, 'Mo-Fr 08:00-12:00');
  await editor.getByRole('button', { name: 'Saison hinzufügen' }).click();
  const added = editor.getByRole('group', { name: 'Saison hinzufügen' });
  const [first, last] = [added.getByLabel('Vom'), added.getByLabel('Bis zum')];
  await first.focus();
  await typeDate(page, first, '2026', '12', '01');
  await tabTo(page, last);
  await typeDate(page, last, '2027', '03', '31');
  await editor.getByRole('button', { name: 'Hinzufügen', exact: true }).click();
  await expect(value).toHaveValue('Mo-Fr 08:00-12:00; Dec-Mar Mo-Fr 08:00-12:00');

  const season = editor.getByRole('region', { name: /^Saison / }).getByRole('group', { name: /^Saison / });
  await season.getByLabel('Vom').focus();
  await typeDate(page, season.getByLabel('Vom'), '2026', '11', '01');
  await tabTo(page, season.getByLabel('Bis zum'));
  await typeDate(page, season.getByLabel('Bis zum'), '2027', '04', '30');
  await tabTo(page, season.getByLabel('jedes Jahr'));
  await expect(value).toHaveValue('Mo-Fr 08:00-12:00; Nov-Apr Mo-Fr 08:00-12:00');
});

test('adds no season while a date is missing', { tag: '@nightly' }, async ({ page }) => {
  const { value, editor } = await openHours(page, 'Mo-Fr 08:00-12:00');
  await editor.getByRole('button', { name: 'Saison hinzufügen' }).click();
  const last = editor.getByRole('group', { name: 'Saison hinzufügen' }).getByLabel('Bis zum');
  await last.focus();
  await page.keyboard.press('Backspace');
  await expect(editor.getByText('Ein Tag fehlt oder ist unvollständig.')).toBeVisible();
  await editor.getByRole('button', { name: 'Hinzufügen', exact: true }).click();
  await expect(editor.getByRole('button', { name: 'Hinzufügen', exact: true })).toBeDisabled();
  await expect(value).toHaveValue('Mo-Fr 08:00-12:00');
});
