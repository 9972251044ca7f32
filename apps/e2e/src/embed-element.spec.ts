import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { EmbedNews } from '@umkreis/contract/embed-message.ts';
import { axe } from './support/axe.ts';
import { expect, test, type Page } from './support/test.ts';
import { branch, placeWithHours } from './support/guide-data.ts';
import { hostUrl, mainUrl } from './support/instance.ts';

test.use({ basemap: false });

declare global {
  interface Window {
    events: EmbedNews[];
  }
}

let site: Server;
let siteUrl: string;
let origin: string;
let topic: string;

/** A page of another site. */
const pageWith = (body: string) => `${siteUrl}?${new URLSearchParams({ body })}`;
const element = (attributes = '') => `<umkreis-embed shortcut="${topic}" ${attributes}></umkreis-embed>`;

test.beforeAll(async () => {
  const { subdomain, searchShortcuts } = await branch(1);
  origin = hostUrl(subdomain);
  topic = searchShortcuts.find(({ env }) => env === 'development')!.id;
  site = createServer((request, response) => {
    const body = new URL(request.url!, 'http://site').searchParams.get('body') ?? '';
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(`<!doctype html><html lang="de">
<meta name="viewport" content="width=device-width"><title>Another site</title>
<style>body{margin:0} .off{display:none} .grid{display:grid;grid-template-columns:1fr 2fr} @media print{.screen{display:none}}</style>
<script>window.events = []; for (const type of ['ready','error','select'])
  addEventListener(type, ({ detail }) => detail && events.push(detail), true);</script>
<script async src="${origin}/embed/umkreis-embed.js"></script><main><h1>Gasthäuser</h1>${body}</main></html>`);
  });
  await new Promise<void>((resolve) => {
    site.listen(0, '127.0.0.1', resolve);
  });
  siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}/`;
});
test.afterAll(() => new Promise((resolve) => site.close(resolve)));

const listOf = (page: Page) => page.frameLocator('umkreis-embed iframe');
const heightOf = async (page: Page) => (await page.locator('umkreis-embed').boundingBox())!.height;

test('follows the page that hides it, prints it or places it in a grid, and keeps its list when children are removed', async ({
  page,
}) => {
  await page.goto(pageWith(`<div class="grid"><p>Links</p>${element('height="300" class="screen"')}</div>`));
  const embed = page.locator('umkreis-embed');
  await expect(listOf(page).getByRole('listitem').first()).toBeVisible();
  expect((await embed.boundingBox())!.width).toBeCloseTo(page.viewportSize()!.width * (2 / 3), -1);
  await embed.evaluate((one) => one.replaceChildren());
  await expect(listOf(page).getByRole('listitem').first()).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  await expect(embed).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expect(embed).toBeVisible();
  await embed.evaluate((one) => one.setAttribute('hidden', ''));
  await expect(embed).toBeHidden();
  await embed.evaluate((one) => {
    one.removeAttribute('hidden');
    one.classList.add('off');
  });
  await expect(embed).toBeHidden();
});

test(
  'shows a notice with a link while the guide is down, and the list when it is back',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.route('**/embed/search-shortcut/**', (route) => route.abort());
    await page.goto(pageWith(element('language="en"')));
    const notice = page.locator('umkreis-embed').getByRole('status');
    await expect(notice).toContainText('cannot be reached');
    await expect(notice.getByRole('link')).toHaveAttribute('href', `${origin}/embed/search-shortcut/${topic}`);
    expect(await heightOf(page)).toBeLessThan(160);
    expect(await page.evaluate(() => window.events)).toEqual([{ umkreis: 1, type: 'error', reason: 'unreachable' }]);

    await page.unroute('**/embed/search-shortcut/**');
    await expect(notice).toBeHidden({ timeout: 90_000 });
    await expect(listOf(page).getByRole('listitem').first()).toBeVisible();
    expect((await page.evaluate(() => window.events)).map(({ type }) => type)).toEqual(['error', 'ready']);
  },
);

for (const [view, details] of [
  ['list', {}],
  ['list-map', { tag: '@nightly' }],
] as const)
  test(`is as high as the message for a list that does not exist, as ${view}`, details, async ({ page }) => {
    await page.goto(pageWith(`<umkreis-embed shortcut="deleted1" view="${view}"></umkreis-embed>`));
    await expect(listOf(page).getByRole('paragraph').filter({ hasText: 'Diese Liste gibt es nicht' })).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => window.events))
      .toEqual([{ umkreis: 1, type: 'error', reason: 'unknown' }]);
    await expect.poll(() => heightOf(page)).toBeLessThan(400);
  });

test('opens a place in its own guide: select event, address and canonical URL are the same', async ({
  page,
  context,
}) => {
  const place = await placeWithHours(1);
  await page.goto(pageWith(element()));
  const first = listOf(page).getByRole('listitem').first();
  await expect(first).toBeVisible();
  const [opened] = await Promise.all([context.waitForEvent('page'), first.getByRole('button').first().click()]);
  await expect(opened).toHaveURL(new RegExp(`^${origin}/map/place/`));
  await expect(opened.locator('link[rel=canonical]')).toHaveAttribute('href', opened.url());
  const url = opened.url();
  await opened.close();
  await expect.poll(() => page.evaluate(() => window.events.at(-1))).toMatchObject({ type: 'select', url });

  const response = await page.request.get(`${mainUrl}/map/place/${place.nanoId}?lang=en`, { maxRedirects: 0 });
  expect([response.status(), response.headers().location]).toEqual([
    301,
    `${origin}/map/place/${place.nanoId}?lang=en`,
  ]);
});

test('keeps the opening state of a row below 320 px, and drops its picture', { tag: '@nightly' }, async ({ page }) => {
  const { searchShortcuts } = await branch(1);
  const all = searchShortcuts.filter(({ env }) => env === 'development');
  await page.setViewportSize({ width: 300, height: 900 });
  for (const { id } of all) {
    await page.goto(`${origin}/embed/search-shortcut/${id}`);
    await expect(page.locator('main')).toBeVisible();
    await page.waitForLoadState('networkidle');
    const pictured = page.getByRole('listitem').filter({ has: page.locator('img') });
    const open = pictured.filter({ hasText: /geschlossen|offen|geöffnet|öffnet|schliesst/ }).first();
    if ((await open.count()) === 0) continue;
    await expect(open.locator('img')).toBeHidden();
    const state = open.locator('.line-clamp-2').last();
    await expect(state).toBeVisible();
    // Nothing of it is cut off.
    expect(
      await state.evaluate((one) => [one.scrollHeight > one.clientHeight, one.scrollWidth > one.clientWidth]),
    ).toEqual([false, false]);
    return;
  }
  throw new Error('No topic lists a place with a picture and opening hours.');
});

test(
  'has a map with zoom buttons, full screen and named regions next to the list',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto(pageWith(element('view="list-map" height="600"')));
    const list = listOf(page);
    await expect(list.locator('canvas.maplibregl-canvas')).toBeVisible();
    const map = list.getByRole('region', { name: /^Karte: / });
    await expect(map.getByRole('button', { name: 'Hineinzoomen' })).toBeVisible();
    await expect(map.getByRole('button', { name: 'Herauszoomen' })).toBeVisible();
    await map.getByRole('button', { name: 'Ganzer Bildschirm' }).click();
    const leave = map.getByRole('button', { name: 'Ganzen Bildschirm verlassen' });
    await expect(leave).toBeVisible();
    const screen = page.viewportSize()!;
    await expect.poll(async () => (await map.boundingBox())?.width).toBe(screen.width);
    await leave.click();
    await expect(map.getByRole('button', { name: 'Ganzer Bildschirm' })).toBeVisible();

    await page.goto(`${origin}/embed/search-shortcut/list-map/${topic}`);
    await expect(page.getByRole('button', { name: 'Hineinzoomen' })).toBeVisible();
    await expect(page.getByRole('listitem').first()).toBeVisible();
    const { violations } = await axe(page).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`)).toEqual([]);
  },
);

test('copies readable lines with the title in the language of the list, without axe violations', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 600 });
  await page.goto(`${origin}/embed/`);
  const code = page.getByRole('textbox', { name: 'Code für die Website' });
  await expect(code).toHaveValue(/^<script async src="[^"]+"><\/script>\n<umkreis-embed\n {2}guide="/);
  const german = /">([^<]+)<\/a>/.exec(await code.inputValue())![1];
  await page.getByRole('group', { name: 'Sprache' }).getByText('English').click();
  await expect(code).toHaveValue(/\n {2}language="en"\n/);
  expect(/">([^<]+)<\/a>/.exec(await code.inputValue())![1]).not.toBe(german);
  await expect(page.frameLocator('iframe').getByRole('listitem').first()).toBeVisible();
  const { violations } = await axe(page).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`)).toEqual([]);
});
