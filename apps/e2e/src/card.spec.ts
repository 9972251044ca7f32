import { readFile } from 'node:fs/promises';
import { axe } from './support/axe.ts';
import { expect, test, type Page } from './support/test.ts';
import type { Contest } from '@umkreis/contract/contest.ts';
import type { Event } from '@umkreis/contract/event.ts';
import { branch, items, placeWith, placeWithHours } from './support/guide-data.ts';
import { hostUrl, mainUrl } from './support/instance.ts';

test.use({ basemap: false });

const get = async <T>(path: string) => (await (await fetch(`${mainUrl}/api${path}`)).json()) as T;
const counted = (page: Page, key: string) =>
  page.waitForRequest((request) => request.url().includes('/metrics/') && (request.postData() ?? '').includes(key));

async function hasNoAxeViolations(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  const { violations } = await axe(page).exclude('canvas').analyze();
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
}

async function stepsThroughTheHours(page: Page, title: string): Promise<void> {
  const card = page.getByRole('article', { name: title });
  const hours = card.getByRole('region', { name: 'Öffnungszeiten', exact: true });
  await expect(hours.getByText(/^Heute/)).toBeVisible();
  // The card shows the opening state only once.
  await expect(card.getByText(/^(offen|(jetzt|heute) geschlossen)/)).toHaveCount(1);
  const both = Promise.all([
    counted(page, 'item_detail_oh_increase_click'),
    counted(page, 'item_detail_oh_decrease_click'),
  ]);
  await hours.getByRole('button', { name: 'nächster Tag' }).click();
  await expect(hours.getByText(/^Morgen/)).toBeVisible();
  await hours.getByRole('button', { name: 'vorheriger Tag' }).click();
  await expect(hours.getByText(/^Heute/)).toBeVisible();
  await hours.getByRole('button', { name: 'Öffnungszeiten der Woche' }).click();
  await expect(hours.getByRole('row')).toHaveCount(7);
  await both;
}

