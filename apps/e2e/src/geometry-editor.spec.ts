import type { Item } from '@umkreis/contract/item.ts';
import { axe } from './support/axe.ts';
import { items } from './support/guide-data.ts';
import { mainUrl } from './support/instance.ts';
import { nextFrame } from './support/next-frame.ts';
import { expect, test } from './support/test.ts';

const hall = {
  type: 'Feature',
  properties: { name: 'Innenhof', fillColor: '#1B7F3B' },
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [9.52, 47.14, 460],
        [9.522, 47.14, 460],
        [9.522, 47.142, 460],
        [9.52, 47.14, 460],
      ],
      [
        [9.5208, 47.1402],
        [9.5212, 47.1402],
        [9.5212, 47.1406],
        [9.5208, 47.1402],
      ],
    ],
  },
};

test(
  'draws an area, imports one from a file, and preserves both when somebody else draws too',
  { tag: '@nightly' },
  async ({ page }) => {
    const place = (await items(1)).find(({ title, geojsons, ways }) => title && !geojsons && !ways)!;
    const stored = async () =>
      (await (await page.request.get(`${mainUrl}/api/items/nanoid/${place.nanoId}`)).json()) as Item;
    await page.goto(`${mainUrl}/dashboard/places/${place.id}`);
    let token = '';
    page.on('request', (request) => (token = request.headers().authorization ?? token));
    await page.getByRole('button', { name: 'editor@vaduz.example' }).click();
    await page.getByRole('button', { name: 'Geometrie zeichnen' }).click();
    const canvas = page.locator('[data-geometry-map] canvas');
    await canvas.scrollIntoViewIfNeeded();
    // The tools are available once the map is visible.
    await expect(canvas).toBeVisible();
    await page.getByRole('button', { name: 'Fläche', exact: true }).click();
    const shapes = page.getByRole('list', { name: 'Formen' }).getByRole('listitem');
    const box = (await canvas.boundingBox())!;
    const click = (x: number, y: number) => page.mouse.click(box.x + box.width * x, box.y + box.height * y);
    await expect(async () => {
      await page.keyboard.press('Escape');
      for (const [x, y] of [
        [0.3, 0.3],
        [0.6, 0.3],
        [0.6, 0.7],
        [0.6, 0.7],
      ] as const) {
        await click(x, y);
        await nextFrame(page);
      }
      await expect(shapes).toHaveCount(1, { timeout: 1000 });
    }).toPass();
    await page.getByLabel('Beschriftung, erste Zeile').fill('Festplatz');
    await page.keyboard.press('Enter');
    await expect(shapes.first()).toContainText('Festplatz');
    await page.getByLabel('Deckkraft der Füllung').fill('7');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'Das ist auf der Karte nicht möglich' })).toContainText(
      'fillOpacity',
    );
    await page.getByRole('button', { name: 'Rückgängig', exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Das ist auf der Karte nicht möglich' })).toBeHidden();

    const file = page.getByLabel('GeoJSON-Datei importieren').last();
    await file.setInputFiles({ name: 'a.geojson', mimeType: 'application/json', buffer: Buffer.from('<kml/>') });
    await expect(page.getByText('Das ist keine GeoJSON-Datei.')).toBeVisible();
    await file.setInputFiles({
      name: 'a.geojson',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(hall)),
    });
    await expect(shapes).toHaveCount(2);
    await expect(shapes.last()).toContainText('1 Loch bleibt erhalten');
    const { violations } = await axe(page).include('main').analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' ')}`),
    ).toEqual([]);
    // Unsaved shapes survive a reload.
    await page.reload();
    await page.getByRole('button', { name: 'Geometrie zeichnen' }).click();
    await expect(shapes).toHaveCount(2);
    for (const shape of [shapes.first(), shapes.last()]) {
      await shape.getByRole('button').first().click();
      await page.getByLabel('Gezeichnet als').selectOption('Beschriftete Zone');
      await expect(shape).toContainText('Beschriftete Zone');
    }
    await page.getByRole('button', { name: 'Geometrie speichern' }).click();
    await expect(page.getByText('Beschriftete Zone · 2 Formen')).toBeVisible();
    const [drawn] = (await stored()).geojsons;
    expect(drawn).toMatchObject({ itemGeojsonType: 200, geojsonType: 4 });
    const features = drawn!.geojson.features as (typeof hall)[];
    expect(features[1]!.geometry).toEqual(hall.geometry);
    expect(features[0]).toMatchObject({ properties: { mainTitleLabel: 'Festplatz' }, geometry: { type: 'Polygon' } });

    await page.getByRole('button', { name: 'Beschriftete Zone bearbeiten' }).click();
    await shapes.last().getByRole('button').first().click();
    await page.getByLabel('Name', { exact: true }).fill('Mein Hof');
    await page.keyboard.press('Enter');
    const theirs = { type: 'FeatureCollection', features: [{ ...hall, properties: { name: 'Ihr Hof' } }] };
    const other = await page.request.put(`${mainUrl}/api/geojsons/${drawn!.itemGeojsonId}`, {
      data: { geojson: theirs },
      headers: { authorization: token },
    });
    expect(other.status()).toBe(200);
    await page.getByRole('button', { name: 'Geometrie speichern' }).click();
    await expect(page.getByText('Jemand anderes hat diese Geometrie eben geändert.')).toBeVisible();
    await page.getByRole('button', { name: 'Gespeicherte übernehmen' }).click();
    await expect(shapes).toHaveCount(1);
    await expect(shapes.first()).toContainText('Ihr Hof');
    await page.getByRole('button', { name: 'Schliessen', exact: true }).click();
    await page.getByRole('button', { name: 'Beschriftete Zone löschen' }).click();
    await expect(page.getByText('Beschriftete Zone gelöscht')).toBeVisible();
    expect((await stored()).geojsons).toEqual([]);
    await page
      .getByRole('region', { name: 'Geometrie', exact: true })
      .getByRole('button', { name: 'Rückgängig' })
      .click();
    await expect.poll(async () => (await stored()).geojsons[0]?.geojson.features).toEqual(theirs.features);
  },
);

test.describe('with a login', () => {
  test.use({ basemap: false, isLoggedIn: true });

  test('draws a point and a line, drags a corner, and stores them at their final positions', async ({ page }) => {
    const place = (await items(1)).findLast(({ title, geojsons, ways }) => title && !geojsons && !ways)!;
    const shapesOf = async () => {
      const { geojsons } = (await (
        await page.request.get(`${mainUrl}/api/items/nanoid/${place.nanoId}?branch=1`)
      ).json()) as Item;
      // A label at a point and a line have different kinds: each is a geometry of its own.
      return geojsons
        .toSorted((a, b) => a.itemGeojsonType - b.itemGeojsonType)
        .map(({ geojson }) => geojson as unknown as { geometry: { type: string; coordinates: number[][] } });
    };
    await page.goto(`${mainUrl}/dashboard/places/${place.id}`);
    await page.getByRole('button', { name: 'Geometrie zeichnen' }).click();
    const canvas = page.locator('[data-geometry-map] canvas');
    await canvas.scrollIntoViewIfNeeded();
    await expect(canvas).toBeVisible();
    const box = (await canvas.boundingBox())!;
    const at = ([x, y]: readonly [number, number]) => [box.x + box.width * x, box.y + box.height * y] as const;
    const shapes = page.getByRole('list', { name: 'Formen' }).getByRole('listitem');
    const draw = (tool: string, points: readonly (readonly [number, number])[], count: number) =>
      expect(async () => {
        await page.getByRole('button', { name: tool, exact: true }).click();
        await page.keyboard.press('Escape');
        for (const point of points) {
          await page.mouse.click(...at(point));
          await nextFrame(page);
        }
        await expect(shapes).toHaveCount(count, { timeout: 1000 });
      }).toPass();
    const corner = [0.6, 0.35] as const;
    await draw('Punkt', [[0.3, 0.7]], 1);
    await draw('Linie', [[0.3, 0.35], [0.45, 0.5], corner, corner], 2);
    await page.getByRole('button', { name: 'Auswählen', exact: true }).click();
    await expect(shapes.last().getByRole('button').first()).toHaveAttribute('aria-pressed', 'true');
    // Like a real drag: hover, press, and move in steps.
    await page.mouse.move(...at([0.62, 0.37]));
    await page.mouse.move(...at(corner), { steps: 5 });
    await page.mouse.down();
    await page.mouse.move(...at([0.75, 0.6]), { steps: 12 });
    await page.mouse.up();
    await page.getByRole('button', { name: 'Geometrie speichern' }).click();
    const types = async () => (await shapesOf()).map(({ geometry }) => geometry.type);
    await expect.poll(types).toEqual(['Point', 'LineString']);
    const [first, second, third, ...more] = (await shapesOf())[1]!.geometry.coordinates as [number, number][];
    expect(more).toEqual([]);
    // On a flat map longitudes are proportional to pixels.
    expect((third![0] - first![0]) / (second![0] - first![0])).toBeCloseTo(3, 1);
    expect((third![1] - first![1]) / (second![1] - first![1])).toBeCloseTo(5 / 3, 1);
  });
});
