import { expect, test, type Page } from './support/test.ts';
import { branch, items } from './support/guide-data.ts';
import { hostUrl } from './support/instance.ts';

test.use({ basemap: false });

const filterChip = (page: Page) => page.getByRole('button', { name: /^Filter/ }).first();
const seen = (page: Page) => new URL(page.url()).searchParams;

test(
  'stores filter, style, time and search in the URL, across reloads, and undoes them one by one on back',
  { tag: '@clock' },
  async ({ page }) => {
    const { subdomain } = await branch(1);
    await page.goto(`${hostUrl(subdomain)}/map`);
    await filterChip(page).click();
    await expect(page.getByRole('heading', { name: 'Kategorien' })).toBeVisible();
    // The category with its count, not the topic above the map.
    await page.getByRole('button', { name: /^Essen \d/ }).click();
    await page.getByRole('button', { name: /^Take-away/ }).click();
    await page.getByRole('button', { name: /Orte? zeigen/ }).click();
    await page.getByRole('button', { name: 'Kartenstil' }).click();
    await page.getByRole('button', { name: 'Topo' }).click();
    await page.getByRole('button', { name: 'Zeitpunkt' }).click();
    await page.getByRole('button', { name: 'Morgen' }).click();
    await page.keyboard.press('Escape');
    expect([...seen(page).keys()].toSorted()).toEqual(['categories', 'services', 'style', 'time']);

    await page.reload();
    await expect(page.getByRole('button', { name: 'Filter, 2 aktiv' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Zeitpunkt: / })).toBeVisible();
    await page.goBack();
    await expect.poll(() => seen(page).has('time')).toBe(false);
    await page.goBack();
    await expect.poll(() => seen(page).has('style')).toBe(false);
    await page.goBack();
    await expect(filterChip(page)).toHaveText('Filter');
  },
);

test(
  "evaluates opening hours at the selected time in the branch's time zone",
  { tag: ['@clock', '@nightly'] },
  async ({ page }) => {
    const { subdomain } = await branch(1);
    const openAt = async (time: string) => {
      await page.goto(`${hostUrl(subdomain)}/map?time=${time}`);
      await filterChip(page).click();
      const chip = page.getByRole('button', { name: /^Dann geöffnet \d+/ });
      return Number((await chip.innerText()).match(/\d+/)![0]);
    };
    const morning = await openAt('2027-01-12T10:30');
    const night = await openAt('2027-01-12T03:30');
    expect(morning).toBeGreaterThan(night);
  },
);

test('shows the season of another day', { tag: ['@clock', '@nightly'] }, async ({ page }) => {
  const { subdomain } = await branch(21);
  for (const [day, season] of [
    ['2027-01-12', 'Winter'],
    ['2027-07-12', 'Sommer'],
  ]) {
    await page.goto(`${hostUrl(subdomain)}/map?time=${day}T10:30`);
    await expect(page.getByRole('button', { name: season!, pressed: true })).toBeVisible();
  }
});

test('finds a place on another floor and switches the map to that floor', { tag: '@nightly' }, async ({ page }) => {
  const { subdomain } = await branch(25);
  const all = await items(25);
  const above = all.find(
    (item) =>
      item.title &&
      item.details?.level === 'OG' &&
      all.filter((other) => other.title.includes(item.title)).length === 1,
  )!;
  await page.goto(`${hostUrl(subdomain)}/map?level=EG&q=${encodeURIComponent(above.title)}`);
  await expect(page.getByRole('button', { name: 'Stockwerk EG', pressed: true })).toBeVisible();
  await page.getByRole('list').getByRole('button', { name: above.title }).first().click();
  await expect(page.getByRole('button', { name: 'Stockwerk OG', pressed: true })).toBeVisible();
});

test('suggests which filter to remove if it leaves no results', { tag: '@nightly' }, async ({ page }) => {
  const { subdomain } = await branch(1);
  await page.goto(`${hostUrl(subdomain)}/map?q=hotel&categories=Eating`);
  await page.getByRole('button', { name: /^Ohne «Kategorien»: \d+ Ort/ }).click();
  await expect(
    page
      .getByRole('list', { name: /Treffer/ })
      .getByRole('listitem')
      .first(),
  ).toBeVisible();
});

test(
  "does not find another tenant's place on a branch's host, and links to its guide",
  { tag: '@nightly' },
  async ({ page }) => {
    const [here, there] = [await branch(1), await branch(2)];
    const own = new Set((await items(1)).map(({ nanoId }) => nanoId));
    const place = (await items(2)).find(
      ({ nanoId, title, branch: owner }) => title && owner === 2 && !own.has(nanoId),
    )!;
    const requested: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/items/nanoid/')) requested.push(new URL(request.url()).search);
    });
    await page.goto(`${hostUrl(here.subdomain)}/map/place/${place.nanoId}`);
    await expect(page.getByText(`Dieser Ort ist auf einer anderen Karte: ${there.title}.`)).toBeVisible();
    await expect(page.getByRole('heading', { name: place.title, exact: true })).toBeHidden();
    // The page has the text before the app requests the place.
    await expect.poll(() => requested[0]).toBe('?branch=1');
    await page.getByRole('link', { name: `Zur Karte ${there.title}` }).click();
    await expect(page).toHaveURL(new RegExp(`^${hostUrl(there.subdomain)}/map/place/${place.nanoId}`));
    await expect(page.getByRole('heading', { name: place.title, exact: true })).toBeVisible();
  },
);
