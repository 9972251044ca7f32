import type { BasemapItem } from '@umkreis/contract/item.ts';
import type { ItemCreated } from '@umkreis/contract/item-write.ts';
import { items } from './support/guide-data.ts';
import { mainUrl } from './support/instance.ts';
import { staffHeaders } from './support/staff-token.ts';
import { expect, test } from './support/test.ts';

test.use({ basemap: false, isLoggedIn: true });

test(
  'preselects the field that the history is filtered by when a state is restored',
  { tag: '@nightly' },
  async ({ page }) => {
    const headers = await staffHeaders();
    const [{ lat, lon }] = (await items(1)) as [BasemapItem];
    const title = `Verlauf ${crypto.randomUUID().slice(0, 8)}`;
    const data = { branchShortId: 1, title, lat, lon };
    const created = await page.request.post(`${mainUrl}/api/items/`, { data, headers });
    const { id, version } = (await created.json()) as ItemCreated;
    const changed = { version, title: `${title} neu`, lat: lat + 0.001, type: 'way' };
    const response = await page.request.put(`${mainUrl}/api/items/${id}`, { data: changed, headers });
    expect(response.ok()).toBe(true);

    await page.goto(`${mainUrl}/dashboard/places/${id}`);
    const filter = page.getByRole('combobox', { name: 'Angabe', exact: true });
    await filter.focus();
    // Typing in a list selects the entry that starts with the text.
    await page.keyboard.type('Titel');
    await expect(filter).toHaveValue('title');
    await page.getByRole('button', { name: 'Diesen Stand wiederherstellen' }).last().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('checkbox', { name: 'Titel wiederherstellen' })).toBeChecked();
    await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(1);
    await dialog.getByRole('button', { name: '1 Angabe wiederherstellen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    const stored = await page.request.get(`${mainUrl}/api/items/dashboard/${id}`, { headers });
    expect(await stored.json()).toMatchObject({ title, type: 'way' });
  },
);
