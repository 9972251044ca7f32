import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import type { EmbedNews } from '@umkreis/contract/embed-message.ts';
import { expect, test, type Frame, type Page } from './support/test.ts';
import { branch, placeWithHours } from './support/guide-data.ts';
import { hostUrl } from './support/instance.ts';
import { nextFrame } from './support/next-frame.ts';

test.use({ basemap: false });

/** Maximum size of a list's own scripts until it is idle, kB in Brotli. */
const HEAVIEST_KB = 122;

declare global {
  interface Window {
    received: EmbedNews[];
    list: HTMLElement & { filter(query: string): void };
  }
}

let site: Server;
let siteUrl: string;
let origin: string;
let topic: string;

const element = (attributes: string) => `<umkreis-embed shortcut="${topic}" ${attributes}></umkreis-embed>`;

/**
 * A page of another origin that allows scripts and frames of the guide, one script of its own, and nothing
 * else.
 */
const foreignPage = (body: string) =>
  `<!doctype html><html lang="de"><meta name="viewport" content="width=device-width"><title>Another site</title>
<script nonce="own">window.received = [];</script>
<script async src="${origin}/embed/umkreis-embed.js"></script>
<h1>Gasthäuser</h1>${body}
<script nonce="own">
window.list = document.querySelector('umkreis-embed');
for (const type of ['ready', 'height', 'select', 'filter'])
  window.list?.addEventListener(type, ({ detail }) => window.received.push(detail));
</script></html>`;

