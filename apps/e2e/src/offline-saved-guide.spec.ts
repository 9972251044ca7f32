import type { BasemapItem, Item } from '@umkreis/contract/item.ts';
import type { ItemCreated } from '@umkreis/contract/item-write.ts';
import type { OfflinePictures } from '@umkreis/contract/offline-pictures.ts';
import type { Page } from '@playwright/test';
import { branch, items, placeWithHours } from './support/guide-data.ts';
import { hostUrl, mainUrl } from './support/instance.ts';
import { staffHeaders } from './support/staff-token.ts';
import { expect, test } from './support/test.ts';
import { waitUntilStartable } from './support/wait-until-cached.ts';

test.use({ serviceWorkers: 'allow' });

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Karte offline speichern' });

async function openSaving(page: Page, shortId: number): Promise<void> {
  const { subdomain } = await branch(shortId);
  await page.goto(`${hostUrl(subdomain)}/map`);
  await waitUntilStartable(page, '/map');
  await page.getByRole('button', { name: 'Menü' }).first().click();
  await page.getByRole('button', { name: 'Karte offline speichern' }).click();
}

async function save(page: Page): Promise<void> {
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'Auf diesem Gerät speichern' }).click();
  await expect(dialog.getByText('Auf diesem Gerät gespeichert', { exact: true })).toBeVisible();
}

const isSaved = (page: Page) =>
  page.evaluate(async () => Boolean(await (await caches.open('umkreis-basemaps')).match('/-/kept-map')));

/** Sizes of what a saved guide consists of, bytes; each place is stored once. */
const storedSizes = (page: Page) =>
  page.evaluate(async () => {
    let [bytes, entries] = [0, 0];
    for (const name of ['umkreis-basemaps', 'umkreis-places', 'umkreis-saved-pictures']) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        bytes += (await (await cache.match(request))!.blob()).size;
        entries++;
      }
    }
    return { bytes, entries };
  });

/** A size of a text, bytes. */
const bytesIn = (text: string) => Number(/([\d.,]+)\s*MB/.exec(text)![1]!.replace(',', '.')) * 1_000_000;

