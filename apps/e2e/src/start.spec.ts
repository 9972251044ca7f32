import { expect, test, type Page, type Request } from './support/test.ts';
import { branch } from './support/guide-data.ts';
import { hostUrl } from './support/instance.ts';
import { stubTiled } from './support/make-tiled.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const release = (name: string) => new RegExp(`/releases/map/[^/]+/(?:assets/)?${name}\\.[^/]*\\.m?js$`);
const canvas = (page: Page) => page.locator('canvas.maplibregl-canvas');

/** Waits until the branch's places have been drawn on the page's map. */
const placesAreDrawn = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('umkreis:places-drawn').length > 0, undefined, {
    timeout: 45_000,
  });

/** Waits for the React page, and checks that its list and map work together. */
async function listLeadsToAPlace(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Liste', exact: true }).click();
  const row = page.getByRole('list', { name: /Orte/ }).getByRole('button').first();
  await row.click();
  await expect(page).toHaveURL(/\/map\/place\//);
}

/** Messages of MapLibre for tiles: 'LT' loads one, 'RT' reloads one. */
type TileMessages = typeof globalThis & { tileMessages: string[] };

test('renders map and places without shell, router and React, loading each tile once', async ({ page }) => {
  const { subdomain } = await branch(1);
  await page.addInitScript(() => {
    const messages = ((globalThis as TileMessages).tileMessages = [] as string[]);
    for (const prototype of [Worker.prototype, MessagePort.prototype]) {
      const own = prototype.postMessage as (message: { type?: string }, ...remaining: unknown[]) => void;
      prototype.postMessage = function post(this: Worker, message: { type?: string }, ...remaining: unknown[]) {
        if (/^[LR]T$/.test(message?.type ?? '')) messages.push(message.type!);
        own.call(this, message, ...remaining);
      } as Worker['postMessage'];
    }
  });
  await page.route(/\/releases\/shell\/.*\.js$/, (route) => route.abort());
  // When the map is idle, the engine replaces the points if there are events.
  await page.route(release('engine-worker'), (route) => route.abort());
  await page.goto(`${hostUrl(subdomain)}/map`);
  await placesAreDrawn(page);
  await expect(page.locator('#first-map').locator(canvas(page))).toBeVisible();
  await expect(page.getByRole('main').locator('canvas')).toHaveCount(0);
  const tiles = await page.evaluate(() => (globalThis as TileMessages).tileMessages);
  expect(new Set(tiles)).toEqual(new Set(['LT']));
});

test('starts the map of a kiosk and of a frame the same way', { tag: '@nightly' }, async ({ page }) => {
  const [kiosk, framed] = await Promise.all([branch(21), branch(1)]);
  await page.route(/\/releases\/shell\/.*\.js$/, (route) => route.abort());
  await page.goto(`${hostUrl(kiosk.subdomain)}/map?iskiosk`);
  await placesAreDrawn(page);
  await expect(page.locator('#first-map').locator(canvas(page))).toBeVisible();

  const around = `${hostUrl(framed.subdomain)}/around`;
  await page.route(around, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<iframe src="/map" width="800" height="600"></iframe>' }),
  );
  await page.goto(around);
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('html')).toHaveAttribute('data-map', 'drawn', { timeout: 45_000 });
  await expect(frame.locator('#first-map canvas.maplibregl-canvas')).toBeVisible();
});

test(
  'starts the shell when the map is idle or on user input, without waiting for a map that fails',
  { tag: '@nightly' },
  async ({ page, context }) => {
    const { subdomain } = await branch(1);
    const shell = page.locator('script[src*="/releases/shell/"]');
    const list = page.getByRole('button', { name: 'Liste', exact: true });
    const open = () => page.goto(`${hostUrl(subdomain)}/map`, { waitUntil: 'commit' });
    // Without the deadlines, only the idle map can start the shell.
    const pageWithoutDeadlines = await context.newPage();
    await pageWithoutDeadlines.addInitScript(() => {
      const own = globalThis.setTimeout;
      globalThis.setTimeout = ((then: () => void, ms = 0) => (ms >= 2000 ? 0 : own(then, ms))) as typeof setTimeout;
    });
    await pageWithoutDeadlines.goto(`${hostUrl(subdomain)}/map`);
    await expect(pageWithoutDeadlines.locator('script[src*="/releases/shell/"]')).toHaveCount(1);
    expect(await pageWithoutDeadlines.evaluate(() => performance.getEntriesByName('umkreis:map-idle').length)).toBe(1);
    await pageWithoutDeadlines.close();

    await page.route(/\.pmtiles/, () => {});
    await open();
    await page.waitForFunction(() => document.getElementById('start') && document.readyState !== 'loading');
    await expect(shell).toHaveCount(0);
    await page.keyboard.press('Shift');
    await expect(shell).toHaveCount(1);
    await expect(list).toBeVisible();

    await open();
    await expect(list).toBeVisible();
    expect(await page.evaluate(() => performance.getEntriesByName('umkreis:map-idle').length)).toBe(0);
  },
);

