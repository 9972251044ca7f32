import type { List } from '@umkreis/contract/search-shortcut.ts';
import { expect, test, type Page } from './support/test.ts';
import { branch } from './support/guide-data.ts';
import { hostUrl, mainUrl } from './support/instance.ts';
import { stubTiled } from './support/make-tiled.ts';

const places = /^\d+ Orte?$/;
const filter = (page: Page) => page.getByRole('button', { name: 'Filter', exact: true });

/** The number of listed places, and the first ones. */
async function listed(page: Page, title: string): Promise<{ count: string; rows: string[] }> {
  const list = page.getByRole('list', { name: title });
  await expect(list.getByRole('button').first()).toBeVisible();
  const count = page.getByText(places).first();
  await expect(count).toBeVisible();
  const rows = await list.getByRole('button').allInnerTexts();
  // The opening state below the name depends on the time.
  return { count: await count.innerText(), rows: rows.map((row) => row.split('\n')[0]!) };
}

/** The options of the filter with their counts, and the text of its button. */
async function counted(page: Page): Promise<{ choices: string[]; button: string }> {
  const button = page.getByRole('button', { name: /^\d+ Orte? zeigen$/ });
  await expect(button).toBeVisible();
  const partOf = (name: string) => page.locator('section', { has: page.getByRole('heading', { name }) }).last();
  const more = partOf('Merkmale').getByRole('button', { name: /^\d+ weitere anzeigen$/ });
  if (await more.isVisible()) await more.click();
  const texts = [
    ...(await partOf('Kategorien').getByRole('button').allInnerTexts()),
    ...(await partOf('Merkmale').getByRole('button').allInnerTexts()),
  ];
  // Options with the same count have no defined order.
  return { choices: texts.map((text) => text.replaceAll(/\s+/g, ' ')).toSorted(), button: await button.innerText() };
}

/** Reads both pages until they show the same: other tests edit places meanwhile. */
async function sameOf<T>(pages: readonly Page[], read: (page: Page) => Promise<T>): Promise<T> {
  let same: T | undefined;
  await expect(async () => {
    const [ofSmall, ofLarge] = await Promise.all(pages.map(read));
    expect<unknown>(ofLarge).toEqual(ofSmall);
    same = ofLarge;
  }).toPass({ timeout: 30_000 });
  return same!;
}

test(
  'lists and counts the same for a tiled guide as with all places loaded: a list, events, a filter',
  { tag: '@nightly' },
  async ({ page: small, context }) => {
    const { subdomain, searchShortcuts } = await branch(1);
    const lists = (await (await fetch(`${mainUrl}/api/lists/`)).json()) as List[];
    const list = lists.find(({ branchShortId, itemIds }) => branchShortId === 1 && itemIds.length > 1)!;
    const topic = searchShortcuts.find((one) => one.env === 'development' && one.filter.hasEvents)!;
    const large = await context.newPage();
    await stubTiled(large);
    const requests: URL[] = [];
    large.on('request', (request) => requests.push(new URL(request.url())));
    const requestsTo = (path: string) => requests.filter(({ pathname }) => pathname.includes(`/api/items/${path}`));
    const pages = [small, large];
    const open = async (path: string) =>
      Promise.all(pages.map((page) => page.goto(`${hostUrl(subdomain)}${path}`, { waitUntil: 'commit' })));

    await open(`/map/list/${list.nanoId}`);
    const { rows } = await sameOf(pages, (page) => listed(page, list.title.de));
    expect(rows).toHaveLength(list.itemIds.length);
    await Promise.all(pages.map((page) => filter(page).click()));
    await sameOf(pages, counted);
    // The whole list is loaded.
    expect(requestsTo('facets/')).toEqual([]);

    await open(`/map/search-shortcut/${topic.id}`);
    await sameOf(pages, async (page) => {
      const { count, rows } = await listed(page, topic.title.de);
      return { count, rows: rows.toSorted() };
    });
    await expect
      .poll(() => requestsTo('tiles/').filter(({ searchParams }) => searchParams.has('eventsAt')).length)
      .toBeGreaterThan(0);

    await open('/map');
    await Promise.all(pages.map((page) => filter(page).click()));
    const all = await sameOf(pages, counted);
    expect(requestsTo('facets/').length).toBeGreaterThan(0);
    const [first] = all.choices.filter((choice) => /^Essen \d+$/.test(choice));
    for (const page of pages) await page.getByRole('button', { name: /^Essen \d+$/ }).click();
    const eating = `${first!.split(' ')[1]} Orte zeigen`;
    for (const page of pages) await expect(page.getByRole('button', { name: eating })).toBeVisible();
    const narrowed = await sameOf(pages, counted);
    // A feature filters the list, the counts and the tiles.
    const feature = narrowed.choices.find((choice) => /^Rollstuhlgängig \d+$/.test(choice))!;
    for (const page of pages) await page.getByRole('button', { name: feature }).click();
    const button = `${feature.split(' ')[1]} Orte zeigen`;
    for (const page of pages) await page.getByRole('button', { name: button }).click();
    for (const page of pages)
      await expect(
        page
          .getByRole('region', { name: 'Orte und Angaben' })
          .getByText(`${feature.split(' ')[1]} Orte`, { exact: true }),
      ).toBeVisible();
    await expect.poll(() => requestsTo('tiles/').at(-1)?.searchParams.has('tags')).toBe(true);
  },
);
