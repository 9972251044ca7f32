import type { Event } from '@umkreis/contract/event.ts';
import type { BasemapItem } from '@umkreis/contract/item.ts';
import { axe } from './support/axe.ts';
import { branch, items } from './support/guide-data.ts';
import { hostUrl, mainUrl } from './support/instance.ts';
import { qrText } from './support/qr-text.ts';
import { expect, test, type Browser, type Page } from './support/test.ts';

test.use({ serviceWorkers: 'allow', basemap: false });

const dayMs = 86_400_000;
/** A Sunday after the next week: far from today, whatever the time zone. */
const sunday = () => {
  const day = new Date(Date.now() + 8 * dayMs);
  return new Date(day.getTime() + ((7 - day.getUTCDay()) % 7) * dayMs).toISOString().slice(0, 10);
};
const isAlone = (all: readonly BasemapItem[]) => (item: BasemapItem) =>
  item.title.length > 4 && !item.closed && all.filter(({ title }) => title.includes(item.title)).length === 1;

/** A place that is closed on Sundays, a walk, and an event on another day than that Sunday. */
async function subjects(shortId: number) {
  const all = (await items(shortId)).filter(isAlone(await items(shortId)));
  const shop = all.find(({ details }) => /^Mo-(Fr|Sa) [^;]*$/.test(details?.hours ?? ''))!;
  const walk = all.find(({ ways, details }) => ways?.length && !details?.hours && !details?.operatingHours)!;
  const response = await fetch(`${mainUrl}/api/events/branchshortid/${shortId}`);
  const events = (await response.json()) as Event[];
  const event = events.find(
    ({ itemNanoId, dateBegin, dateEnd, isCancelled }) =>
      itemNanoId &&
      !isCancelled &&
      Date.parse(dateBegin) > Date.now() + dayMs &&
      Date.parse(dateEnd ?? dateBegin) < Date.now() + 7 * dayMs,
  )!;
  return { shop, walk, event };
}

const panelOf = (page: Page) => page.getByRole('region', { name: 'Orte und Angaben' });
const rowsOf = (page: Page) => panelOf(page).getByRole('listitem');
const toggleOf = (page: Page) => page.getByRole('button', { name: /^Meine Liste: / });

async function remember(page: Page, path: string, title: string) {
  await page.goto(path);
  const button = page.getByRole('button', { name: `Merken: ${title}`, exact: true }).first();
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
}

/** Another device */
async function otherDevice(browser: Browser) {
  const context = await browser.newContext({
    locale: 'de-CH',
    serviceWorkers: 'block',
    viewport: { width: 390, height: 844 },
  });
  await context.route('**/basemap/**', (route) => route.abort());
  return context;
}

/** Leaves no room in the page's local storage. */
const fillStorage = (page: Page) =>
  page.evaluate(() => {
    for (let length = 4_000_000, part = 0; length > 0;)
      try {
        localStorage.setItem(`filler-${part++}`, 'x'.repeat(length));
      } catch {
        length = Math.floor(length / 2);
      }
  });

