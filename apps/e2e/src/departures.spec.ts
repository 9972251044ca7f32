import { expect, test } from './support/test.ts';
import type { Departures } from '@umkreis/contract/departure.ts';
import type { BasemapItem } from '@umkreis/contract/item.ts';
import { branch, categories, items } from './support/guide-data.ts';
import { hostUrl, mainUrl } from './support/instance.ts';

test.use({ basemap: false });

/** A bus stop of Aubach with departures. */
async function busStop(): Promise<BasemapItem> {
  const kinds = (await categories()).filter(({ subCategory }) => subCategory === 'Bus stop').map(({ id }) => id);
  for (const stop of (await items(1)).filter(
    (item) => item.title && item.categories.some((id) => kinds.includes(id)),
  )) {
    const { hasTimetable } = (await (await fetch(`${mainUrl}/api/departures/${stop.id}?limit=1`)).json()) as Departures;
    if (hasTimetable) return stop;
  }
  throw new Error('no stop of branch 1 has a timetable');
}

test(
  'shows the next departures of a bus stop, soonest first, and follows the selected time',
  { tag: '@clock' },
  async ({ page }) => {
    const { subdomain } = await branch(1);
    const stop = await busStop();
    await page.goto(`${hostUrl(subdomain)}/map/place/${stop.nanoId}`);
    const section = page.getByRole('region', { name: 'Abfahrten' });
    const rows = section.getByRole('listitem');
    await expect(rows).toHaveCount(5);
    await expect(rows.first().getByLabel(/^Linie \S/)).toBeVisible();
    await expect(rows.first().getByLabel(/^Richtung \S/)).toBeVisible();
    await expect(section.getByText('Zeiten laut Fahrplan')).toBeVisible();
    const leaving = async () =>
      (await rows.locator('time').evaluateAll((times) => times.map((time) => (time as HTMLTimeElement).dateTime))).map(
        Date.parse,
      );
    const now = await leaving();
    expect(now).toEqual(now.toSorted());
    expect(now[0]).toBeGreaterThan(Date.now() - 120_000);

    await section.getByRole('button', { name: 'Spätere Abfahrten' }).click();
    await expect.poll(() => rows.count()).toBeGreaterThan(5);

    // Tomorrow at ten in the valley's time zone, while the browser uses that of New York.
    await page.getByRole('button', { name: 'Zeitpunkt', exact: true }).click();
    await page.getByRole('button', { name: 'Morgen', exact: true }).click();
    await expect(page).toHaveURL(/[?&]time=\d{4}-\d\d-\d\dT10(:|%3A)00/);
    const tomorrow = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeZone: 'Europe/Vaduz' }).format(
      new Date(Date.now() + 86_400_000),
    );
    const clock = (at: number) =>
      new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Vaduz' }).format(at);
    await expect.poll(async () => clock((await leaving())[0]!).startsWith(tomorrow)).toBe(true);
    const first = clock((await leaving())[0]!);
    expect(first >= `${tomorrow} 10:00` && first <= `${tomorrow} 13:00`, first).toBe(true);
  },
);

test('shows departures in English, and none for places other than stops', { tag: '@nightly' }, async ({ page }) => {
  const { subdomain } = await branch(1);
  const stop = await busStop();
  await page.goto(`${hostUrl(subdomain)}/map/place/${stop.nanoId}?lang=en`);
  await expect(
    page
      .getByRole('region', { name: 'Departures' })
      .getByLabel(/^Line \S/)
      .first(),
  ).toBeVisible();
  const inn = (await items(1)).find((item) => item.title && item.details?.hours)!;
  await page.goto(`${hostUrl(subdomain)}/map/place/${inn.nanoId}`);
  await expect(page.getByRole('heading', { name: inn.title, exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Abfahrten' })).toBeHidden();
});
