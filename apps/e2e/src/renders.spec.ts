import { routes } from '@umkreis/contract/routes.ts';
import { expect, test, type Page } from './support/test.ts';
import { branch } from './support/guide-data.ts';
import { hostUrl } from './support/instance.ts';
import { countRenders, expectRenders, isQuiet, rendersOf, type Part } from './support/renders.ts';

/** Opens a branch's map and waits until it rests, and nothing more is rendered. */
async function openMap(page: Page, shortId: number, path = routes.map.to()): Promise<void> {
  await countRenders(page);
  const { subdomain } = await branch(shortId);
  await page.goto(`${hostUrl(subdomain)}${path}`);
  await page.waitForFunction(() => performance.getEntriesByName('umkreis:map-idle').length > 0);
  await isQuiet(page);
}

/** A forenoon on which shops are open: an address with it shows the same at each hour, and no minute moves it on. */
const onForenoon = (path: string) => `${path}?time=2027-01-12T10:30`;

async function topicOf(shortId: number): Promise<string> {
  const { searchShortcuts } = await branch(shortId);
  return routes.mapSearchShortcut.to(searchShortcuts.find(({ env }) => env === 'development')!.id);
}

const chips = (page: Page) => page.getByRole('list', { name: 'Themen' });
const openThen = (page: Page) => chips(page).getByRole('button', { name: /^Dann geöffnet/ });
const panel = (page: Page) => page.locator('[data-panel]');
/** A list has all of its rows on the screen or below it. */
const many = 1000;

/** A field with its icons and the button that clears it */
const field = [4, 2] as const;
/** Title, count, order and the cross: the same list, or the rows of the one before for as long as it takes */
const heading = [4, 2] as const;
/** First those that are seen, then all */
const rows = [many, 4] as const;
/** What frames the rows: the list with its button for more */
const list = [4, 2] as const;
/** The router, once for each step of the address */
const route = [20, 2] as const;
/** The canvas takes what stands out, is left and is marked, as the engine answers each */
const map = [2, 6] as const;

async function drag(page: Page): Promise<void> {
  await page.mouse.move(640, 600);
  await page.mouse.down();
  await page.mouse.move(540, 520, { steps: 5 });
  await page.mouse.up();
}

/** Moves the map by its keys: a mouse would be upon places. */
async function pan(page: Page): Promise<void> {
  const at = () => page.evaluate(() => location.hash);
  const before = await at();
  await page.locator('canvas.maplibregl-canvas').focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(at, 'the map has moved').not.toBe(before);
}

for (const [shortId, when] of [
  [1, {}],
  [21, { tag: '@nightly' }],
] as const)
  test(
    `moving the map of branch ${shortId} renders nothing, with or without a topic's list`,
    when,
    async ({ page }) => {
      await openMap(page, shortId);
      await expect(panel(page)).toHaveCount(0);
      expect(await rendersOf(page, () => drag(page))).toEqual({});
      expect(await rendersOf(page, () => pan(page))).toEqual({});
      await page.goto(new URL(await topicOf(shortId), page.url()).href);
      await page.waitForFunction(() => performance.getEntriesByName('umkreis:map-idle').length > 0);
      await expect(panel(page).locator('[data-place]').first()).toBeVisible();
      expect(await rendersOf(page, () => pan(page))).toEqual({});
    },
  );

test('a letter renders the field, the count and the rows', async ({ page }) => {
  await openMap(page, 1);
  const box = page.getByRole('searchbox');
  const title = (words: string) => page.getByRole('heading', { name: `Treffer für «${words}»` });
  await box.fill('k');
  await expect(title('k')).toBeVisible();
  const shows: Part[] = ['field', 'heading', 'rows'];
  for (const [letter, words] of [
    ['a', 'ka'],
    ['f', 'kaf'],
  ] as const) {
    const counts = await rendersOf(page, async () => {
      await box.press(letter);
      await expect(title(words)).toBeVisible();
      // by the letter, and by the address that follows it a moment later
      await expect(page).toHaveURL(new RegExp(`q=${words}$|q=${words}[&#]`));
    });
    // without an element: those who ask the engine, look for streets, move the camera and name the page
    expectRenders(counts, shows, { field, heading, rows, list, map, route, module: [4, 3] });
  }
});

test('a filter renders its chip, the count and the rows; so does the way back', async ({ page }) => {
  await openMap(page, 1, onForenoon(await topicOf(1)));
  await expect(panel(page).locator('[data-place]').first()).toBeVisible();
  const shows: Part[] = ['chips', 'heading', 'rows'];
  // two chips, of the filter and of what is open, with their icons; without an element: who asks the engine, for
  // what is found and what is seen, moves the camera, and the buses
  const most = { chips: [6, 2], heading, rows, list, map, route, module: [4, 4] } as const;
  const counts = await rendersOf(page, async () => {
    await openThen(page).click();
    await expect(openThen(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(/open=1/);
  });
  expectRenders(counts, shows, most);
  const byBack = await rendersOf(page, async () => {
    await page.goBack();
    await expect(openThen(page)).toHaveAttribute('aria-pressed', 'false');
  });
  expectRenders(byBack, shows, most);
});

test('a filter renders its chip and the facets while they are open', async ({ page }) => {
  await openMap(page, 1, onForenoon(routes.map.to()));
  await chips(page).getByRole('button', { name: 'Filter', exact: true }).click();
  const facet = panel(page).getByRole('listitem').getByRole('button').first();
  await expect(facet).toBeVisible();
  const most = { chips: [6, 2], facets: [many, 6], map, route, module: [4, 4] } as const;
  for (const pressed of [openThen(page), facet]) {
    const counts = await rendersOf(page, async () => {
      await pressed.click();
      await expect(pressed).toHaveAttribute('aria-pressed', 'true');
    });
    expectRenders(counts, ['chips', 'facets'], most);
  }
  expect(await rendersOf(page, () => pan(page))).toEqual({});
});

test('another style renders controls, map and the names of its sources', { tag: '@nightly' }, async ({ page }) => {
  await openMap(page, 1);
  await page.getByRole('button', { name: 'Kartenstil' }).click();
  const counts = await rendersOf(page, async () => {
    await page.getByRole('button', { name: 'Topo' }).click();
    await expect(page).toHaveURL(/style=topo/);
  });
  expectRenders(counts, ['controls', 'map', 'foot'], { controls: [6, 2], map, foot: [3, 2], route, module: [3, 2] });
});
