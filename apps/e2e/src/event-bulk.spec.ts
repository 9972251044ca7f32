import type { EditedEvent } from '@umkreis/contract/event-write.ts';
import { placeWithHours } from './support/guide-data.ts';
import { mainUrl } from './support/instance.ts';
import { staffHeaders } from './support/staff-token.ts';
import { expect, test } from './support/test.ts';

test.use({ basemap: false, isLoggedIn: true });

const WEEK_MS = 7 * 86_400_000;

test('several events are moved to the trash together, undone, and restored from it', async ({ page }) => {
  const place = await placeWithHours(1);
  const headers = await staffHeaders();
  const name = `Kerzenabend ${crypto.randomUUID().slice(0, 8)}`;
  const titles = [`${name} eins`, `${name} zwei`, `${name} drei`];
  for (const title of titles)
    await page.request.post(`${mainUrl}/api/events`, {
      data: { itemId: place.id, title, dateBegin: new Date(Date.now() + WEEK_MS).toISOString() },
      headers,
    });
  await page.goto(`${mainUrl}/dashboard/events?text=${encodeURIComponent(name)}`);
  const select = (title: string) => page.getByRole('checkbox', { name: `${title} auswählen` });
  await select(titles[0]!).check();
  await select(titles[1]!).check();
  await expect(page.getByText('2 Veranstaltungen ausgewählt')).toBeVisible();
  await page.getByRole('button', { name: 'In den Papierkorb' }).click();
  await expect(page.getByText('2 Veranstaltungen in den Papierkorb verschoben.')).toBeVisible();
  await expect(select(titles[0]!)).toHaveCount(0);
  await expect(select(titles[2]!)).toBeVisible();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(select(titles[0]!)).toBeVisible();

  await page.getByRole('checkbox', { name: 'Alle dieser Seite auswählen' }).check();
  await page.getByRole('button', { name: 'In den Papierkorb' }).click();
  await expect(page.getByText('3 Veranstaltungen in den Papierkorb verschoben.')).toBeVisible();
  await page.getByRole('button', { name: 'Papierkorb', exact: true }).click();
  await select(titles[1]!).check();
  await page.getByRole('button', { name: 'Aus dem Papierkorb holen' }).click();
  await expect(page.getByText('1 Veranstaltung aus dem Papierkorb geholt.')).toBeVisible();
  await page.getByRole('button', { name: 'Papierkorb', exact: true }).click();
  await page.getByRole('link', { name: titles[1]! }).click();
  await expect(page).toHaveURL(/\/dashboard\/events\/[0-9a-f-]{36}$/);
  const id = page.url().split('/').at(-1)!;
  const stored = (await (
    await page.request.get(`${mainUrl}/api/events/dashboard/${id}`, { headers })
  ).json()) as EditedEvent;
  expect(stored.dateBinned).toBeNull();
});
