import type { ListedEvents } from '@umkreis/contract/listed-events.ts';
import { axe } from './support/axe.ts';
import { expect, test, type Page } from './support/test.ts';
import { branch, placeWithHours } from './support/guide-data.ts';
import { hostUrl, mainUrl } from './support/instance.ts';

test.use({ basemap: false });

let origin: string;
let topic: string;
let nanoId: string;

test.beforeAll(async () => {
  const { subdomain, searchShortcuts } = await branch(1);
  origin = hostUrl(subdomain);
  topic = searchShortcuts.find(({ env }) => env === 'development')!.id;
  ({ nanoId } = await placeWithHours(1));
});

const violationsOf = async (page: Page) =>
  // A preview is a page of its own, checked as such.
  (await axe(page).exclude('umkreis-embed').analyze()).violations.map(
    ({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`,
  );
const rows = (page: Page) => page.getByRole('main').getByRole('listitem');

test('shows the first entries in the chosen order, with a link to all of them', async ({ page }) => {
  await page.goto(`${origin}/embed/search-shortcut/${topic}?rows=3&sort=title`);
  await expect(rows(page)).toHaveCount(3);
  const titles = await page.locator('[data-place] [lang="de"]').allTextContents();
  expect(titles).toEqual(titles.toSorted((a, b) => a.localeCompare(b, 'de')));
  const all = page.getByRole('link', { name: /^Alle \d+ Einträge ansehen/ });
  await expect(all).toHaveAttribute('href', new RegExp(`/map/search-shortcut/${topic}`));
  expect(await violationsOf(page)).toEqual([]);
});

test('shows places as pictures, side by side where they fit', { tag: '@nightly' }, async ({ page }) => {
  await page.goto(`${origin}/embed/search-shortcut/tiles/${topic}?rows=6`);
  await expect(rows(page)).toHaveCount(6);
  const [first, second] = await Promise.all([rows(page).nth(0).boundingBox(), rows(page).nth(1).boundingBox()]);
  const isPhone = page.viewportSize()!.width < 500;
  expect(second!.y - first!.y > 100).toBe(isPhone);
  expect(await violationsOf(page)).toEqual([]);
});

test('shows a map alone at the chosen centre and zoom', { tag: '@nightly' }, async ({ page }) => {
  await page.goto(`${origin}/embed/search-shortcut/map/${topic}?center=47.14,9.52&zoom=15`);
  await expect(page.getByRole('button', { name: 'Hineinzoomen' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  expect(await violationsOf(page)).toEqual([]);
});

test('shows the events of a guide by day, and opens one with its place', async ({ page, context }) => {
  await page.goto(`${origin}/embed/guide/agenda`);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  const [tab] = await Promise.all([context.waitForEvent('page'), rows(page).first().getByRole('button').click()]);
  await expect(tab).toHaveURL(/\/map\/place\/[^/]+\/[^?]*\?event=/);
  await tab.close();
  expect(await violationsOf(page)).toEqual([]);
  await page.goto(`${origin}/embed/guide/agenda?to=2020-01-01`);
  await expect(page.getByText('Zurzeit ist nichts geplant')).toBeVisible();
});

test('shows the events at the places of a topic, as the server knows them', { tag: '@nightly' }, async ({ page }) => {
  const { searchShortcuts } = await branch(1);
  const listed = async (id: string) =>
    (await (
      await fetch(`${mainUrl}/api/events/listed/1?of=shortcut&id=${id}&limit=500&series=once`)
    ).json()) as ListedEvents;
  const ids = searchShortcuts.filter(({ env }) => env === 'development').map(({ id }) => id);
  const all = await Promise.all(ids.map(async (id) => ({ id, ...(await listed(id)) })));
  const { id, events, total } = all.find((one) => one.total > 3)!;
  await page.goto(`${origin}/embed/search-shortcut/agenda/${id}?rows=3`);
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByText(`${total} Veranstaltungen`)).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(`^Alle ${total} `) })).toBeVisible();
  expect(events.map(({ title }) => title)).toContain(await rows(page).first().locator('[lang]').first().innerText());
  // A series is listed once, with its next dates.
  const series = events.find(({ laterDates }) => laterDates)!;
  await page.goto(`${origin}/embed/search-shortcut/agenda/${id}?rows=${total}`);
  await expect(rows(page)).toHaveCount(total);
  await expect(rows(page).filter({ hasText: series.title }).first()).toHaveText(/ · auch am \d+\. /);
  expect(await violationsOf(page)).toEqual([]);
  await page.goto(`${origin}/embed/search-shortcut/agenda/${id}?to=2020-01-01`);
  await expect(page.getByText('Zurzeit ist nichts geplant')).toBeVisible();
  // Not reachable: a sentence and a button, which then shows the events.
  await page.route('**/api/events/listed/**', (route) => route.abort());
  await page.goto(`${origin}/embed/search-shortcut/agenda/${id}`);
  await expect(page.getByText('konnte nicht geladen werden')).toBeVisible();
  await page.unroute('**/api/events/listed/**');
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(rows(page).first()).toBeVisible();
});

test('shows one place with its opening state and contact', async ({ page }) => {
  await page.goto(`${origin}/embed/place/${nanoId}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/geöffnet|geschlossen|öffnet|schliesst/i).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.goto(`${origin}/embed/place/unknown1`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Liste gibt es nicht');
});

test('shows one place on a map, with its facts or alone', { tag: '@nightly' }, async ({ page, context }) => {
  await page.goto(`${origin}/embed/place/list-map/${nanoId}`);
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  const [map, facts] = [page.getByRole('region', { name: `Karte: ${title}` }), page.getByRole('article')];
  await expect(map).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hineinzoomen' })).toBeVisible();
  await expect(facts.getByText(/geöffnet|geschlossen|öffnet|schliesst/i).first()).toBeVisible();
  const [mapBox, factsBox] = [(await map.boundingBox())!, (await facts.boundingBox())!];
  const isPhone = page.viewportSize()!.width < 500;
  expect(isPhone ? factsBox.y >= mapBox.y + mapBox.height - 1 : factsBox.x + factsBox.width <= mapBox.x + 1).toBe(true);
  expect(await violationsOf(page)).toEqual([]);

  // The pin is in the centre, and opens the place.
  const center = { x: mapBox.x + mapBox.width / 2, y: mapBox.y + mapBox.height / 2 - 30 };
  await expect(async () => {
    const opened = context.waitForEvent('page', { timeout: 2000 });
    await page.mouse.click(center.x, center.y);
    await expect(await opened).toHaveURL(new RegExp(`/map/place/${nanoId}`));
  }).toPass();

  await page.goto(`${origin}/embed/place/map/${nanoId}`);
  await expect(page.getByRole('button', { name: 'Hineinzoomen' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  expect(await violationsOf(page)).toEqual([]);
});

test('writes the code of each view, with a preview', { tag: '@nightly' }, async ({ page }) => {
  await page.goto(`${origin}/embed/`);
  const code = page.getByRole('textbox', { name: 'Code für die Website' });
  const preview = page.frameLocator('umkreis-embed iframe');
  await page.getByRole('group', { name: 'Darstellung' }).getByText('Bilder').click();
  await page.getByLabel('Anzahl Einträge').fill('4');
  await expect(code).toHaveValue(/\n {2}view="tiles"\n {2}rows="4"\n/);
  await expect(preview.getByRole('main').getByRole('listitem')).toHaveCount(4);

  await page.getByRole('group', { name: 'Was wird eingebettet?' }).getByText('Ort', { exact: true }).click();
  await expect(page.getByText('Einen Ort suchen')).toBeVisible();
  await page.getByRole('searchbox').fill('gasthof');
  await page.getByRole('list', { name: 'Gefundene Orte' }).getByRole('button').first().click();
  await expect(code).toHaveValue(/\n {2}place="[\w-]+"\n/);
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('group', { name: 'Darstellung' }).getByText('Angaben und Karte').click();
  await expect(code).toHaveValue(/\n {2}view="list-map"\n/);
  await expect(page.getByLabel('Mitte der Karte')).toBeVisible();
  await expect(preview.getByRole('region', { name: /^Karte: / })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await page.getByRole('group', { name: 'Was wird eingebettet?' }).getByText('Ganze Karte').click();
  await expect(code).toHaveValue(/\n {2}view="agenda"\n/);
  await expect(preview.getByRole('heading', { level: 2 }).first()).toBeVisible();
});
