import type { Event } from '@umkreis/contract/event.ts';
import { dayInZone } from '@umkreis/opening-hours/zoned-time.ts';
import { branch, placeWithHours } from './support/guide-data.ts';
import { hostUrl, mainUrl } from './support/instance.ts';
import { staffHeaders } from './support/staff-token.ts';
import { expect, test } from './support/test.ts';

test.use({ basemap: false });

const WEEK_MS = 7 * 86_400_000;

test('creates a series of events, removes a date, and resolves a conflict about the title', async ({ page }) => {
  const place = await placeWithHours(1);
  // The result of a previous attempt still exists.
  const name = `Abendmarkt${test.info().retry || ''}`;
  const { timeZone } = await branch(1);
  const day = dayInZone(new Date(Date.now() + WEEK_MS), timeZone);
  await page.goto(`${mainUrl}/dashboard/events/`);
  await page.getByRole('button', { name: 'editor@vaduz.example' }).click();
  await page.getByRole('link', { name: 'Neue Veranstaltung' }).click();
  const create = page.getByRole('button', { name: 'Veranstaltung anlegen' });
  await create.click();
  for (const message of [
    'Wo findet die Veranstaltung statt?',
    'Eine Veranstaltung braucht einen Titel.',
    'Wann beginnt die Veranstaltung?',
  ])
    await expect(page.getByText(message)).toBeVisible();

  await page.getByLabel('Titel').fill(name);
  await page.getByRole('button', { name: 'Ort wählen' }).click();
  await page.getByRole('searchbox').fill(place.title);
  await page.getByRole('dialog').getByRole('button', { name: place.title }).first().click();
  await page.getByLabel('Beginn').fill(`${day}T18:00`);
  await page.getByLabel('Ende', { exact: true }).fill(`${day}T17:00`);
  await expect(page.getByText('Das Ende liegt vor dem Beginn.')).toBeVisible();
  await page.getByLabel('Ende', { exact: true }).fill(`${day}T21:30`);
  await page.getByLabel('Wiederholt sich').selectOption('Wöchentlich');
  await page.getByLabel('Endet').selectOption('Nach Anzahl');
  await page.getByLabel('Wie oft').fill('4');
  const dates = page.getByRole('region', { name: 'Nächste Termine' }).getByRole('listitem');
  await expect(dates).toHaveCount(4);
  await dates.nth(1).getByRole('button').click();
  // Input survives a reload.
  await page.reload();
  await expect(page.getByLabel('Titel')).toHaveValue(name);
  await expect(dates).toHaveCount(4);
  await create.click();
  await expect(page).toHaveURL(/\/dashboard\/events\/[0-9a-f-]{36}$/);
  const created = Date.now();
  const listed = async () =>
    ((await (await page.request.get(`${mainUrl}/api/events/branchshortid/1`)).json()) as Event[]).find(({ title }) =>
      title.startsWith(name),
    );
  await expect.poll(async () => Boolean(await listed()), { intervals: [100] }).toBe(true);
  expect(Date.now() - created).toBeLessThan(5000);
  expect(await listed()).toMatchObject({
    itemId: place.id,
    recurrence: 'FREQ=WEEKLY;COUNT=4',
    exceptDates: [new Date(Date.parse(day) + WEEK_MS).toISOString().slice(0, 10)],
  });

  // A conflict shows both values, and the choice between them.
  const id = page.url().split('/').at(-1)!;
  await page.getByLabel('Titel').fill(`${name} im Park`);
  const colleague = await page.request.put(`${mainUrl}/api/events/${id}`, {
    data: { version: 1, title: `${name} am See` },
    headers: await staffHeaders(),
  });
  expect(colleague.ok()).toBe(true);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('alert')).toContainText(`${name} am See`);
  await page.getByRole('button', { name: 'Meine Angaben speichern' }).click();
  await expect.poll(async () => (await listed())?.title).toBe(`${name} im Park`);
  await expect(page.getByRole('button', { name: 'Speichern' })).toBeDisabled();

  // A date with another time is replaced by a separate event.
  await page
    .getByRole('link', { name: /^Den Termin am/ })
    .nth(1)
    .click();
  await expect(page.getByText('ersetzt den Termin der Serie')).toBeVisible();
  await page.getByLabel('Titel').fill(`${name} mit Musik`);
  await page.getByRole('button', { name: 'Veranstaltung anlegen' }).click();
  await expect(page).toHaveURL(/\/dashboard\/events\/[0-9a-f-]{36}$/);
  await expect.poll(async () => (await listed())?.exceptDates?.length).toBe(2);
  await page.getByRole('button', { name: 'Absagen' }).click();
  await expect(page.getByText('Diese Veranstaltung ist abgesagt.')).toBeVisible();
  const { subdomain } = await branch(1);
  await page.goto(`${hostUrl(subdomain)}/map/place/${place.nanoId}`);
  await expect(page.getByRole('listitem').filter({ hasText: `${name} mit Musik` })).toContainText('Abgesagt');
});