test(
  'steps through the hours by day and unfolds the week; opens an event from the agenda, and exports it to a calendar',
  { tag: '@clock' },
  async ({ page }) => {
    const { subdomain } = await branch(1);
    const place = await placeWithHours(1);
    await page.goto(`${hostUrl(subdomain)}/map/place/${place.nanoId}`);
    await stepsThroughTheHours(page, place.title);

    const [event] = (await get<Event[]>('/events/branchshortid/1')).filter(
      ({ dateBegin }) => Date.parse(dateBegin) > Date.now() + 86_400_000,
    );
    await page.getByRole('button', { name: 'Schliessen' }).first().click();
    await page.getByRole('button', { name: 'Agenda' }).click();
    await expect(page).toHaveURL(/[?&]events=1/);
    const subscribe = page.getByRole('link', { name: 'Kalender abonnieren' });
    await expect(subscribe).toHaveAttribute('href', /^webcal:\/\/[^/]+\/calendar\.ics$/);
    await hasNoAxeViolations(page);
    const clicked = counted(page, 'filtered_list_event_click');
    await page
      .getByRole('region', { name: /Morgen|Diese Woche|Am Wochenende|Später/ })
      .getByRole('button', { name: event!.title })
      .first()
      .click();
    await expect(page).toHaveURL(/\/map\/place\/.*event=/);
    await clicked;
    await expect(subscribe).toHaveAttribute('href', /^webcal:\/\/[^/]+\/calendar\/place\/[\w-]+\.ics$/);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('button', { name: `In den Kalender: ${event!.title}` })
        .first()
        .click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^[a-z0-9-]+\.ics$/);
    const text = await readFile(await download.path(), 'utf8');
    expect(text).toContain('BEGIN:VEVENT');
    expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${event!.title.replaceAll(',', String.raw`\,`)}`);
    await page.getByRole('button', { name: 'Schliessen' }).first().click();
    await expect(page.getByRole('heading', { name: 'Agenda' })).toBeVisible();
  },
);

test('accepts one contest entry and remembers it on the device', { tag: '@clock' }, async ({ page }) => {
  const contest = (await get<Contest[]>('/contests/')).find(
    ({ branchShortId, itemId, dateBegin }) => branchShortId === 1 && itemId && Date.parse(dateBegin) < Date.now(),
  )!;
  const { subdomain } = await branch(1);
  const place = (await items(1)).find(({ id }) => id === contest.itemId)!;
  await page.goto(`${hostUrl(subdomain)}/map/place/${place.nanoId}`);
  const chip = page.getByRole('button', { name: `Gewinnspiel: ${contest.title.de}` });
  const both = Promise.all([
    counted(page, 'item_detail_contest_chip_click'),
    counted(page, 'item_detail_contest_submit_click'),
  ]);
  await chip.click();
  const dialog = page.getByRole('dialog', { name: contest.title.de });
  await dialog.getByRole('button', { name: 'Teilnehmen' }).click();
  await expect(dialog.getByText('Einen Namen angeben.')).toBeVisible();
  await hasNoAxeViolations(page);
  await dialog.getByLabel('Name').fill('Erika Muster');
  await dialog.getByLabel('E-Mail').fill('erika@muster.example');
  await dialog.getByLabel('Antwort').fill('1412');
  await dialog.getByLabel('Ich nehme').check();
  await dialog.getByRole('button', { name: 'Teilnehmen' }).click();
  await expect(dialog.getByText('viel Glück')).toBeVisible();
  await both;
  await page.reload();
  await expect(dialog.getByText('bereits teilgenommen')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('erika');
});

test(
  'steps through pictures, opens them in full screen, and renders a panorama',
  { tag: '@nightly' },
  async ({ page }) => {
    const { subdomain } = await branch(1);
    const place = await placeWithPanorama();
    await page.goto(`${hostUrl(subdomain)}/map/place/${place.nanoId}`);
    const gallery = page.getByRole('figure', { name: `Bilder: ${place.title}` });
    await expect(gallery).toBeVisible();
    await hasNoAxeViolations(page);
    await gallery
      .getByRole('button', { name: /^(Vergrössern|Rundum)/ })
      .first()
      .click();
    const full = page.getByRole('dialog', { name: `Bilder: ${place.title}` });
    const count = place.itemMedia!.filter(({ kind }) => kind !== 3).length;
    await expect(full.getByText(`1 von ${count}`)).toBeVisible();
    const at = place.itemMedia!.filter(({ kind }) => kind !== 3).findIndex(({ kind }) => kind === 2);
    for (let step = 0; step < at; step++) {
      await page.keyboard.press('ArrowRight');
      await expect(full.getByText(`${step + 2} von ${count}`)).toBeVisible();
    }
    await expect(full.locator('[data-panorama=ready] canvas')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(full).toBeHidden();
    await expect(page).toHaveURL(/\/map\/place\//);
  },
);

const placeWithPanorama = () =>
  placeWith(
    1,
    ({ image }) => image !== undefined,
    ({ itemMedia = [] }) => itemMedia.length > 1 && itemMedia.some(({ kind }) => kind === 2),
  );

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('snaps the sheet to three stops by keys and mouse', { tag: '@nightly' }, async ({ page }) => {
    const { subdomain } = await branch(1);
    const place = await placeWithHours(1);
    await page.goto(`${hostUrl(subdomain)}/map/place/${place.nanoId}`);
    await expect(page.getByRole('region', { name: 'Öffnungszeiten', exact: true })).toBeAttached();
    const handle = page.getByRole('button', { name: 'Grösse der Liste ändern' });
    const top = async () => Math.round((await handle.boundingBox())!.y);
    for (const [key, y] of [
      ['Home', 72],
      ['End', 696],
      ['ArrowUp', 422],
      ['ArrowUp', 72],
      ['Escape', 422],
    ] as const) {
      await handle.press(key);
      await expect.poll(top).toBe(y);
    }
    await page.mouse.move(195, 434);
    await page.mouse.down();
    await page.mouse.move(195, 300, { steps: 3 });
    await page.mouse.move(195, 110, { steps: 3 });
    await page.mouse.up();
    await expect.poll(top).toBe(72);
    await expect(page).toHaveURL(/\/map\/place\//);
  });
});
