import { routes } from '@umkreis/contract/routes.ts';
import { expect, test, type Page } from './support/test.ts';
import { branch } from './support/guide-data.ts';
import { hostUrl } from './support/instance.ts';
import { countRenders, expectRenders, isQuiet, rendersOf, type Part } from './support/renders.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Opens a branch's map and waits until it is idle and nothing is rendered any more. */
async function openMap(page: Page, shortId: number, path = routes.map.to()): Promise<void> {
  await countRenders(page);
  const { subdomain } = await branch(shortId);
  await page.goto(`${hostUrl(subdomain)}${path}`);
  await page.waitForFunction(() => performance.getEntriesByName('umkreis:map-idle').length > 0);
  await isQuiet(page);
}

/** A morning on which shops are open: a fixed time makes the results independent of the current time. */
const onForenoon = (path: string) => `${path}?time=2027-01-12T10:30`;

async function topicOf(shortId: number): Promise<string> {
  const { searchShortcuts } = await branch(shortId);
  return routes.mapSearchShortcut.to(searchShortcuts.find(({ env }) => env === 'development')!.id);
}

const chips = (page: Page) => page.getByRole('list', { name: 'Themen' });
const openThen = (page: Page) => chips(page).getByRole('button', { name: /^Dann geöffnet/ });
const panel = (page: Page) => page.locator('[data-panel]');
/** A list renders all of its rows, visible or not. */
const many = 1000;

/** A field with its icons and its clear button */
const field = [4, 2] as const;
/** Title, count, sort order and close button: of the same list, or of the previous one while it loads */
const heading = [4, 2] as const;
/** First the visible rows, then all */
const rows = [many, 4] as const;
/** The container of the rows: the list with its 'more' button */
const list = [4, 2] as const;
/** The router, once per change of the URL */
const route = [20, 2] as const;
/** The canvas updates highlighted, faded and selected places as the engine responds */
const map = [2, 6] as const;
/** The heading of the page, which also sets the document's title */
const pageTitle = [1, 3] as const;

async function drag(page: Page): Promise<void> {
  await page.mouse.move(640, 600);
  await page.mouse.down();
  await page.mouse.move(540, 520, { steps: 5 });
  await page.mouse.up();
}

/** Moves the map by keys, since a mouse would hover places. */
async function pan(page: Page): Promise<void> {
  const at = () => page.evaluate(() => location.hash);
  const before = await at();
  await page.locator('canvas.maplibregl-canvas').focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(at, 'the map has moved').not.toBe(before);
}

for (const shortId of [1, 21])
  test(
    `renders nothing while moving the map of branch ${shortId}, with or without a topic's list`,
    { tag: '@nightly' },
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

test('renders the field, the count and the rows for a keystroke', { tag: '@nightly' }, async ({ page }) => {
  await openMap(page, 1);
  const box = page.getByRole('combobox', { name: /^(Suchen|Search)$/ });
  const title = (query: string) => page.getByRole('heading', { name: `Treffer für «${query}»` });
  await box.fill('k');
  await expect(title('k')).toBeVisible();
  const shows: Part[] = ['field', 'heading', 'rows'];
  for (const [keystroke, query] of [
    ['a', 'ka'],
    ['f', 'kaf'],
  ] as const) {
    const counts = await rendersOf(page, async () => {
      await box.press(keystroke);
      await expect(title(query)).toBeVisible();
      // For the keystroke, and for the URL that follows a moment later.
      await expect(page).toHaveURL(new RegExp(`q=${query}$|q=${query}[&#]`));
    });
    expectRenders(counts, shows, { field, heading, rows, list, map, route, title: pageTitle, module: [4, 3] });
  }
});

test(
  'renders the chip, the count and the rows for a filter, and for undoing it',
  { tag: '@nightly' },
  async ({ page }) => {
    await openMap(page, 1, onForenoon(await topicOf(1)));
    await expect(panel(page).locator('[data-place]').first()).toBeVisible();
    const shows: Part[] = ['chips', 'heading', 'rows'];
    // Two chips, for the filter and for open places, with their icons.
    const most = { chips: [6, 2], heading, rows, list, map, route, title: pageTitle, module: [4, 4] } as const;
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
  },
);

test('renders the chip and the facets while the filter panel is open', { tag: '@nightly' }, async ({ page }) => {
  await openMap(page, 1, onForenoon(routes.map.to()));
  await chips(page).getByRole('button', { name: 'Filter', exact: true }).click();
  const facet = panel(page).getByRole('listitem').getByRole('button').first();
  await expect(facet).toBeVisible();
  const most = { chips: [6, 2], facets: [many, 6], map, route, title: pageTitle, module: [4, 4] } as const;
  for (const pressed of [openThen(page), facet]) {
    const counts = await rendersOf(page, async () => {
      await pressed.click();
      await expect(pressed).toHaveAttribute('aria-pressed', 'true');
    });
    expectRenders(counts, ['chips', 'facets'], most);
  }
  expect(await rendersOf(page, () => pan(page))).toEqual({});
});

test('renders controls, map and attribution for another style', { tag: '@nightly' }, async ({ page }) => {
  await openMap(page, 1);
  await page.getByRole('button', { name: 'Kartenstil' }).click();
  const counts = await rendersOf(page, async () => {
    await page.getByRole('button', { name: 'Topo' }).click();
    await expect(page).toHaveURL(/style=topo/);
  });
  expectRenders(counts, ['controls', 'map', 'foot'], { controls: [6, 2], map, foot: [3, 2], route, module: [3, 2] });
});

test('requests no frames while nothing moves on the map', { tag: '@nightly' }, async ({ page }) => {
  await page.addInitScript(() => {
    const own = requestAnimationFrame;
    Object.assign(window, { frames: 0 });
    window.requestAnimationFrame = (callback) => {
      (window as unknown as { frames: number }).frames++;
      return own(callback);
    };
  });
  const framesOfASecond = async () => {
    const before = await page.evaluate(() => (window as unknown as { frames: number }).frames);
    await page.waitForTimeout(1000);
    return (await page.evaluate(() => (window as unknown as { frames: number }).frames)) - before;
  };
  // The timetable covers this year and the next; buses don't run at half past three.
  const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const at = (time: string) => `${routes.map.to()}?time=${day}T${time}`;
  await openMap(page, 1, at('10:30'));
  await expect.poll(framesOfASecond).toBeGreaterThan(5);
  for (const [time, isMoving] of [
    ['03:30', false],
    ['11:00', true],
  ] as const) {
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, at(time));
    await expect.poll(async () => (await framesOfASecond()) > 0, time).toBe(isMoving);
  }
});
