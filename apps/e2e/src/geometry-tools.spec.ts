import type { EditedItem, ItemCreated } from '@umkreis/contract/item-write.ts';
import type { Page } from '@playwright/test';
import { axe } from './support/axe.ts';
import { mainUrl } from './support/instance.ts';
import { nextFrame } from './support/next-frame.ts';
import { expect, test } from './support/test.ts';

type LonLat = readonly [lon: number, lat: number];
type Ring = LonLat[];

/** Zoom at which a place without geometry opens */
const ZOOM = 17;
const METRES_PER_DEGREE = 111_195;

/** Position some metres to the east and north. */
const offsetFrom = ([lon, lat]: LonLat, east: number, north: number): LonLat => [
  lon + east / METRES_PER_DEGREE / Math.cos((lat * Math.PI) / 180),
  lat + north / METRES_PER_DEGREE,
];

/** A rectangle around a position, as a closed ring. */
const rectangle = (at: LonLat, wide: number, deep: number): Ring =>
  (
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
      [-1, -1],
    ] as const
  ).map(([x, y]) => offsetFrom(at, (x * wide) / 2, (y * deep) / 2));

const area = (ring: Ring) => ({ type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [ring] } });

/** Pixels from a position to another one on the map. */
function pixels([fromLon, fromLat]: LonLat, [lon, lat]: LonLat): [x: number, y: number] {
  const size = 512 * 2 ** ZOOM;
  const northing = (degrees: number) => Math.asinh(Math.tan((degrees * Math.PI) / 180)) / (2 * Math.PI);
  return [((lon - fromLon) / 360) * size, (northing(fromLat) - northing(lat)) * size];
}

/** Opens the editor of a new stand between a neighbour and the walls of its hall. */
async function openStand(page: Page, centre: LonLat) {
  let token = '';
  page.on('request', (request) => (token = request.headers().authorization ?? token));
  await page.goto(`${mainUrl}/dashboard/places`);
  await page.getByRole('button', { name: 'editor@vaduz.example' }).click();
  await expect.poll(() => token).not.toBe('');
  const call = (method: 'POST' | 'GET', path: string, data?: object) =>
    page.request.fetch(`${mainUrl}/api${path}`, { method, ...(data && { data }), headers: { authorization: token } });
  const create = async (title: string, more: object) => {
    const response = await call('POST', '/items', { title, lon: centre[0], lat: centre[1], ...more });
    expect(response.status()).toBe(201);
    return ((await response.json()) as ItemCreated).id;
  };
  const hall = rectangle(centre, 160, 110);
  const neighbour = rectangle(offsetFrom(centre, -50, 20), 30, 20);
  const hallId = await create('Halle Nord', { geojsons: [{ type: 120, geojson: area(hall) }] });
  await create('Stand von nebenan', { geojsons: [{ type: 140, geojson: area(neighbour) }] });
  const id = await create('Mein Stand', { itemParentIds: [hallId] });
  const geojsons = async () => ((await (await call('GET', `/items/dashboard/${id}`)).json()) as EditedItem).geojsons;

  await page.goto(`${mainUrl}/dashboard/places/${id}`);
  await page.getByRole('button', { name: 'Geometrie zeichnen' }).click();
  const canvas = page.locator('[data-geometry-map] canvas');
  await canvas.scrollIntoViewIfNeeded();
  await expect(canvas).toBeVisible();
  /** Where a position is in the window. */
  const at = async (position: LonLat, [dx, dy]: readonly [number, number] = [0, 0]): Promise<[number, number]> => {
    const box = (await canvas.boundingBox())!;
    const [x, y] = pixels(centre, position);
    return [box.x + box.width / 2 + x + dx, box.y + box.height / 2 + y + dy];
  };
  return { hall, neighbour, canvas, at, geojsons };
}

const shapesOf = (page: Page) => page.getByRole('list', { name: 'Formen' }).getByRole('listitem');
const ringOf = (geojson: object | undefined) =>
  (geojson as { geometry: { coordinates: number[][][] } }).geometry.coordinates[0]!;

