import type { Contest } from '@umkreis/contract/contest.ts';
import type { Item } from '@umkreis/contract/item.ts';
import { branch, placeWith } from './support/guide-data.ts';
import { hostUrl, mainUrl } from './support/instance.ts';
import { smallKiosk } from './support/small-kiosk.ts';
import { expect, test, type Page } from './support/test.ts';

test.use({ basemap: false, viewport: smallKiosk, hasTouch: true });

/** It has places with a telephone and a website, a contest and a chat. */
const BRANCH = 21;

/** Addresses of all links of the page, except those to views of the guide. */
const leaving = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
    const isView = ({ href, target }: HTMLAnchorElement) => href.startsWith(`${location.origin}/map`) && !target;
    return [...new Set(links.filter((link) => !isView(link)).map(({ href }) => href))];
  });

/** Follows every link that leaves the kiosk. @returns their addresses */
async function followAll(page: Page, where: string): Promise<string[]> {
  const addresses = await leaving(page);
  for (const address of addresses) {
    const before = page.url();
    await page.evaluate((href) => {
      [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].find((link) => link.href === href)!.click();
    }, address);
    const dialog = page.getByRole('dialog', { name: 'Auf dem Telefon öffnen' });
    await expect(dialog.getByRole('img', { name: 'QR-Code' }), `${where}: ${address}`).toBeVisible();
    await dialog.getByRole('button', { name: 'Schliessen' }).dispatchEvent('click');
    await expect(dialog).toBeHidden();
    expect(new URL(page.url()).pathname, address).toBe(new URL(before).pathname);
  }
  return addresses;
}

const has = (item: Item, name: string) => item.itemDetails.some(({ dataKeyName }) => dataKeyName === name);

test(
  'shows a QR code for every link that leaves it, wherever it is',
  { tag: '@nightly' },
  async ({ page, context }) => {
    const opened: string[] = [];
    context.on('page', (other) => opened.push(other.url()));
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame() && !/\/map/.test(frame.url())) opened.push(frame.url());
    });
    const { subdomain } = await branch(BRANCH);
    const open = async (path: string) => {
      await page.goto(`${hostUrl(subdomain)}${path}${path.includes('?') ? '&' : '?'}iskiosk`);
      await expect(page.getByRole('button', { name: 'Zum Standort' })).toBeVisible();
    };
    const place = await placeWith(
      BRANCH,
      (item) => Boolean(item.details?.hours),
      (item) => has(item, 'phone') && has(item, 'url'),
    );
    const found: Record<string, string[]> = {};

    await open(`/map/place/${place.nanoId}`);
    await expect(page.getByRole('heading', { name: place.title, exact: true })).toBeVisible();
    await expect(page.locator('a[href^="tel:"]').first()).toBeAttached();
    found.card = await followAll(page, 'card');
    await page.getByRole('button', { name: 'Teilen' }).first().dispatchEvent('click');
    await expect(page.getByRole('dialog').getByRole('img', { name: 'QR-Code' })).toBeVisible();

    await open('/map');
    await page.getByRole('button', { name: 'Agenda' }).first().dispatchEvent('click');
    await expect(page.getByRole('region', { name: 'Orte und Angaben' })).toBeVisible();
    found.events = await followAll(page, 'events');
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Liste', exact: true }).dispatchEvent('click');
    await expect(page.getByRole('region', { name: 'Orte und Angaben' }).getByRole('listitem').first()).toBeVisible();
    found.list = await followAll(page, 'list');
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Menü' }).first().dispatchEvent('click');
    await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible();
    found.menu = await followAll(page, 'menu');
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Fragen', exact: true }).dispatchEvent('click');
    const question = page.getByRole('textbox', { name: 'Frage stellen' });
    await question.fill('Welche Restaurants haben heute Abend offen?');
    await question.press('Enter');
    const log = page.getByRole('log', { name: 'Gesprächsverlauf' });
    await expect(
      log
        .getByRole('listitem')
        .or(log.getByText(/nichts|keine/i))
        .first(),
    ).toBeVisible();
    found.chat = await followAll(page, 'chat');

    const contests = (await (await page.request.get(`${mainUrl}/api/contests/`)).json()) as Contest[];
    const contest = contests.find(({ branchShortId }) => branchShortId === BRANCH)!;
    await open(`/map?contest=${contest.nanoId}`);
    await expect(page.getByRole('dialog').getByText(contest.title.de).first()).toBeVisible();
    found.contest = await followAll(page, 'contest');

    const kinds = new Set(
      Object.values(found)
        .flat()
        .map((address) => new URL(address).protocol),
    );
    expect([...kinds], JSON.stringify(found)).toEqual(expect.arrayContaining(['tel:', 'https:']));
    expect(found.card!.some((address) => address.includes('maps/dir'))).toBe(true);
    expect(opened).toEqual([]);
  },
);
