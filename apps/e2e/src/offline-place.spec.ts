import type { BasemapItem, Item } from '@umkreis/contract/item.ts';
import type { ItemCreated } from '@umkreis/contract/item-write.ts';
import { items } from './support/guide-data.ts';
import { mainUrl } from './support/instance.ts';
import { staffHeaders } from './support/staff-token.ts';
import { expect, test } from './support/test.ts';

test.use({ basemap: false });

test(
  'queues tags, category, pin, address and kind of a place offline, and sends each once',
  { tag: '@nightly' },
  async ({ page, context }) => {
    const [{ lat, lon }] = (await items(1)) as [BasemapItem];
    const created = await page.request.post(`${mainUrl}/api/items/`, {
      data: { branchShortId: 1, title: `Ohne Netz ${Date.now()}`, lat, lon },
      headers: await staffHeaders(),
    });
    const { id, nanoId } = (await created.json()) as ItemCreated;
    const stored = async () =>
      (await (await page.request.get(`${mainUrl}/api/items/nanoid/${nanoId}?branch=1`)).json()) as Item;

    await page.goto(`${mainUrl}/dashboard/places/${id}`);
    await page.getByRole('button', { name: 'editor@vaduz.example' }).click();
    const choose = async (label: string, option: string) => {
      await page.getByLabel(label).fill(option);
      await page.getByRole('option', { name: option }).first().click();
    };
    await choose('Merkmal hinzufügen', 'Vegane Gerichte');
    await expect(page.getByRole('button', { name: 'Vegane Gerichte entfernen' })).toBeVisible();
    await page.getByRole('button', { name: 'Ändern' }).click();
    const pin = page.getByRole('button', { name: /^Standort\. Pfeiltasten/ });
    await expect(pin).toBeVisible();

    await context.setOffline(true);
    await page.getByRole('button', { name: 'Vegane Gerichte entfernen' }).click();
    await expect(page.getByRole('button', { name: 'Vegane Gerichte entfernen' })).toBeHidden();
    await choose('Kategorie hinzufügen', 'Café');
    await expect(page.getByRole('button', { name: 'Café entfernen' })).toBeVisible();
    await pin.focus();
    await page.keyboard.press('Shift+ArrowUp');
    await page.getByRole('button', { name: 'Fertig' }).click();
    await page.getByLabel('Strasse').fill('Dorfstrasse');
    await page.getByLabel('Nummer').fill('7');
    await page.getByLabel('Nummer').blur();
    await page.getByRole('combobox', { name: 'Art', exact: true }).last().selectOption('Weg');
    await page.getByRole('button', { name: '5 Änderungen warten' }).click();
    const dialog = page.getByRole('dialog');
    for (const line of ['Vegane Gerichte entfernt', 'Café hinzugefügt', 'Strasse: Dorfstrasse, Nummer: 7', 'Art: Weg'])
      await expect(dialog.getByRole('listitem').filter({ hasText: line })).toHaveCount(1);
    await dialog.getByRole('button', { name: 'Schliessen' }).click();
    expect((await stored()).addresses).toEqual([]);

    await context.setOffline(false);
    await expect(page.getByRole('button', { name: /Änderung(en)? warte/ })).toBeHidden();
    const place = await stored();
    expect(place).toMatchObject({
      type: 'way',
      tags: [],
      categories: [{ subCategory: 'Café' }],
      addresses: [{ street: 'Dorfstrasse', housenumber: '7' }],
    });
    expect(place.addresses).toHaveLength(1);
    expect(place.lat).toBeGreaterThan(lat);
    await expect(page.getByLabel('Strasse')).toHaveValue('Dorfstrasse');
    await expect(page.getByText('Keine Verbindung.')).toHaveCount(0);

    // A conflict: somebody else moved the pin meanwhile.
    await page.getByRole('button', { name: 'Ändern' }).click();
    await expect(pin).toBeVisible();
    await context.setOffline(true);
    await pin.focus();
    await page.keyboard.press('Shift+ArrowUp');
    await page.getByRole('button', { name: 'Fertig' }).click();
    const other = await context.browser()!.newContext();
    const { version } = (await (
      await other.request.get(`${mainUrl}/api/items/dashboard/${id}`, { headers: await staffHeaders() })
    ).json()) as { version: number };
    await other.request.put(`${mainUrl}/api/items/${id}`, {
      data: { version, lat: lat + 0.01, lon },
      headers: await staffHeaders(),
    });
    await other.close();
    await context.setOffline(false);
    const queuedButton = page.getByRole('button', { name: '1 Änderung wartet' });
    await expect(queuedButton).toHaveClass(/text-danger/);
    expect((await stored()).lat).toBeCloseTo(lat + 0.01, 5);
    await queuedButton.click();
    await dialog.getByRole('button', { name: 'Trotzdem speichern' }).click();
    await expect(queuedButton).toBeHidden({ timeout: 20_000 });
    expect((await stored()).lat).toBeLessThan(lat + 0.01);
  },
);