test.beforeAll(async () => {
  const { subdomain, searchShortcuts } = await branch(1);
  origin = hostUrl(subdomain);
  topic = searchShortcuts.find(({ env }) => env === 'development')!.id;
  site = createServer((request, response) => {
    const { searchParams } = new URL(request.url!, 'http://site');
    response
      .setHeader('Content-Type', 'text/html; charset=utf-8')
      .setHeader(
        'Content-Security-Policy',
        `default-src 'none'; script-src 'nonce-own' ${origin}; style-src 'nonce-own'; frame-src ${origin}; require-trusted-types-for 'script'`,
      )
      .end(foreignPage(searchParams.get('body') ?? element('')));
  });
  await new Promise<void>((resolve) => {
    site.listen(0, '127.0.0.1', resolve);
  });
  siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}/`;
});
test.afterAll(() => new Promise((resolve) => site.close(resolve)));

const pageWith = (body: string) => `${siteUrl}?${new URLSearchParams({ body })}`;
const embedded = (page: Page): Frame => page.frames().find((frame) => frame.url().startsWith(origin))!;
const receivedMessages = (page: Page) => page.evaluate(() => window.received);

/** Warnings and errors of the browser and the pages. */
function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on('pageerror', (error) => found.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) found.push(message.text());
  });
  return found;
}

test('embeds a list in another site under a strict policy: small, as high as its content, and reacting to messages', async ({
  page,
  context,
}) => {
  const found = complaints(page);
  const scripts: Promise<[string, number]>[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js'))
      scripts.push(
        response.body().then((body) => [new URL(response.url()).pathname, brotliCompressSync(body).length / 1000]),
      );
  });
  await page.goto(siteUrl);
  const rows = page.frameLocator('iframe').getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const loaded = await Promise.all(scripts);
  expect(loaded.map(([path]) => path).filter((path) => /maplibre|\/shell\//.test(path))).toEqual([]);
  const weight = loaded.reduce((sum, [, kB]) => sum + kB, 0);
  expect(weight, JSON.stringify(loaded)).toBeLessThanOrEqual(HEAVIEST_KB);
  expect(loaded.find(([path]) => path.endsWith('umkreis-embed.js'))![1]).toBeLessThan(4);

  const frame = embedded(page);
  await frame.evaluate(() => document.documentElement.setAttribute('data-test', 'same page'));
  const title = await frame.getByRole('heading', { level: 1 }).innerText();
  expect(await receivedMessages(page)).toContainEqual(expect.objectContaining({ umkreis: 1, type: 'ready', title }));
  for (const width of [200, 320, 480, 800, 1200]) {
    await page.setViewportSize({ width: width + 16, height: 900 });
    await expect
      .poll(() => frame.evaluate(() => [document.documentElement.scrollWidth <= innerWidth, innerWidth]))
      .toEqual([true, width]);
    await expect
      .poll(() => frame.evaluate(() => document.documentElement.scrollHeight - innerHeight), { message: `${width} px` })
      .toBe(0);
  }

  await page.evaluate(() => {
    window.list.setAttribute('theme', 'dark');
    window.list.setAttribute('accent', '#00aa55');
    window.list.setAttribute('language', 'en');
  });
  await expect(frame.getByRole('searchbox', { name: 'Search' })).toBeVisible();
  const lookOf = () =>
    frame.evaluate(() => [
      document.documentElement.dataset.theme,
      getComputedStyle(document.querySelector('main')!.parentElement!).backgroundColor,
      document.documentElement.style.getPropertyValue('--accent'),
      document.documentElement.dataset.test,
    ]);
  await expect.poll(lookOf).toEqual(['dark', 'rgb(34, 30, 43)', '#0aad5c', 'same page']);
  await page.evaluate(() => window.list.removeAttribute('theme'));
  await expect.poll(async () => (await lookOf())[0]).toBeUndefined();

  const name = (await rows.nth(1).getByRole('button').first().innerText()).split('\n')[0]!;
  await page.evaluate((query) => window.list.filter(query), name);
  await expect(rows).toHaveCount(1);
  await expect
    .poll(async () => (await receivedMessages(page)).find(({ type }) => type === 'filter'))
    .toEqual({ umkreis: 1, type: 'filter', words: name, count: 1 });

  const [opened] = await Promise.all([context.waitForEvent('page'), rows.first().getByRole('button').first().click()]);
  await expect(opened).toHaveURL(/\/map\/place\/[\w-]{8}/);
  await expect(opened.getByRole('heading', { name, exact: true })).toBeVisible();
  expect((await receivedMessages(page)).find(({ type }) => type === 'select')).toMatchObject({ title: name });
  expect(await opened.evaluate(() => opener)).toBeNull();
  await opened.close();
  // The browser denies storage to a frame of another site, so everything worked without it.
  expect(await context.cookies()).toEqual([]);
  expect(found).toEqual([]);
});

/** Styles of a page that touch everything, and three narrow columns on dark ground. */
const hostileStyles = `<style nonce="own">
:root{color-scheme:dark}body{background:#111;color:#eee}
*{font:40px serif!important;color:red!important;letter-spacing:9px!important;box-sizing:content-box!important;text-align:right!important}
iframe,div,a,button,p{display:none!important;width:9px!important;border:9px solid red!important;transform:rotate(9deg)!important}
umkreis-embed>*{display:none}
section{display:inline-block;vertical-align:top}
${[280, 320, 360].map((width) => `.of${width}{width:${width}px}`).join('')}
</style>`;

test('is the same in three narrow columns of a dark page whose styles touch everything', async ({ page }) => {
  const found = complaints(page);
  const views = { 280: '', 320: 'view="tiles" rows="4"', 360: 'view="agenda" rows="3"' };
  const columns = Object.entries(views).map(
    ([width, attributes]) => `<section class="of${width}">${element(attributes)}</section>`,
  );
  await page.goto(pageWith(hostileStyles + columns.join('')));
  const embeds = page.locator('umkreis-embed');
  await expect(embeds).toHaveCount(3);
  for (const [index, width] of [280, 320, 360].entries()) {
    const frame = embeds.nth(index).locator('iframe');
    const content = frame.contentFrame();
    await expect(content.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(content.getByRole('status', { name: /geladen/ })).toHaveCount(0);
    const box = (await frame.boundingBox())!;
    expect(box.width, `${width} px`).toBe(width);
    expect(await frame.evaluate((one) => [getComputedStyle(one).borderWidth, getComputedStyle(one).transform])).toEqual(
      ['0px', 'none'],
    );
    await expect
      .poll(() =>
        content
          .locator('html')
          .evaluate(({ scrollWidth, scrollHeight }) => [scrollWidth <= innerWidth, scrollHeight - innerHeight]),
      )
      .toEqual([true, 0]);
    const { fontSize, color } = await content
      .getByRole('heading', { level: 1 })
      .evaluate((one) => ({ fontSize: getComputedStyle(one).fontSize, color: getComputedStyle(one).color }));
    expect([Number.parseFloat(fontSize) < 30, color !== 'rgb(255, 0, 0)']).toEqual([true, true]);
  }
  expect(found).toEqual([]);
});

test(
  'works in each kind of sandbox: a place opens in a tab, or its URL can be copied',
  { tag: '@nightly' },
  async ({ page }) => {
    const found = complaints(page);
    const sandboxes = ['allow-scripts', 'allow-scripts allow-same-origin', 'allow-scripts allow-popups'];
    for (const sandbox of sandboxes) {
      await page.goto(pageWith(element(`sandbox="${sandbox}" height="600"`)));
      const list = page.frameLocator('iframe');
      await expect(list.getByRole('listitem').first(), sandbox).toBeVisible();
      await expect.poll(async () => (await receivedMessages(page)).map(({ type }) => type), sandbox).toContain('ready');
      await page.waitForLoadState('networkidle');
      expect(found, sandbox).toEqual([]);
      const first = list.getByRole('listitem').first();
      if (sandbox.includes('popups')) {
        const [opened] = await Promise.all([page.waitForEvent('popup'), first.getByRole('button').first().click()]);
        await opened.close();
      } else {
        await first.getByRole('button').first().click();
        await expect(first.getByRole('textbox', { name: /^Adresse/ })).toHaveValue(/\/map\/place\/[\w-]{8}/);
        // The browser logs that the tab was blocked.
        expect(found.filter((text) => !/allow-popups/.test(text))).toEqual([]);
        found.length = 0;
      }
    }
    // Without scripts, and therefore without the custom element.
    await page.goto(pageWith(`<iframe sandbox="" src="${origin}/embed/search-shortcut/${topic}"></iframe>`));
    await expect(page.frameLocator('iframe').getByRole('listitem').first()).toBeVisible();
  },
);

test('lists the same places without scripts, with links that open outside the frame', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const path = `${origin}/embed/search-shortcut/${topic}`;
  await page.goto(pageWith(`<iframe width="400" height="600" src="${path}"></iframe>`));
  const list = page.frameLocator('iframe');
  const headline = await list.locator('.kind').innerText();
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    list.getByRole('list').getByRole('link').first().click(),
  ]);
  await expect(opened).toHaveURL(/\/map\/place\/[\w-]{8}/);
  await context.close();
  const scripted = await browser.newPage();
  await scripted.goto(path);
  await expect(scripted.locator('output').first()).toHaveText(/\d/);
  expect(Number.parseInt(headline, 10)).toBe(Number.parseInt(await scripted.locator('output').first().innerText(), 10));
  await scripted.close();
});

test('states that it is offline instead of showing no results', { tag: '@nightly' }, async ({ page, context }) => {
  const place = await placeWithHours(1);
  await page.goto(pageWith(element('')));
  const list = page.frameLocator('iframe');
  await expect(list.getByRole('listitem').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  // The engine's worker keeps its connection when the page is offline.
  await context.route('**/search-module*', (route) => route.abort());
  await context.setOffline(true);
  await list.getByRole('searchbox').fill(`${place.title} gibtesnicht`);
  await expect(list.getByText('Keine Verbindung')).toBeVisible();
  await expect(list.getByText('Nichts gefunden')).toBeHidden();
  await context.setOffline(false);
});

test(
  'scrolls the page by wheel and one finger over a framed map, and moves the map with Ctrl or two fingers',
  { tag: '@nightly' },
  async ({ browser }) => {
    const context = await browser.newContext({ hasTouch: true, viewport: { width: 600, height: 800 } });
    const page = await context.newPage();
    await page.goto(pageWith(element('view="list-map" height="560"') + '<p>…</p>'.repeat(80)));
    const map = page.frameLocator('iframe').locator('.maplibregl-map');
    await expect(map.locator('canvas')).toBeVisible();
    await expect(map.locator('.maplibregl-cooperative-gesture-screen')).toBeAttached();
    await page.waitForLoadState('networkidle');
    const { x, y, width, height } = (await map.boundingBox())!;
    const [midX, midY] = [x + width / 2, y + height / 2];
    const scrolled = () => page.evaluate(() => scrollY);
    /** A screenshot of the idle map, without the gesture hint. */
    const picture = async () => {
      await expect(map.locator('.maplibregl-cooperative-gesture-screen.maplibregl-show')).toHaveCount(0);
      let last = '';
      await expect
        .poll(async () => {
          const before = last;
          last = createHash('sha256')
            .update(await map.screenshot())
            .digest('hex');
          return last === before;
        })
        .toBe(true);
      return last;
    };
    const finger = await context.newCDPSession(page);
    const drag = async (from: readonly (readonly [number, number])[], by: number) => {
      const points = (at: number) => from.map(([px, py], id) => ({ x: px, y: py + at, id }));
      await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points(0) });
      for (let step = 1; step <= 8; step++) {
        await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: points((by * step) / 8) });
        await nextFrame(page);
      }
      await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };

    await drag([[midX, midY]], -120);
    await expect.poll(scrolled).toBeGreaterThan(60);
    await page.evaluate(() => scrollTo(0, 0));
    await page.mouse.move(midX, midY);
    await page.mouse.wheel(0, 200);
    await expect.poll(scrolled).toBeGreaterThan(100);
    await page.evaluate(() => scrollTo(0, 0));
    const start = await picture();

    await drag(
      [
        [midX - 60, midY],
        [midX + 60, midY],
      ],
      -100,
    );
    expect(await scrolled()).toBe(0);
    const moved = await picture();
    expect(moved).not.toBe(start);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -300);
    await page.keyboard.up('Control');
    expect(await scrolled()).toBe(0);
    await expect.poll(async () => (await picture()) === moved).toBe(false);
    await context.close();
  },
);
