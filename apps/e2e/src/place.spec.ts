import { decodePolyline } from '@umkreis/geometry/polyline.ts';
import type { Building } from '@umkreis/contract/street.ts';
import { isInRing } from '@umkreis/guide-engine/results/places-at.ts';
import { expect, test, type Page } from './support/test.ts';
import { branch, items, placeWithHours } from './support/guide-data.ts';
import { hostUrl, mainUrl } from './support/instance.ts';

test.describe('without streets', () => {
  test.use({ basemap: false });

  test("opens a place's card from a branch's host by search; back and reload work", async ({ page }) => {
    const { subdomain, title } = await branch(1);
    const place = await placeWithHours(1);
    await page.goto(hostUrl(subdomain));
    await expect(page).toHaveURL(/\/map$/);
    await expect(page).toHaveTitle(new RegExp(title));

    await page
      .getByRole('combobox', { name: /^(Suchen|Search)$/ })
      .first()
      .fill(place.title);
    await page.getByRole('list').getByRole('button', { name: place.title }).first().click();
    await expect(page).toHaveURL(new RegExp(`/map/place/${place.nanoId}`));
    await expect(page.getByRole('heading', { name: place.title, exact: true })).toBeVisible();
    await expect(page).toHaveTitle(`${place.title} - Umkreis`);

    await page.reload();
    await expect(page.getByRole('heading', { name: place.title, exact: true })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: place.title, exact: true })).toBeHidden();
  });

  test('selects a place by a click on its symbol', async ({ page }) => {
    const { subdomain } = await branch(1);
    const { lat, lon } = await placeWithHours(1);
    await page.goto(`${hostUrl(subdomain)}/map#map=18/${lat}/${lon}`);
    const clicked = page.waitForRequest(
      (one) => one.url().includes('/metrics/') && (one.postData() ?? '').includes('map_item_click'),
      { timeout: 45_000 },
    );
    await clickInTheMiddle(page);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    // By MapLibre's styles: otherwise browsers would scroll and zoom the page where a finger moves the map.
    await expect(page.locator('.maplibregl-canvas-container')).toHaveCSS('touch-action', 'none');
    expect((await clicked).postData()).toContain('"item_id"');
  });
});

