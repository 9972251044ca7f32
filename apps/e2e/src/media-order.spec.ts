import type { Item } from '@umkreis/contract/item.ts';
import sharp from 'sharp';
import { items } from './support/guide-data.ts';
import { mainUrl } from './support/instance.ts';
import { expect, test } from './support/test.ts';

const picture = async (name: string, color: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 320, height: 240, channels: 3, background: color } })
    .png()
    .toBuffer(),
});

test(
  'orders pictures by dragging and by keys, replaces one in place, and reuses one',
  { tag: '@nightly' },
  async ({ page }) => {
    const places = (await items(1)).filter(({ title, image, closed }) => title && !image && !closed);
    const [place, other] = [places.at(-1)!, places.at(-2)!];
    const mediaOf = async ({ nanoId }: { nanoId: string }) =>
      ((await (await fetch(`${mainUrl}/api/items/nanoid/${nanoId}`)).json()) as Item).itemMedia ?? [];
    await page.goto(`${mainUrl}/dashboard/places/${place.id}`);
    await page.getByRole('button', { name: 'editor@vaduz.example' }).click();
    const files = page.getByLabel('Dateien wählen').last();
    await files.waitFor({ state: 'attached' });
    await files.setInputFiles([await picture('rot.png', '#b03030'), await picture('blau.png', '#3030b0')]);
    const section = page.getByRole('region', { name: 'Bilder', exact: true });
    const tiles = section.getByRole('listitem').filter({ has: page.getByRole('button', { name: /bearbeiten$/ }) });
    await expect(tiles).toHaveCount(2, { timeout: 30_000 });
    const titled = async (index: number, title: string) => {
      await tiles
        .nth(index)
        .getByRole('button', { name: /bearbeiten$/ })
        .click();
      await page.getByLabel('Titel', { exact: true }).last().fill(title);
      await page.getByLabel('Bildbeschreibung').fill(`${title} von vorn`);
      await page.getByRole('button', { name: 'Speichern', exact: true }).click();
      await expect(tiles.nth(index)).toContainText(title);
    };
    await titled(0, 'Rotes Haus');
    await titled(1, 'Blaues Haus');
    await tiles.nth(1).dragTo(tiles.nth(0));
    await expect(tiles.nth(0)).toContainText('Blaues Haus');
    await expect
      .poll(async () => (await mediaOf(place)).map(({ title }) => title))
      .toEqual(['Blaues Haus', 'Rotes Haus']);

    const later = page.getByRole('button', { name: 'Blaues Haus nach hinten' });
    await later.focus();
    await page.keyboard.press('Enter');
    await expect(tiles.nth(1)).toContainText('Blaues Haus');
    await expect(section.getByText('Blaues Haus steht jetzt an Stelle 2 von 2.')).toBeAttached();

    const before = (await mediaOf(place))[0]!;
    await tiles
      .nth(0)
      .getByRole('button', { name: /bearbeiten$/ })
      .click();
    await page
      .getByLabel('Durch eine Datei ersetzen')
      .last()
      .setInputFiles(await picture('gelb.png', '#c0a020'));
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect.poll(async () => (await mediaOf(place))[0]!.color).not.toBe(before.color);
    expect((await mediaOf(place))[0]).toMatchObject({ id: before.id, title: 'Rotes Haus', alt: 'Rotes Haus von vorn' });

    await page.goto(`${mainUrl}/dashboard/places/${other.id}`);
    await page.getByRole('button', { name: 'Aus der Mediathek' }).click();
    await page.getByRole('dialog').getByRole('searchbox').fill('Rotes');
    await page.getByRole('button', { name: /^Rotes Haus.* verwenden$/ }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect
      .poll(async () => (await mediaOf(other)).map(({ alt, color }) => [alt, color]))
      .toEqual([['Rotes Haus von vorn', (await mediaOf(place))[0]!.color]]);

    await page.goto(`${mainUrl}/dashboard/media/?use=unused`);
    await expect(page.getByLabel('Verwendung')).toHaveValue('unused');
    await expect(page.getByText('Rotes Haus')).toBeHidden();
  },
);