test(
  'fetches and runs the shell after the places are drawn, also on a slow connection',
  { tag: '@nightly' },
  async ({ page }) => {
    const { subdomain } = await branch(1);
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('script[src*="/releases/shell/"]')) return;
        performance.mark('shell-runs');
        observer.disconnect();
      }).observe(document, { subtree: true, childList: true });
    });
    await page.route(release('maplibre-gl'), async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 2000));
      await route.continue();
    });
    // Includes requests of the engine's worker, which the page cannot observe.
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    await page.goto(`${hostUrl(subdomain)}/map`);
    await listLeadsToAPlace(page);
    const [placesDrawn, shellRuns, libraryCame] = await page.evaluate((library) => {
      const [entry] = performance.getEntriesByType('resource').filter(({ name }) => new RegExp(library).test(name));
      const came = entry!.startTime + entry!.duration;
      const marked = ['umkreis:places-drawn', 'shell-runs'].map(
        (name) => performance.getEntriesByName(name)[0]!.startTime,
      );
      return [...marked, came];
    }, release('maplibre-gl').source);
    const opened = await page.evaluate(() => performance.timeOrigin);
    const at = (name: RegExp) => requests.find((request) => name.test(request.url()))!.timing().startTime - opened;
    // On a busy machine the shell waits no longer than creating the map took, which started after its library
    // loaded.
    const waited = Math.min(placesDrawn!, 2 * libraryCame!);
    for (const file of [/\/releases\/shell\/.*\.js$/, /\/map\/.*remoteEntry.*\.js$/])
      expect(at(file)).toBeGreaterThan(waited);
    expect(shellRuns).toBeGreaterThan(waited);
    expect(at(/\/json\/basemap-items-/)).toBeGreaterThan(waited);
    expect(at(/\/json\/places-/)).toBeLessThan(placesDrawn!);
  },
);

test('shows a progress bar before anything else on a slow network', { tag: '@nightly' }, async ({ page }) => {
  const { subdomain } = await branch(1);
  await page.route(/\/releases\/.*\.js$/, () => {});
  await page.goto(`${hostUrl(subdomain)}/map`, { waitUntil: 'commit' });
  const width = () =>
    page.locator('.frame-map i').evaluate((bar) => {
      const { transform } = getComputedStyle(bar, '::after');
      return transform === 'none' ? 0 : new DOMMatrix(transform).a;
    });
  await expect.poll(width, { timeout: 5000 }).toBeGreaterThan(0.2);
});

test('reads the places of the snapshot once for the map, without the engine', { tag: '@nightly' }, async ({ page }) => {
  const { subdomain } = await branch(1);
  const ranges: string[] = [];
  page.on('request', (request) => {
    if (/\/json\/places-/.test(request.url())) ranges.push(request.headers().range!);
  });
  const opened: string[] = [];
  page.on('worker', (worker) => opened.push(worker.url()));
  await page.route(/\/releases\/shell\/.*\.js$/, (route) => route.abort());
  await page.route(release('engine-worker'), (route) => route.abort());
  await page.goto(`${hostUrl(subdomain)}/map`);
  await placesAreDrawn(page);
  await page.unroute(/\/releases\/shell\/.*\.js$/);
  await page.unroute(release('engine-worker'));

  ranges.length = 0;
  await page.goto(`${hostUrl(subdomain)}/map?style=topo`);
  await placesAreDrawn(page);
  await listLeadsToAPlace(page);
  await expect.poll(() => opened.some((url) => url.includes('engine-worker'))).toBe(true);
  expect(ranges.length).toBeGreaterThan(1);
  expect(ranges).toEqual([...new Set(ranges)]);
});

test(
  'fetches each snapshot once, by the engine only, without errors, for every kind of map',
  { tag: '@nightly' },
  async ({ page }) => {
    const { subdomain } = await branch(1);
    const snapshot = /\/json\/basemap-items-/;
    const requests: string[] = [];
    const messages: string[] = [];
    page.on('request', (request) => {
      if (snapshot.test(request.url())) requests.push(request.url());
      if (request.url().endsWith('/edge/faults')) messages.push(request.postData() ?? '');
    });
    page.on('console', (message) => {
      // On a busy machine code is used later than browsers expect of preloads.
      const others = /GPU|WebGL|blocked by Playwright|\/releases\/.* was preloaded/;
      const isOurs = !others.test(message.text());
      if (isOurs && ['error', 'warning'].includes(message.type())) messages.push(message.text());
    });
    const found = () => expect(page.getByRole('heading', { name: /^Treffer für/ })).toBeVisible({ timeout: 45_000 });
    for (const [address, isThere] of [
      ['/map', () => listLeadsToAPlace(page)],
      ['/map?q=Bad', found],
    ] as const) {
      requests.length = 0;
      await page.goto(hostUrl(subdomain) + address);
      await isThere();
      // A change by another test has a snapshot of its own.
      expect([address, requests.length]).toEqual([address, new Set(requests).size]);
      expect(requests).not.toEqual([]);
      const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
      expect(names.filter((name) => snapshot.test(name))).toEqual([]);
    }
    expect(messages).toEqual([]);
  },
);

