import type { BasemapItem, Item } from '@umkreis/contract/item.ts';
import type { ItemCreated } from '@umkreis/contract/item-write.ts';
import type { Building } from '@umkreis/contract/street.ts';
import { items } from './support/guide-data.ts';
import { mainUrl } from './support/instance.ts';
import { staffHeaders } from './support/staff-token.ts';
import { expect, test, type Page } from './support/test.ts';

test.use({ basemap: false, isLoggedIn: true });

/** An address whose house number other numbers of its street start or end with. */
async function ambiguousAddress(page: Page) {
  const all = (await (await page.request.get(`${mainUrl}/api/buildings/branchshortid/1`)).json()) as Building[];
  const titled = all.filter(({ title, housenumber }) => housenumber && title.endsWith(` ${housenumber}`));
  const streetOf = ({ title, housenumber }: Building) => title.slice(0, -housenumber.length - 1);
  return titled
    .map((building) => ({ ...building, street: streetOf(building) }))
    .find(
      ({ title, housenumber, street }) =>
        all.filter((other) => other.title === title).length === 1 &&
        titled.some(
          (other) =>
            streetOf(other) === street &&
            other.housenumber !== housenumber &&
            (other.housenumber.startsWith(housenumber) || other.housenumber.endsWith(housenumber)),
        ),
    )!;
}

test(
  'finds the typed house number first, and fills in the address of the place',
  { tag: '@nightly' },
  async ({ page }) => {
    const headers = await staffHeaders();
    const { title, street, housenumber, city, lat: north, lon: east } = await ambiguousAddress(page);
    const [{ lat, lon }] = (await items(1)) as [BasemapItem];
    const data = { branchShortId: 1, title: `Adresse ${crypto.randomUUID().slice(0, 8)}`, lat, lon };
    const created = await page.request.post(`${mainUrl}/api/items/`, { data, headers });
    const { id, nanoId } = (await created.json()) as ItemCreated;

    await page.goto(`${mainUrl}/dashboard/places/${id}`);
    const section = page.getByRole('region', { name: 'Wo es ist', exact: true });
    await section.getByRole('button', { name: 'Ändern' }).click();
    await section.getByRole('combobox', { name: 'Adresse suchen' }).click();
    await page.keyboard.type(title);
    await expect(section.getByRole('option').first()).toContainText(title);
    await page.keyboard.press('Enter');
    await expect(section.getByRole('textbox', { name: 'Strasse' })).toHaveValue(street);
    await expect(section.getByRole('textbox', { name: 'Nummer' })).toHaveValue(housenumber);
    await expect(section.getByRole('textbox', { name: 'Ortschaft' })).toHaveValue(city);
    await section.getByRole('button', { name: 'Abbrechen' }).click();
    await expect(section.getByRole('textbox', { name: 'Strasse' })).toHaveValue('');

    await section.getByRole('button', { name: 'Ändern' }).click();
    await section.getByRole('combobox', { name: 'Adresse suchen' }).click();
    await page.keyboard.type(title);
    await expect(section.getByRole('option').first()).toContainText(title);
    await page.keyboard.press('Enter');
    await section.getByRole('button', { name: 'Fertig' }).click();
    const stored = async () =>
      (await (await page.request.get(`${mainUrl}/api/items/nanoid/${nanoId}?branch=1`)).json()) as Item;
    await expect.poll(async () => (await stored()).addresses[0]).toMatchObject({ street, housenumber, city });
    expect([(await stored()).lat, (await stored()).lon]).toEqual([north, east]);
  },
);