test(
  'opens the address of a building with its places, without the card covering it',
  { tag: '@nightly' },
  async ({ page, request }) => {
    const { subdomain } = await branch(1);
    const places = await items(1);
    const buildings = (await (await request.get(`${mainUrl}/api/buildings/branchshortid/1`)).json()) as Building[];
    const contains = ({ polygon }: Building) => {
      const ring = decodePolyline(polygon);
      return places.filter(({ lon, lat }) => isInRing([lon, lat], ring));
    };
    const isAlone = ({ lon, lat }: Building) =>
      !places.some((one) => Math.hypot(one.lon - lon, one.lat - lat) < 0.0006 && !one.closed);
    const home = buildings.find((one) => one.housenumber && isAlone(one))!;
    const full = buildings.toSorted((a, b) => contains(b).length - contains(a).length)[0]!;
    const card = (title: string) => page.getByRole('article', { name: title, exact: true });
    const press = async () => {
      await page.getByRole('button', { name: 'Liste', exact: true }).waitFor();
      const { width, height } = page.viewportSize()!;
      await page.locator('canvas.maplibregl-canvas').click({ position: { x: width / 2, y: height / 2 } });
    };

    // Buildings that load after the click.
    const { promise: areWanted, resolve: letThemCome } = Promise.withResolvers<void>();
    await page.route('**/buildings/branchshortid/1', async (route) => {
      await areWanted;
      await route.continue();
    });
    const view = `${hostUrl(subdomain)}/map#map=18/${home.lat}/${home.lon}`;
    await page.goto(view);
    const read = page.waitForRequest('**/buildings/branchshortid/1');
    await press();
    await read;
    letThemCome();
    await expect(page).toHaveURL(new RegExp(`/map/building/${home.nanoId}/`));
    await expect(card(home.title)).toContainText(`Gebäude · ${home.city}`);
    await expect(card(home.title)).toContainText(`${home.title}, ${home.city}`);
    await expect(card(home.title)).toContainText('In diesem Gebäude ist kein Ort eingetragen.');
    await expect(card(home.title).getByRole('link', { name: 'Route' })).toHaveAttribute(
      'href',
      new RegExp(`${home.lat}`),
    );
    await card(home.title).getByRole('button', { name: 'Teilen' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    // The dialog closes immediately, but its history entry is removed a moment later.
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('share');
    await page.goBack();
    await expect(card(home.title)).toBeHidden();

    await page.goto(`${hostUrl(subdomain)}/map/building/${full.nanoId}`);
    const list = page.getByRole('list', { name: 'In diesem Gebäude' });
    await expect(list.getByRole('listitem')).toHaveCount(contains(full).length);
    await expect(card(full.title)).not.toContainText('kein Ort');
    await list.getByRole('button').first().focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/map\/place\//);
    await page.goBack();
    await expect(card(full.title)).toBeVisible();

    // On a phone the sheet does not cover the building.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('about:blank');
    await page.goto(view);
    await press();
    await expect(card(home.title)).toBeVisible();
    const aboveMiddle = () => {
      const [zoom, lat] = new URL(page.url()).hash.slice('#map='.length).split('/').map(Number) as [number, number];
      const pixelsPerDegree = (512 * 2 ** zoom) / 360 / Math.cos((lat * Math.PI) / 180);
      return (home.lat - lat) * pixelsPerDegree;
    };
    await expect.poll(aboveMiddle).toBeGreaterThan(80);
  },
);

test.describe('on a touch screen', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    permissions: ['clipboard-read', 'clipboard-write'],
  });

  test(
    'shows coordinates on a long press and copies them in a common format',
    { tag: '@nightly' },
    async ({ page }) => {
      const { subdomain, mapCenter } = await branch(1);
      await page.goto(`${hostUrl(subdomain)}/map`);
      await page.locator('canvas.maplibregl-canvas').waitFor();
      await page.getByRole('button', { name: 'Liste', exact: true }).waitFor();
      const finger = await page.context().newCDPSession(page);
      await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 195, y: 300 }] });
      const copy = page.getByRole('button', { name: 'Kopieren' });
      await expect(copy).toBeVisible();
      await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await copy.click();
      const [lat, lon] = (await page.evaluate(() => navigator.clipboard.readText())).split(', ').map(Number);
      expect(Math.abs(lat! - mapCenter[0]!.lat)).toBeLessThan(0.1);
      expect(Math.abs(lon! - mapCenter[0]!.lon)).toBeLessThan(0.1);
      expect(new URL(page.url()).pathname).toBe('/map');

      await page.goBack();
      await expect(copy).toBeHidden();
      expect(new URL(page.url()).pathname).toBe('/map');
      const entries = await page.evaluate(() => history.length);
      await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 195, y: 300 }] });
      await expect(copy).toBeVisible();
      await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await page.getByRole('button', { name: 'Schliessen' }).click();
      await expect(copy).toBeHidden();
      expect(await page.evaluate(() => history.length), 'closing adds no entry').toBe(entries);
    },
  );
});

const placeUrl = /\/map\/place\/[\w-]{8}/;

/** Clicks in the middle of the map until a symbol is drawn there. */
async function clickInTheMiddle(page: Page) {
  await page.getByRole('button', { name: 'Liste', exact: true }).waitFor();
  const { width, height } = page.viewportSize()!;
  await expect(async () => {
    await page.locator('canvas.maplibregl-canvas').click({ position: { x: width / 2, y: height / 2 } });
    // The next click, on the bare map, would close what this one opens.
    await page.waitForURL(placeUrl, { timeout: 2000 });
  }).toPass();
}