test('requests the tiles of a large guide without engine and shell', { tag: '@nightly' }, async ({ page }) => {
  const { subdomain } = await branch(1);
  await stubTiled(page);
  const tiles: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/items/tiles/')) tiles.push(new URL(request.url()).pathname);
  });
  await page.route(/\/releases\/shell\/.*\.js$/, (route) => route.abort());
  await page.route(release('engine-worker'), (route) => route.abort());
  await page.goto(`${hostUrl(subdomain)}/map`);
  await placesAreDrawn(page);
  expect(tiles.length).toBeGreaterThan(0);
  await page.unroute(/\/releases\/shell\/.*\.js$/);
  await page.unroute(release('engine-worker'));

  tiles.length = 0;
  await page.goto(`${hostUrl(subdomain)}/map`);
  await placesAreDrawn(page);
  await listLeadsToAPlace(page);
  // The page adopts the map unchanged, and requests no tiles again.
  expect(tiles).toEqual([...new Set(tiles)]);
});

test(
  'draws the places of the engine if the archive of places cannot be read',
  { tag: '@nightly' },
  async ({ page }) => {
    const { subdomain } = await branch(1);
    await page.route(/\/json\/places-/, (route) => route.fulfill({ status: 404 }));
    await page.goto(`${hostUrl(subdomain)}/map`);
    await placesAreDrawn(page);
    await listLeadsToAPlace(page);
  },
);

test('waits for the names that symbols need, whoever owns the map by then', { tag: '@nightly' }, async ({ page }) => {
  const { subdomain } = await branch(1);
  const missing: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('could not be loaded')) missing.push(message.text());
  });
  await page.route(/\/json\/reference-/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3000));
    await route.continue();
  });
  for (const path of ['/map?events=alle', '/map']) {
    await page.goto(hostUrl(subdomain) + path);
    await expect(page.getByRole('main').locator(canvas(page))).toBeVisible();
    await placesAreDrawn(page);
    await page.waitForFunction(() => performance.getEntriesByName('umkreis:map-idle').length > 0);
  }
  expect(missing).toEqual([]);
});

test(
  'adopts the running map, disposes of it when the visitor leaves, and adopts it again',
  { tag: '@nightly' },
  async ({ page }) => {
    const { subdomain } = await branch(1);
    const opened: string[] = [];
    page.on('worker', (worker) => opened.push(worker.url()));
    await page.goto(`${hostUrl(subdomain)}/map`);
    await expect(canvas(page)).toBeVisible();
    await canvas(page).evaluate((element) => (element.dataset.first = 'yes'));
    await expect(page.getByRole('main').locator('canvas[data-first]')).toBeVisible();
    await listLeadsToAPlace(page);
    const go = (path: string) =>
      page.evaluate((to) => {
        history.pushState({}, '', to);
        dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      }, path);
    await go('/inspire');
    await expect(canvas(page)).toHaveCount(0);
    await go('/map');
    await expect(page.getByRole('main').locator('canvas[data-first]')).toBeVisible();
    await expect(canvas(page)).toHaveCount(1);
    expect(opened.filter((url) => url.includes('engine-worker'))).toHaveLength(1);
  },
);

test('creates map and places in the page if its script or worker is missing', { tag: '@nightly' }, async ({ page }) => {
  const { subdomain } = await branch(1);
  const map = `${hostUrl(subdomain)}/map`;
  await page.route(release('start'), (route) => route.abort());
  await page.goto(map);
  await placesAreDrawn(page);
  await listLeadsToAPlace(page);
  await page.unrouteAll();

  await page.route(release('engine-worker'), (route) => route.abort());
  await page.goto(map);
  await placesAreDrawn(page);
  await listLeadsToAPlace(page);
});

test('reads the places in the page if the bootstrap script could not', { tag: '@nightly' }, async ({ page }) => {
  const { subdomain } = await branch(1);
  let rejectedCount = 0;
  const snapshot = /\/json\/(?:basemap-items|places)-branch-/;
  await page.route(snapshot, (route) => {
    rejectedCount++;
    return route.abort();
  });
  await page.goto(`${hostUrl(subdomain)}/map`);
  await expect(page.getByRole('main').locator('canvas.maplibregl-canvas')).toBeVisible();
  expect(rejectedCount).toBeGreaterThan(0);
  expect(await page.evaluate(() => performance.getEntriesByName('umkreis:places-drawn').length)).toBe(0);
  await page.unroute(snapshot);
  await placesAreDrawn(page);
  await listLeadsToAPlace(page);
});
