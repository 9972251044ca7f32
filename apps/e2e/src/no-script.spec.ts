import { axe } from './support/axe.ts';
import { expect, useTestClock, test, type Page } from './support/test.ts';
import type { Event } from '@umkreis/contract/event.ts';
import type { List } from '@umkreis/contract/search-shortcut.ts';
import { branch, items, placeWithHours } from './support/guide-data.ts';
import { hostUrl, mainUrl } from './support/instance.ts';

test.use({ javaScriptEnabled: false });

/** The structured data of a page, parsed like a crawler. */
async function graphOf(page: Page): Promise<Record<string, unknown>[]> {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(blocks).toHaveLength(1);
  const data = JSON.parse(blocks[0]!) as { '@context': string; '@graph': Record<string, unknown>[] };
  expect(data['@context']).toBe('https://schema.org');
  return data['@graph'];
}
const meta = (page: Page, name: string) =>
  page.locator(`meta[property="${name}"], meta[name="${name}"]`).first().getAttribute('content');

test('serves facts, links, preview and structured data of a place', { tag: '@clock' }, async ({ page }) => {
  const { subdomain } = await branch(1);
  const place = await placeWithHours(1);
  const response = await page.goto(`${hostUrl(subdomain)}/map/place/${place.nanoId}`);
  expect(response!.status()).toBe(200);
  expect((await page.title()).startsWith(`${place.title} - `)).toBe(true);
  await expect(page.getByRole('heading', { level: 1, name: place.title })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Öffnungszeiten' })).toBeVisible();
  await expect(page.getByRole('row')).not.toHaveCount(0);
  await expect(page.getByText('Die interaktive Karte braucht JavaScript.')).toBeVisible();

  const graph = await graphOf(page);
  const canonical = (await page.locator('link[rel=canonical]').getAttribute('href'))!;
  expect(graph[0]).toMatchObject({
    name: place.title,
    mainEntityOfPage: canonical,
    openingHoursSpecification: expect.any(Array),
    geo: { '@type': 'GeoCoordinates' },
  });
  expect(await meta(page, 'og:title')).toContain(place.title);
  expect(await meta(page, 'description')).toBeTruthy();
  expect(await page.locator('link[rel=alternate][hreflang=en]').getAttribute('href')).toContain('lang=en');

  await page.getByRole('navigation').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Karte');
  await expect(page.getByRole('heading', { name: 'Themen' })).toBeVisible();
});

test('lists the places of a topic and of a list with links, in German and English', async ({ page }) => {
  const { subdomain, searchShortcuts } = await branch(1);
  const topic = searchShortcuts.find(
    (one) => one.env === 'development' && one.filter.mainCategories?.includes('Eating'),
  )!;
  const list = ((await (await fetch(`${mainUrl}/api/lists/`)).json()) as List[]).find(
    ({ branchShortId, itemIds }) => branchShortId === 1 && itemIds.length > 1,
  )!;
  for (const [path, german, english] of [
    [`/map/search-shortcut/${topic.id}`, topic.title.de, topic.title.en],
    [`/map/list/${list.nanoId}`, list.title.de, list.title.en],
  ]) {
    await page.goto(`${hostUrl(subdomain)}${path}?lang=en`);
    await expect(page.getByRole('heading', { level: 1, name: english })).toBeVisible();
    await page.goto(`${hostUrl(subdomain)}${path}`);
    await expect(page.getByRole('heading', { level: 1, name: german })).toBeVisible();
    const [itemList] = await graphOf(page);
    const links = page.locator('ul.places a');
    const count = await links.count();
    expect(count).toBeGreaterThan(0);
    expect(itemList).toMatchObject({ '@type': 'ItemList', itemListElement: { length: count } });
    const name = (await links.first().textContent())!;
    await links.first().click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
});

test('shows the recurrence, dates and schedule of a series of events', { tag: '@clock' }, async ({ page }) => {
  const events = (await (await fetch(`${mainUrl}/api/events/branchshortid/1`)).json()) as Event[];
  const publicIds = new Set((await items(1)).map(({ nanoId }) => nanoId));
  const series = events.find(
    (event) =>
      event.recurrence?.includes('INTERVAL=7') &&
      events.filter(({ seriesId }) => seriesId === event.seriesId).length > 2 &&
      event.itemNanoId &&
      publicIds.has(event.itemNanoId) &&
      Date.parse(event.dateBegin) > Date.now(),
  )!;
  const { subdomain, timeZone } = await branch(1);
  const weekday = new Intl.DateTimeFormat('de-CH', { weekday: 'long', timeZone }).format(new Date(series.dateBegin));
  await page.goto(`${hostUrl(subdomain)}/map/place/${series.itemNanoId}`);
  await expect(page.getByText(`(jeden ${weekday})`).first()).toBeVisible();
  const graph = await graphOf(page);
  expect(graph.find((one) => one['@type'] === 'EventSeries' && one.name === series.title)).toMatchObject({
    eventSchedule: { '@type': 'Schedule', repeatFrequency: 'P1W' },
  });
  expect(graph.filter((one) => one['@type'] === 'Event' && one.name === series.title).length).toBeGreaterThan(1);
});

test('returns 404 for an unknown place, with links', async ({ page }) => {
  const { subdomain } = await branch(1);
  const response = await page.goto(`${hostUrl(subdomain)}/map/place/nothere1/altes-bad`);
  expect(response!.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Diesen Ort gibt es nicht (mehr)' })).toBeVisible();
  expect(await meta(page, 'robots')).toBe('noindex');
  const foreign = (await items(2)).find((item) => item.title && !item.closed && item.branch === 2)!;
  await page.goto(`${hostUrl(subdomain)}/map/place/${foreign.nanoId}`);
  await page.getByRole('link', { name: `Karte ${(await branch(2)).title}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: foreign.title })).toBeVisible();
});

test('has no axe violations on static pages whose scripts fail to load', async ({ browser }) => {
  // Axe itself needs scripts: they are enabled, but those of the product are blocked.
  const context = await browser.newContext({ javaScriptEnabled: true, locale: 'de-CH' });
  await useTestClock(context);
  const page = await context.newPage();
  await page.route('**/releases/**/*.js', (route) => route.abort());
  const { subdomain } = await branch(1);
  const place = await placeWithHours(1);
  await page.goto(`${hostUrl(subdomain)}/map/place/${place.nanoId}`);
  await expect(page.getByRole('heading', { level: 1, name: place.title })).toBeVisible();
  expect((await axe(page).analyze()).violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
  await context.close();
});
