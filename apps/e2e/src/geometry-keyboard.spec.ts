import type { EditedItem, ItemCreated } from '@umkreis/contract/item-write.ts';
import { axe } from './support/axe.ts';
import { mainUrl } from './support/instance.ts';
import { staffHeaders } from './support/staff-token.ts';
import { expect, test } from './support/test.ts';

test.use({ basemap: false, isLoggedIn: true });

const [lon, lat] = [9.5321, 47.1215];
const METRES_PER_DEGREE = 111_195;
const ring = [
  [lon, lat],
  [lon + 0.0006, lat],
  [lon + 0.0006, lat + 0.0004],
  [lon, lat + 0.0004],
  [lon, lat],
];

test(
  'moves and removes the corners of a shape by keyboard, and announces it',
  { tag: '@nightly' },
  async ({ page }) => {
    const headers = await staffHeaders();
    const geojson = { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [ring] } };
    const data = { branchShortId: 1, title: 'Marktplatz', lat, lon, geojsons: [{ type: 1000, geojson }] };
    const response = await page.request.post(`${mainUrl}/api/items/`, { data, headers });
    const { id } = (await response.json()) as ItemCreated;
    await page.goto(`${mainUrl}/dashboard/places/${id}`);
    await page.getByRole('button', { name: /Fläche.* bearbeiten/ }).click();
    await page
      .getByRole('list', { name: 'Formen' })
      .getByRole('button', { name: /^Form 1/ })
      .click();

    const news = page.locator('[data-geometry-map] ~ output');
    const corner = (name: string) => page.getByRole('button', { name, exact: true });
    // The corner comes after the handle that rotates the shape.
    await page.getByRole('slider', { name: 'Form drehen' }).focus();
    await page.keyboard.press('Tab');
    await expect(corner('Ecke 1 von 4')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(news).toHaveText('Ecke 1: 1 m nach Norden');
    await page.keyboard.press('Shift+ArrowRight');
    await expect(news).toHaveText('Ecke 1: 1 m nach Norden, 10 m nach Osten');
    await page.keyboard.press('PageDown');
    await expect(corner('Ecke 2 von 4')).toBeFocused();
    await expect(news).toHaveText('Ecke 2 von 4');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('End');
    await expect(corner('Ecke 4 von 4')).toBeFocused();
    await page.keyboard.press('Delete');
    await expect(news).toHaveText('Ecke 4 entfernt, 3 bleiben');
    await expect(corner('Ecke 3 von 3')).toBeFocused();
    const { violations } = await axe(page).include('main').analyze();
    expect(violations).toEqual([]);
    await page.keyboard.press('Delete');
    await expect(news).toHaveText('Diese Ecke lässt sich nicht entfernen: Die Form braucht sie.');
    await page.keyboard.press('Insert');
    await expect(news).toHaveText('Ecke 4 von 4 eingefügt');
    await expect(corner('Ecke 4 von 4')).toBeFocused();
    await page.keyboard.press('Delete');
    await expect(news).toHaveText('Ecke 4 entfernt, 3 bleiben');

    await page.getByRole('button', { name: 'Geometrie speichern' }).click();
    const stored = async () => {
      const item = (await (
        await page.request.get(`${mainUrl}/api/items/dashboard/${id}`, { headers })
      ).json()) as EditedItem;
      return (item.geojsons[0]!.geojson as unknown as typeof geojson).geometry.coordinates[0]!;
    };
    await expect.poll(async () => (await stored()).length).toBe(4);
    const [first, second, third, last] = await stored();
    expect((first![1]! - lat) * METRES_PER_DEGREE).toBeCloseTo(1, 1);
    expect((first![0]! - lon) * METRES_PER_DEGREE * Math.cos((lat * Math.PI) / 180)).toBeCloseTo(10, 1);
    expect([second, third, last]).toEqual([ring[1], ring[2], first]);
  },
);
