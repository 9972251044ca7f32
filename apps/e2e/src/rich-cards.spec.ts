import { readFile } from 'node:fs/promises';
import type { Departures } from '@umkreis/contract/departure.ts';
import type { Street } from '@umkreis/contract/street.ts';
import { branch, categories, items, placeWith } from './support/guide-data.ts';
import { hostUrl, mainUrl } from './support/instance.ts';
import { expect, test } from './support/test.ts';

test.use({ basemap: false });

const get = async <T>(path: string) => (await (await fetch(`${mainUrl}/api${path}`)).json()) as T;

test(
  'shows number and hall of an exhibitor at the top of the card and in the list',
  { tag: '@nightly' },
  async ({ page }) => {
    const { subdomain } = await branch(13);
    const stand = await placeWith(
      13,
      ({ details }) => details?.standId !== undefined,
      ({ itemParents }) => itemParents.some(({ relationshipId }) => relationshipId === 3),
    );
    const number = stand.itemDetails.find(({ dataKeyName }) => dataKeyName === 'standId')!.dataValue;
    const hall = stand.itemParents.find(({ relationshipId }) => relationshipId === 3)!;
    await page.goto(`${hostUrl(subdomain)}/map?q=${encodeURIComponent(stand.title)}`);
    const row = page.getByRole('button', { name: stand.title }).filter({ hasText: `Stand ${number}` });
    await row.first().click();
    const head = page.getByRole('article', { name: stand.title }).locator('header');
    await expect(head.getByText(`Stand ${number}`)).toBeVisible();
    await expect(page.getByText('Standnummer')).toHaveCount(0);
    await head.getByRole('button', { name: hall.title }).click();
    await expect(page).toHaveURL(new RegExp(`/map/place/${hall.nanoId}`));
  },
);

test('shares a street and shows directions to it', { tag: '@nightly' }, async ({ page }) => {
  const { subdomain } = await branch(1);
  const [street] = await get<Street[]>('/streets/branchshortid/1');
  await page.goto(`${hostUrl(subdomain)}/map/street/${street!.nanoId}`);
  const card = page.getByRole('article', { name: street!.title });
  await expect(card.getByRole('link', { name: 'Route' })).toHaveAttribute(
    'href',
    new RegExp(`destination=${street!.lat},${street!.lon}`),
  );
  await card.getByRole('button', { name: 'Teilen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Teilen' });
  await expect(dialog.getByText(`/map/street/${street!.nanoId}`)).toBeVisible();
});

test(
  'shows the duration of a hike in the list, its difficulty on the card, and exports it as GPX',
  { tag: '@nightly' },
  async ({ page }) => {
    const { subdomain } = await branch(19);
    const kinds = (await categories()).filter(({ subCategory }) => subCategory === 'Hiking route').map(({ id }) => id);
    const hike = await placeWith(
      19,
      (item) => item.details?.activityWayLength !== undefined && item.categories.some((id) => kinds.includes(id)),
      ({ ways, itemChildren }) => ways.length === 1 && itemChildren.length > 0,
    );
    const length = hike.itemDetails.find(({ dataKeyName }) => dataKeyName === 'activityWayLength')!;
    const text = `${new Intl.NumberFormat('de-CH', { maximumFractionDigits: 1 }).format(Number(length.dataValue))} km`;
    await page.goto(`${hostUrl(subdomain)}/map?q=${encodeURIComponent(hike.title)}`);
    await page.getByRole('button', { name: hike.title }).filter({ hasText: text }).first().click();
    const route = page.getByRole('region', { name: 'Route' });
    await expect(route.getByText(text)).toBeVisible();
    await expect(route.getByText('Gehzeit ohne Pausen')).toBeVisible();
    await expect(route.getByText(/^Höhenprofil: zwischen [\d’']+ m und [\d’']+ m$/)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Stationen' })).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      route.getByRole('button', { name: `GPX-Datei herunterladen: ${hike.title}` }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^[a-z0-9-]+\.gpx$/);
    const gpx = await readFile(await download.path(), 'utf8');
    const points = hike.ways.reduce((sum, { way }) => sum + way.coordinates.length, 0);
    expect(gpx.match(/<trkpt /g)).toHaveLength(points);
    expect(gpx).toContain(`/map/place/${hike.nanoId}`);
  },
);

test('states that a stop has no timetable', { tag: '@nightly' }, async ({ page }) => {
  const kinds = (await categories()).filter(({ subCategory }) => subCategory === 'Bus stop').map(({ id }) => id);
  const stop = (await items(1)).find((item) => item.categories.some((id) => kinds.includes(id)))!;
  const { subdomain } = await branch(1);
  // Every stop of the valley has a timetable.
  const timeZone = 'Europe/Vaduz';
  const none = { hasTimetable: false, hasRealtime: false, timeZone, firstDay: null, lastDay: null, departures: [] };
  const response: Departures = { itemId: stop.id, ...none };
  await page.route('**/departures/**', (route) => route.fulfill({ json: response }));
  await page.goto(`${hostUrl(subdomain)}/map/place/${stop.nanoId}`);
  await expect(page.getByRole('region', { name: 'Abfahrten' })).toHaveText(/kein Fahrplan/);
});