test('remembers a place, a walk and an event, orders them by keyboard, and warns of the planned day', async ({
  page,
}) => {
  const { subdomain } = await branch(21);
  const host = hostUrl(subdomain);
  const { shop, walk, event } = await subjects(21);
  await remember(page, `${host}/map/place/${shop.nanoId}`, shop.title);
  await remember(page, `${host}/map/place/${walk.nanoId}`, walk.title);
  await remember(page, `${host}/map/place/${event.itemNanoId}?event=${event.id}`, event.title);

  await page.getByRole('button', { name: 'Schliessen' }).first().click();
  await expect(toggleOf(page)).toHaveAccessibleName('Meine Liste: 3 Einträge');
  await toggleOf(page).focus();
  await page.keyboard.press('Enter');
  await expect(panelOf(page)).toBeFocused();
  await expect(rowsOf(page)).toContainText([shop.title, walk.title, event.title]);
  await expect(page.locator('[data-announcer]')).toHaveText('3 Einträge');

  await page.getByRole('button', { name: 'Ordnen' }).press('Enter');
  const down = page.getByRole('button', { name: `Nach unten: ${shop.title}` });
  await down.press('Enter');
  await expect(rowsOf(page).nth(1)).toContainText(shop.title);
  await expect(page.locator('[data-announcer]')).toHaveText(`${shop.title}: 2 von 3`);
  await expect(down).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rowsOf(page)).toContainText([walk.title, event.title, shop.title]);
  await expect(page.getByRole('button', { name: `Nach oben: ${shop.title}` })).toBeFocused();
  await page.getByRole('button', { name: 'Ordnen' }).press('Enter');

  await page.getByLabel('Geplanter Tag').last().fill(sunday());
  await expect(rowsOf(page).nth(2)).toContainText('An diesem Tag geschlossen');
  await expect(rowsOf(page).nth(1)).toContainText('Nicht an diesem Tag');
  await expect(rowsOf(page).nth(0)).not.toContainText(/Öffnungszeiten|geschlossen/);
  await expect(page.getByText('1 Ort ist an diesem Tag geschlossen.')).toBeVisible();
  expect((await axe(page).analyze()).violations).toEqual([]);

  await page.getByRole('button', { name: `Merken: ${walk.title}`, exact: true }).click();
  await expect(rowsOf(page)).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Rückgängig' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rowsOf(page).nth(0)).toContainText(walk.title);

  // A reload, and an opened place, keep list, order and day.
  await page.reload();
  await expect(rowsOf(page)).toContainText([walk.title, event.title, shop.title]);
  await expect(rowsOf(page).nth(2)).toContainText('An diesem Tag geschlossen');
  await rowsOf(page).nth(2).getByRole('button').first().click();
  await expect(page.getByRole('heading', { name: shop.title, exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rowsOf(page)).toHaveCount(3);

  await page.keyboard.press('Escape');
  await expect(panelOf(page)).toBeHidden();
  await expect(toggleOf(page)).toBeVisible();

  // The menu leads to the list, which returns the focus to it.
  await page.getByRole('button', { name: 'Menü' }).first().click();
  await page
    .getByRole('dialog', { name: 'Menü' })
    .getByRole('button', { name: /^Meine Liste/ })
    .click();
  await expect(panelOf(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Menü' }).first()).toBeFocused();
});

test('remembers a place from its row, and an event from the agenda', { tag: '@nightly' }, async ({ page }) => {
  const { subdomain } = await branch(1);
  await page.goto(`${hostUrl(subdomain)}/map?q=restaurant`);
  const first = rowsOf(page).first();
  const button = first.getByRole('button', { name: /^Merken: / });
  // It is loaded when the map is idle.
  await expect(button).toBeAttached({ timeout: 90_000 });
  await expect(button).toHaveCSS('opacity', '0');
  await first.hover();
  await expect(button).toHaveCSS('opacity', '1');
  const title = (await button.getAttribute('aria-label'))!.replace('Merken: ', '');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-announcer]')).toContainText(title);
  await expect(page, 'the row does not open').not.toHaveURL(/\/place\//);
  await page.mouse.move(0, 0);
  await expect(button, 'a remembered row keeps it').toHaveCSS('opacity', '1');

  await page.goto(`${hostUrl(subdomain)}/map?events=1`);
  const event = rowsOf(page).first();
  const ofEvent = event.getByRole('button', { name: /^Merken: / });
  // The opened panel has had the focus by then.
  await expect(ofEvent).toBeAttached({ timeout: 90_000 });
  await event.getByRole('button').first().focus();
  await page.keyboard.press('Tab');
  await expect(ofEvent).toBeFocused();
  await expect(ofEvent).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  const eventTitle = (await ofEvent.getAttribute('aria-label'))!.replace('Merken: ', '');
  expect((await axe(page).analyze()).violations).toEqual([]);
  await page.goto(`${hostUrl(subdomain)}/map?mylist=1`);
  await expect(rowsOf(page)).toContainText([title, eventTitle]);
});

const withList = (page: Page, shortId: number, entries: readonly BasemapItem[]) =>
  page.addInitScript(
    ([key, listed]) =>
      localStorage.getItem(key) ??
      localStorage.setItem(key, JSON.stringify({ entries: listed, day: null, isByDistance: false })),
    [`umkreis-my-list:${shortId}`, entries.map(({ nanoId: id, title }) => ({ id, title }))] as const,
  );

test('is ordered by dragging with the mouse', { tag: '@nightly' }, async ({ page }) => {
  const { subdomain } = await branch(21);
  const all = await items(21);
  const [first, second, third] = all.filter(isAlone(all)) as [BasemapItem, BasemapItem, BasemapItem];
  await withList(page, 21, [first, second, third]);
  await page.goto(`${hostUrl(subdomain)}/map?mylist=1`);
  await expect(rowsOf(page)).toContainText([first.title, second.title, third.title]);
  await page.getByRole('button', { name: 'Ordnen' }).click();
  await rowsOf(page).nth(0).dragTo(rowsOf(page).nth(2));
  await expect(rowsOf(page)).toContainText([second.title, third.title, first.title]);
  await expect(page.locator('[data-announcer]')).toHaveText(`${first.title}: 3 von 3`);
  await rowsOf(page).nth(2).dragTo(rowsOf(page).nth(1));
  await expect(rowsOf(page)).toContainText([second.title, first.title, third.title]);
  await page.reload();
  await expect(rowsOf(page)).toContainText([second.title, first.title, third.title]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('shows the button of each row, and orders the list by touch', { tag: '@nightly' }, async ({ page }) => {
    const { subdomain } = await branch(1);
    const all = await items(1);
    const [first, second] = all.filter(isAlone(all)) as [BasemapItem, BasemapItem];
    await withList(page, 1, [first, second]);
    await page.goto(`${hostUrl(subdomain)}/map?q=restaurant`);
    const button = rowsOf(page)
      .first()
      .getByRole('button', { name: /^Merken: / });
    await expect(button).toBeAttached({ timeout: 90_000 });
    await expect(button).toHaveCSS('opacity', '1');
    const [row, box] = [(await rowsOf(page).first().boundingBox())!, (await button.boundingBox())!];
    expect([box.width, box.height, Math.round(row.x + row.width - box.x - box.width) >= 0]).toEqual([44, 44, true]);
    // Nothing of the row is below it.
    const texts = await rowsOf(page).first().locator('img, span').all();
    for (const text of texts) {
      const of = await text.boundingBox();
      if (of && of.width > 0) expect(of.x + of.width).toBeLessThanOrEqual(box.x + 1);
    }
    await button.tap();
    await expect(button).toHaveAttribute('aria-pressed', 'true');

    await page.goto(`${hostUrl(subdomain)}/map?mylist=1`);
    await expect(rowsOf(page)).toHaveCount(3);
    // The sheet at its highest stop
    await page.getByRole('button', { name: 'Grösse der Liste ändern' }).tap();
    await page.getByRole('button', { name: 'Ordnen' }).tap();
    await page.getByRole('button', { name: `Nach unten: ${first.title}` }).tap();
    await expect(rowsOf(page)).toContainText([second.title, first.title]);
    await page.getByRole('button', { name: `Nach oben: ${first.title}` }).tap();
    await expect(rowsOf(page)).toContainText([first.title, second.title]);
  });
});

test(
  'shares a list by link: the other visitor keeps the own one and adds what is new',
  { tag: '@nightly' },
  async ({ page, browser }) => {
    const { subdomain } = await branch(21);
    const host = hostUrl(subdomain);
    const { shop, walk } = await subjects(21);
    await remember(page, `${host}/map/place/${shop.nanoId}`, shop.title);
    await remember(page, `${host}/map/place/${walk.nanoId}`, walk.title);
    await page.goto(`${host}/map?mylist=1`);
    await page.getByLabel('Geplanter Tag').last().fill(sunday());
    await panelOf(page).getByRole('button', { name: 'Teilen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Teilen' });
    const link = `${host}/map?mylist=${sunday()}.${shop.nanoId}.${walk.nanoId}`;
    await expect(dialog.getByText(link)).toBeVisible();
    expect(await qrText(dialog.getByRole('img', { name: /QR-Code/ }))).toBe(link);

    const context = await otherDevice(browser);
    const other = await context.newPage();
    await remember(other, `${host}/map/place/${walk.nanoId}`, walk.title);
    await other.goto(`${link}.gone0000`);
    await expect(other.getByRole('heading', { name: 'Geteilte Liste' })).toBeVisible();
    await expect(rowsOf(other)).toContainText(['An diesem Tag geschlossen', walk.title, 'nicht mehr']);
    expect(await other.evaluate(() => localStorage.getItem('umkreis-my-list:21'))).not.toContain(shop.nanoId);
    await other.getByRole('button', { name: 'Zu meiner Liste hinzufügen' }).click();
    await expect(other.getByText('1 Eintrag hinzugefügt.')).toBeVisible();
    await other.getByRole('button', { name: 'Meine Liste zeigen' }).click();
    await expect(other.getByRole('heading', { name: 'Meine Liste' })).toBeVisible();
    await expect(rowsOf(other)).toContainText([walk.title, shop.title]);

    // A second tab of the same device follows.
    const tab = await context.newPage();
    await tab.goto(`${host}/map?mylist=1`);
    await expect(rowsOf(tab)).toHaveCount(2);
    await other.getByRole('button', { name: `Merken: ${walk.title}`, exact: true }).click();
    await expect(rowsOf(tab)).toHaveCount(1);
    await context.close();
  },
);

test(
  'shows the list offline after a reload, and says so if the device cannot store it',
  { tag: '@nightly' },
  async ({ page, context }) => {
    const { subdomain } = await branch(21);
    const host = hostUrl(subdomain);
    const { shop, walk } = await subjects(21);
    await remember(page, `${host}/map/place/${shop.nanoId}`, shop.title);
    await page.goto(`${host}/map?mylist=1`);
    await expect(rowsOf(page)).toHaveCount(1);
    await expect
      .poll(() => page.evaluate(async () => Boolean(await (await caches.open('umkreis-pages')).match('/map'))), {
        timeout: 60_000,
      })
      .toBe(true);
    await page.waitForLoadState('networkidle');

    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText('Keine Verbindung').first()).toBeVisible();
    await expect(rowsOf(page)).toContainText([shop.title]);
    await page.getByLabel('Geplanter Tag').last().fill(sunday());
    await expect(rowsOf(page).first()).toContainText('An diesem Tag geschlossen');
    await context.setOffline(false);

    await fillStorage(page);
    await remember(page, `${host}/map/place/${walk.nanoId}?mylist=1`, walk.title);
    await page.keyboard.press('Escape');
    await expect(rowsOf(page)).toHaveCount(2);
    await expect(page.getByRole('alert').filter({ hasText: 'Speicher ist voll' })).toBeVisible();
  },
);

test('prints the list in its order, with the planned day', { tag: '@nightly' }, async ({ page }) => {
  const { subdomain } = await branch(21);
  const { shop, walk } = await subjects(21);
  await page.addInitScript(
    ([entries, day]) =>
      localStorage.setItem('umkreis-my-list:21', JSON.stringify({ entries, day, isByDistance: false })),
    [[walk, shop].map(({ nanoId: id, title }) => ({ id, title })), sunday()] as const,
  );
  await page.goto(`${hostUrl(subdomain)}/map?mylist=1`);
  await panelOf(page).getByRole('button', { name: 'Drucken' }).click();
  const sheet = page.getByRole('dialog', { name: 'Druckansicht' });
  await expect(sheet.getByText('Bereit zum Drucken')).toBeVisible({ timeout: 60_000 });
  const list = sheet.getByRole('region', { name: 'Meine Liste' });
  await expect(list.getByRole('listitem')).toContainText([walk.title, 'An diesem Tag geschlossen']);
  await expect(list).toContainText('Geplant für Sonntag');
});

test.describe('on a kiosk', () => {
  test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

  test('hands the list over by QR code, and stores nothing', { tag: '@nightly' }, async ({ page, browser }) => {
    const { subdomain } = await branch(21);
    const host = hostUrl(subdomain);
    const all = await items(21);
    const [first, second] = all.filter(isAlone(all)) as [BasemapItem, BasemapItem];
    await page.goto(`${host}/map/place/${first.nanoId}?iskiosk`);
    const press = (name: string) => page.getByRole('button', { name, exact: true }).first().dispatchEvent('click');
    await press(`Merken: ${first.title}`);
    await page.getByRole('button', { name: 'Schliessen' }).first().dispatchEvent('click');
    await expect(toggleOf(page)).toHaveAccessibleName('Meine Liste: 1 Eintrag');
    await toggleOf(page).dispatchEvent('click');
    await expect(rowsOf(page)).toContainText([first.title]);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('my-list')))).toEqual([]);
    await press('Auf das Telefon');
    const link = await qrText(page.getByRole('dialog', { name: 'Teilen' }).getByRole('img', { name: /QR-Code/ }));
    expect(link).toBe(`${host}/map?mylist=${first.nanoId}`);

    // The link in the code, on the visitor's phone, without the kiosk's screen
    const context = await otherDevice(browser);
    const phone = await context.newPage();
    await phone.goto(link);
    await expect(rowsOf(phone)).toContainText([first.title]);
    await phone.goto(`${link}.${second.nanoId}`);
    await expect(rowsOf(phone)).toContainText([first.title, second.title]);
    await context.close();

    // The next session starts empty.
    await page.goto(`${host}/map?iskiosk&mylist=1`);
    await expect(page.getByText('Noch nichts gemerkt')).toBeVisible();
  });
});
