import { dashboardRoutes } from '@umkreis/contract/dashboard-routes.ts';
import type { Event } from '@umkreis/contract/event.ts';
import type { ItemCreated } from '@umkreis/contract/item-write.ts';
import { items } from './support/guide-data.ts';
import { mainUrl } from './support/instance.ts';
import { staffHeaders } from './support/staff-token.ts';
import { expect, test, type Page } from './support/test.ts';

test.use({ basemap: false, isLoggedIn: true });

/** Phone, tablet and desktop. */
const widths = [390, 1024, 1440];
const longUrl = `https://www.gemeinde.example/${'verwaltung-und-dienste/'.repeat(12)}?abteilung=${'x'.repeat(120)}`;

/** By how many pixels the window or the content scrolls beyond what it contains. */
const excess = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main')!;
    const root = document.documentElement;
    const ends = [...main.children].map((child) => child.getBoundingClientRect().bottom);
    const contentHeight = Math.max(...ends) - main.getBoundingClientRect().top + main.scrollTop;
    return {
      windowDown: root.scrollHeight - innerHeight,
      windowSideways: root.scrollWidth - innerWidth,
      contentSideways: main.scrollWidth - main.clientWidth,
      contentDown: Math.max(0, Math.floor(main.scrollHeight - Math.max(contentHeight, main.clientHeight))),
    };
  });
const none = { windowDown: 0, windowSideways: 0, contentSideways: 0, contentDown: 0 };

/** A place with long unbroken texts in its details and its history. */
async function createLongPlace(page: Page): Promise<string> {
  const headers = await staffHeaders();
  const [{ lat, lon }] = (await items(1)) as [Awaited<ReturnType<typeof items>>[number]];
  const keys = (await (await page.request.get(`${mainUrl}/api/items/details/keys/`)).json()) as {
    id: string;
    keyName: string;
  }[];
  const created = await page.request.post(`${mainUrl}/api/items/`, {
    data: { branchShortId: 1, title: `Rahmen ${crypto.randomUUID().slice(0, 8)}`, lat, lon },
    headers,
  });
  const { id } = (await created.json()) as ItemCreated;
  for (const [keyName, dataValue] of [
    ['url', longUrl],
    ['email', `${'verwaltung-und-dienste.'.repeat(4)}kanzlei@gemeinde.example`],
  ]) {
    const detail = await page.request.post(`${mainUrl}/api/items/details/`, {
      data: { itemId: id, dataKeyV2: keys.find((key) => key.keyName === keyName)!.id, dataValue },
      headers,
    });
    expect(detail.ok()).toBe(true);
  }
  return id;
}

/** Each screen of the dashboard by its address. */
async function screens(page: Page): Promise<string[]> {
  const placeId = await createLongPlace(page);
  const other = (await items(1))[0]!.id;
  const events = (await (await page.request.get(`${mainUrl}/api/events/branchshortid/1`)).json()) as Event[];
  const params: Record<string, string | undefined> = {
    ':itemId': placeId,
    ':otherId': other,
    ':eventId': events[0]?.id,
  };
  return ['/dashboard/', ...Object.values(dashboardRoutes).map(({ path }) => path)].flatMap((path) => {
    const address = path.replaceAll(/:\w+/g, (name) => params[name] ?? name);
    return address.includes(':') ? [] : [address];
  });
}

test('no screen is wider than the window or scrolls beyond its content', { tag: '@nightly' }, async ({ page }) => {
  test.setTimeout(600_000);
  for (const path of await screens(page)) {
    await page.setViewportSize({ width: widths[0]!, height: 844 });
    await page.goto(mainUrl + path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      await expect.poll(() => excess(page), { message: `${path} at ${width} px` }).toEqual(none);
    }
  }
});

test('shows the result of a bulk action above the selection bar', { tag: '@nightly' }, async ({ page }) => {
  // The list consists of cards on a phone, and of a table on larger screens.
  for (const [width, role] of [
    [390, 'checkbox'],
    [1440, 'gridcell'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${mainUrl}/dashboard/places/?branch=2`);
    await page
      .getByRole(role, { name: /auswählen$/ })
      .nth(1)
      .click({ force: true });
    const bar = page.getByRole('region', { name: 'Ausgewählt', exact: true });
    await bar.getByRole('button', { name: 'Dauerhaft schliessen' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '1 Ort schliessen' }).click();
    const result = page.getByText('1 Ort geändert.');
    await expect(result).toBeInViewport({ ratio: 1 });
    const [above, below] = [(await result.boundingBox())!, (await bar.boundingBox())!];
    expect(above.y + above.height, `at ${width} px`).toBeLessThanOrEqual(below.y);
    await page.getByRole('button', { name: 'Rückgängig', exact: true }).click();
    await expect(page.getByText('Rückgängig gemacht.')).toBeVisible();
  }
});