test(
  'draws a rectangle that snaps to the hall, copies and rotates it, and gives each shape its own kind',
  { tag: '@nightly' },
  async ({ page }) => {
    const stand = await openStand(page, [9.5301, 47.1203]);
    const { hall, neighbour, at } = stand;
    const shapes = shapesOf(page);
    const hint = page.locator('[data-snap-hint]');
    const tool = (name: string) => page.getByRole('button', { name, exact: true });
    await tool('Rechteck').click();
    // The map is ready once positions snap.
    const [, , , hallCorner] = hall;
    await expect(async () => {
      await page.mouse.move(...(await at(hallCorner!, [30, 30])));
      await page.mouse.move(...(await at(hallCorner!, [6, 5])), { steps: 3 });
      await expect(hint).toHaveText('Ecke · Halle Nord', { timeout: 500 });
    }).toPass();
    await page.mouse.click(...(await at(hallCorner!, [6, 5])));
    const [, , neighbourCorner] = neighbour;
    await page.mouse.move(...(await at(neighbourCorner!, [4, 4])), { steps: 5 });
    await expect(hint).toHaveText('Ecke · Stand von nebenan');
    await page.mouse.click(...(await at(neighbourCorner!, [4, 4])));
    await expect(shapes).toHaveCount(1);

    const kind = page.getByLabel('Gezeichnet als');
    await expect(kind.getByRole('option')).toHaveText(['Gelände', 'Halle', 'Stand', 'Beschriftete Zone', 'Fläche']);
    await kind.selectOption('Stand');
    await page.getByRole('button', { name: 'Kopieren' }).click();
    await expect(shapes).toHaveCount(2);
    await expect(shapes.last().getByRole('button').first()).toHaveAttribute('aria-pressed', 'true');
    await kind.selectOption('Halle');
    await expect(shapes.first()).toContainText('Stand');
    await expect(shapes.last()).toContainText('Halle');

    await page.getByLabel('Drehen um Grad').fill('90');
    await page.getByLabel('Drehen um Grad').press('Enter');
    const handle = page.getByRole('slider', { name: 'Form drehen' });
    await expect(handle).toBeVisible();
    // A quarter turn back with the handle: from above the shape to its left.
    await handle.hover();
    const start = (await handle.boundingBox())!;
    const [x, y] = [start.x + start.width / 2, start.y + start.height / 2];
    await page.mouse.down();
    await page.mouse.move(x - 60, y + 20, { steps: 6 });
    await page.mouse.up();
    await expect(handle).not.toHaveValue('0');
    await handle.press('ArrowRight');

    // Undo of the two rotations of the handle by keyboard, one of them again, and undo by the button.
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+Shift+z');
    await page.keyboard.press('Control+z');
    await page.getByRole('button', { name: 'Rückgängig', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Wiederholen' })).toBeEnabled();

    // With the Alt key nothing snaps.
    await tool('Linie').click();
    await page.keyboard.down('Alt');
    await page.mouse.move(...(await at(hallCorner!, [6, 5])));
    await nextFrame(page);
    await expect(hint).toBeHidden();
    await page.mouse.click(...(await at(hallCorner!, [6, 5])));
    await page.keyboard.up('Alt');
    const [, , end] = hall;
    await page.mouse.move(...(await at(offsetFrom(end!, 0, -40), [5, 0])), { steps: 5 });
    await expect(hint).toHaveText('Kante · Halle Nord');
    for (let nth = 0; nth < 2; nth++) {
      await page.mouse.click(...(await at(offsetFrom(end!, 0, -40), [5, 0])));
      await nextFrame(page);
    }
    await expect(shapes).toHaveCount(3);
    await expect(kind.getByRole('option')).toContainText(['Linie', 'Geländewand', 'Hallenwand']);
    const { violations } = await axe(page).include('main').analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' ')}`),
    ).toEqual([]);

    await page.getByRole('button', { name: 'Geometrie speichern' }).click();
    await expect(page.getByText('Linienzug · 1 Form')).toBeVisible();
    const stored = await stand.geojsons();
    expect(stored.map(({ itemGeojsonType }) => itemGeojsonType).toSorted()).toEqual([120, 140, 2000]);
    const of = (type: number) => stored.find(({ itemGeojsonType }) => itemGeojsonType === type)?.geojson;
    const first = ringOf(of(140));
    const nearest = ([lon, lat]: LonLat) =>
      Math.min(...first.map(([x2, y2]) => Math.hypot(x2! - lon, y2! - lat))) * METRES_PER_DEGREE;
    expect(nearest(hallCorner!)).toBeLessThan(0.05);
    expect(nearest(neighbourCorner!)).toBeLessThan(0.05);
    // The copy is as long as the original and starts elsewhere.
    expect(ringOf(of(120))).toHaveLength(5);
    expect(ringOf(of(120))[0]).not.toEqual(first[0]);
    const [from, to] = (of(2000) as unknown as { geometry: { coordinates: LonLat[] } }).geometry.coordinates;
    expect(Math.hypot(from![0] - hallCorner![0], from![1] - hallCorner![1]) * METRES_PER_DEGREE).toBeGreaterThan(1);
    expect(to![0]).toBeCloseTo(end![0], 6);
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test(
    'draws a rectangle by two taps, and one by keyboard in the middle of the map',
    { tag: '@nightly' },
    async ({ page }) => {
      const stand = await openStand(page, [9.5501, 47.1183]);
      const { at, canvas } = stand;
      const shapes = shapesOf(page);
      const tap = async (position: LonLat) => page.touchscreen.tap(...(await at(position)));
      await page.getByRole('button', { name: 'Rechteck', exact: true }).click();
      await expect(async () => {
        await tap(offsetFrom([9.5501, 47.1183], -20, 15));
        await tap(offsetFrom([9.5501, 47.1183], 20, -10));
        await expect(shapes).toHaveCount(1, { timeout: 1000 });
      }).toPass();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

      await canvas.focus();
      await page.keyboard.press(' ');
      await expect(page.locator('[data-crosshair]')).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowDown');
      await expect(async () => {
        await page.keyboard.press(' ');
        await expect(shapes).toHaveCount(2, { timeout: 1000 });
      }).toPass();
      await page.getByRole('button', { name: 'Geometrie speichern' }).click();
      await expect(page.getByText('Fläche · 2 Formen')).toBeVisible();
      const [stored] = await stand.geojsons();
      expect((stored!.geojson as unknown as { features: object[] }).features.map((one) => ringOf(one).length)).toEqual([
        5, 5,
      ]);
    },
  );
});