test('saves a guide in the size that it announces, and shows places offline that were never opened', async ({
  page,
  context,
}) => {
  const place = await placeWithHours(1);
  await openSaving(page, 1);
  const dialog = dialogOf(page);
  const announced = bytesIn(await dialog.getByText(/^Braucht etwa [\d.,]+/).innerText());
  await save(page);
  await expect(dialog.getByText(/Insgesamt belegt: [\d.,]+/)).toBeVisible();
  const stored = await storedSizes(page);
  expect(Math.abs(stored.bytes - announced)).toBeLessThan(0.15 * announced);
  expect(stored.entries).toBeLessThan(100);

  await context.setOffline(true);
  await page.goto(`${new URL(page.url()).origin}/map/place/${place.nanoId}`);
  await expect(page.getByRole('heading', { name: place.title, exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Orte und Angaben' })).toContainText(/offen|öffnet|geschlossen/);
});

test(
  'saves pictures on request in the size that it announces, and shows them offline',
  { tag: '@nightly' },
  async ({ page, context }) => {
    const withPicture = (await items(1)).find(({ image }) => image)!;
    await openSaving(page, 1);
    const dialog = dialogOf(page);
    const without = bytesIn(await dialog.getByText(/^Braucht etwa [\d.,]+/).innerText());
    const { bytes } = (await (await fetch(`${mainUrl}/api/items/pictures/1`)).json()) as OfflinePictures;
    await dialog.getByLabel(/^Mit Bildern \([\d.,]+\sMB\)$/).check();
    const announced = bytesIn(await dialog.getByText(/^Braucht etwa [\d.,]+/).innerText());
    expect(Math.abs(announced - without - bytes)).toBeLessThan(100_001);
    await dialog.getByRole('button', { name: 'Auf diesem Gerät speichern' }).click();
    await expect(dialog.getByText(/Stand .*, \d+ Orte, \d+ Bilder, /)).toBeVisible();
    const stored = await storedSizes(page);
    expect(Math.abs(stored.bytes - announced)).toBeLessThan(0.15 * announced);
    await expect(dialog.getByLabel(/^Mit Bildern/), 'an update saves them again').toBeChecked();

    // A place that was never opened shows its picture in the size that is saved.
    await context.setOffline(true);
    await page.goto(`${new URL(page.url()).origin}/map/place/${withPicture.nanoId}`);
    await expect(page.getByRole('heading', { name: withPicture.title, exact: true })).toBeVisible();
    await expect
      .poll(() =>
        page
          .getByRole('region', { name: 'Orte und Angaben' })
          .locator('img')
          .evaluateAll((all) => all.filter((one) => (one as HTMLImageElement).naturalWidth >= 300).length),
      )
      .toBeGreaterThan(0);
    await context.setOffline(false);
  },
);

test(
  'offers to save the guide when a lost connection is back, and before a long walk',
  { tag: '@nightly' },
  async ({ page, context }) => {
    const { subdomain } = await branch(14);
    const walk = (await items(14)).find(({ details }) =>
      /^(1\d|[6-9])([.,]\d)? km$/.test(details?.activityWayLength ?? ''),
    )!;
    await page.goto(`${hostUrl(subdomain)}/map`);
    await waitUntilStartable(page, '/map');
    const offer = page.getByRole('button', { name: 'Karte mitnehmen' });
    await context.setOffline(true);
    await expect(page.getByText('Keine Verbindung').first()).toBeVisible();
    await expect(offer).toBeHidden();
    await context.setOffline(false);
    await expect(page.getByText('Die Verbindung ist wieder da.')).toBeVisible();
    await page.getByRole('button', { name: 'Nicht jetzt' }).click();
    await expect(offer).toBeHidden();

    await page.goto(`${hostUrl(subdomain)}/map/place/${walk.nanoId}`);
    await offer.click();
    await expect(dialogOf(page)).toBeVisible();
  },
);

test(
  'starts a saved guide offline on a device whose clock is wrong by a year',
  { tag: '@nightly' },
  async ({ page, context }) => {
    const place = await placeWithHours(1);
    await openSaving(page, 1);
    await save(page);
    await context.setOffline(true);
    for (const days of [366, -732]) {
      await context.addInitScript((ms) => {
        const now = Date.now.bind(Date);
        Date.now = () => now() + ms;
      }, days * 86_400_000);
      await page.goto(`${new URL(page.url()).origin}/map/place/${place.nanoId}`);
      await expect(page.getByRole('heading', { name: place.title, exact: true })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Orte und Angaben' })).toContainText(/offen|öffnet|geschlossen/);
    }
  },
);

test(
  'updates a saved guide with a change of the server, and deletes only this one of two guides',
  { tag: '@nightly' },
  async ({ page, context }) => {
    const headers = await staffHeaders();
    const [{ lat, lon }] = (await items(1)) as [BasemapItem];
    const created = await page.request.post(`${mainUrl}/api/items/`, {
      data: { branchShortId: 1, title: `Gespeichert ${Date.now()}`, lat, lon },
      headers,
    });
    const { id, nanoId } = (await created.json()) as ItemCreated;
    await openSaving(page, 2);
    await save(page);
    const other = await context.newPage();
    await openSaving(other, 1);
    const dialog = dialogOf(other);
    await save(other);

    const title = `Geändert ${Date.now()}`;
    const { version } = (await (
      await other.request.get(`${mainUrl}/api/items/dashboard/${id}`, { headers })
    ).json()) as { version: number };
    const changed = await other.request.put(`${mainUrl}/api/items/${id}`, { data: { version, title }, headers });
    expect(changed.ok(), await changed.text()).toBe(true);
    await dialog.getByRole('button', { name: 'Aktualisieren' }).click();
    await expect(dialog.getByRole('progressbar')).toBeHidden();
    const savedPlace = () =>
      other.evaluate(
        async (path) => (await (await fetch(path)).json()) as Item,
        `/api/items/nanoid/${nanoId}?branch=1`,
      );
    await context.setOffline(true);
    expect((await savedPlace()).title).toBe(title);

    await dialog.getByRole('button', { name: 'Entfernen' }).click();
    await expect(dialog.getByRole('button', { name: 'Auf diesem Gerät speichern' })).toBeVisible();
    expect(await isSaved(other)).toBe(false);
    expect((await storedSizes(other)).entries).toBe(0);
    expect(await isSaved(page)).toBe(true);
  },
);

test('continues an interrupted download of a guide without loading it again', { tag: '@nightly' }, async ({ page }) => {
  await openSaving(page, 1);
  const dialog = dialogOf(page);
  const requests: string[] = [];
  let isInterrupted = true;
  await page.context().route('**/api/items/branchshortid/**', (route) => {
    const { searchParams } = new URL(route.request().url());
    requests.push(searchParams.get('afterNanoId') ?? '');
    return isInterrupted && requests.length > 4 ? route.abort() : route.continue();
  });
  await dialog.getByRole('button', { name: 'Auf diesem Gerät speichern' }).click();
  await expect(dialog.getByText('Das Speichern wurde unterbrochen')).toBeVisible();
  expect(await isSaved(page)).toBe(false);
  const before = [...requests];
  isInterrupted = false;
  await dialog.getByRole('button', { name: 'Fortsetzen' }).click();
  await expect(dialog.getByText('Auf diesem Gerät gespeichert', { exact: true })).toBeVisible();
  const again = requests.slice(before.length);
  // The first batch is read for the estimated size.
  const loaded = before.slice(0, 4).filter((after) => after !== '');
  expect(again.filter((after) => loaded.includes(after))).toEqual([]);
});

test(
  'updates an outdated guide in the background with a note, and repairs what the browser deleted',
  { tag: '@nightly' },
  async ({ page }) => {
    const { subdomain } = await branch(1);
    await openSaving(page, 1);
    await save(page);

    await page.evaluate(async () => {
      const cache = await caches.open('umkreis-basemaps');
      const note = (await (await cache.match('/-/kept-map'))!.json()) as object;
      await cache.put('/-/kept-map', Response.json({ ...note, date: '2001-02-03T04:05:06Z', snapshot: 'old' }));
    });
    await page.goto(`${hostUrl(subdomain)}/map`);
    await expect(page.getByText('Die gespeicherte Karte ist auf dem neusten Stand.')).toBeVisible();
    await expect(page.getByText('Die gespeicherte Karte ist auf dem neusten Stand.')).toBeHidden();

    const deleted = await page.evaluate(async () => {
      const remove = async (name: string, pattern: RegExp) => {
        const cache = await caches.open(name);
        const { url } = (await cache.keys()).find((request) => pattern.test(request.url))!;
        await cache.delete(url);
        return url;
      };
      return {
        basemap: await remove('umkreis-basemaps', /chunk=0$/),
        places: await remove('umkreis-places', /run=/),
        releases: await remove('umkreis-releases', /\.js$/),
      };
    });
    await page.goto(`${hostUrl(subdomain)}/map`);
    await expect(page.getByText('Von der gespeicherten Karte fehlte ein Teil.')).toBeVisible();
    const hasEntry = (cache: string, url: string) =>
      page.evaluate(async ([name, entry]) => Boolean(await (await caches.open(name!)).match(entry!)), [cache, url]);
    expect(await hasEntry('umkreis-basemaps', deleted.basemap)).toBe(true);
    await expect.poll(() => hasEntry('umkreis-releases', deleted.releases)).toBe(true);
  },
);
