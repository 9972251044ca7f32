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
  await expect(page.getByText('Diese Veranstaltung ist abgesagt.').first()).toBeVisible();
  const { subdomain } = await branch(1);
  await page.goto(`${hostUrl(subdomain)}/map/place/${place.nanoId}`);
  await expect(page.getByRole('listitem').filter({ hasText: `${name} mit Musik` })).toContainText('Abgesagt');
});

test(
  'shows an all-day series with admission and tickets, cancels it, and moves it to the trash and back',
  { tag: '@nightly' },
  async ({ page }) => {
    const place = await placeWithHours(1);
    const name = `Brockenstube${test.info().retry || ''}`;
    const { timeZone, subdomain } = await branch(1);
    const day = dayInZone(new Date(Date.now() + WEEK_MS), timeZone);
    const [weekday, month] = (['weekday', 'month'] as const).map((part) =>
      new Intl.DateTimeFormat('de-CH', { [part]: 'long', timeZone: 'UTC' }).format(new Date(day)),
    ) as [string, string];
    await page.goto(`${mainUrl}/dashboard/events/new?place=${place.id}`);
    await page.getByRole('button', { name: 'editor@vaduz.example' }).click();
    await page.getByLabel('Titel').fill(name);
    await page.getByLabel('Beginn').fill(`${day}T18:00`);
    await page.getByLabel('Ganztägig').check();
    await expect(page.getByLabel('Erster Tag')).toHaveValue(day);
    await page.getByLabel('Wiederholt sich').selectOption('Monatlich');
    const choice = page.getByLabel('Wann im Monat');
    await choice.selectOption({ index: 1 });
    const chosen = await choice.locator('option:checked').textContent();
    expect(chosen).toMatch(new RegExp(`^jeden (ersten|zweiten|dritten|vierten|letzten) ${weekday} im Monat$`));
    await expect(page.getByRole('region', { name: 'Nächste Termine' }).getByRole('listitem').first()).toContainText(
      new RegExp(String.raw`${month} \d{4}$`),
    );
    await page.getByLabel('Preis').fill('CHF 5');
    await page.getByLabel('Eintritt frei').check();
    await page.getByLabel('Tickets').fill('http://tickets.example');
    await page.getByLabel('Veranstalter', { exact: true }).fill('Frauenverein');
    await page.getByLabel('Genauer Ort').fill('Untergeschoss');
    const create = page.getByRole('button', { name: 'Veranstaltung anlegen' });
    await create.click();
    await expect(page.getByText('Die Adresse muss mit https:// beginnen.')).toBeVisible();
    await page.getByLabel('Tickets').fill('https://tickets.example/brocki');
    await create.click();
    await expect(page).toHaveURL(/\/dashboard\/events\/[0-9a-f-]{36}$/);
    const eventUrl = page.url();
    const listed = async () =>
      ((await (await page.request.get(`${mainUrl}/api/events/branchshortid/1`)).json()) as Event[]).find(
        ({ title }) => title === name,
      );
    await expect
      .poll(listed, { intervals: [100] })
      .toMatchObject({
        isAllDay: true,
        price: 'free',
        organizer: 'Frauenverein',
        ticketUrl: 'https://tickets.example/brocki',
        location: 'Untergeschoss',
      });

    const { id } = (await listed())!;
    const card = `${hostUrl(subdomain)}/map/place/${place.nanoId}?event=${id}`;
    await page.goto(card);
    const row = page.locator(`[data-event="${id}"]`);
    for (const text of [chosen!, 'Untergeschoss', 'Eintritt frei', 'Veranstaltet von Frauenverein'])
      await expect(row).toContainText(text);
    await expect(row.getByRole('link', { name: 'Tickets' })).toHaveAttribute('href', 'https://tickets.example/brocki');
    await expect(row.locator('time')).toHaveAttribute('datetime', day);
    await expect(row.locator('time')).not.toContainText(':');

    await page.goto(eventUrl);
    await page.getByRole('button', { name: 'Absagen' }).click();
    await expect(page.getByText('Diese Veranstaltung ist abgesagt.').first()).toBeVisible();
    await expect.poll(async () => (await listed())?.isCancelled, { intervals: [100] }).toBe(true);
    await page.goto(card);
    await expect(row).toContainText('Abgesagt');
    await expect(row.locator('p', { has: page.locator('time') })).toHaveCSS('text-decoration-line', 'line-through');
    await expect(row.getByRole('link', { name: 'Tickets' })).toHaveCount(0);

    await page.goto(eventUrl);
    await page.getByRole('button', { name: 'In den Papierkorb' }).click();
    await expect(page.getByText('Nur die Redaktion sieht diese Veranstaltung.', { exact: false })).toBeVisible();
    await expect.poll(listed, { intervals: [100] }).toBeUndefined();
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect.poll(async () => Boolean(await listed()), { intervals: [100] }).toBe(true);
    await page.getByRole('button', { name: 'In den Papierkorb' }).click();
    await expect(page.getByText('In den Papierkorb verschoben.')).toBeVisible();
    await page.getByRole('link', { name: 'Zu den Veranstaltungen' }).click();
    await page.getByRole('button', { name: 'Papierkorb' }).click();
    await page.getByRole('link', { name, exact: true }).click();
    await page.getByRole('button', { name: 'Aus dem Papierkorb holen' }).click();
    await expect(page.getByRole('button', { name: 'In den Papierkorb' })).toBeVisible();
    await expect.poll(async () => Boolean(await listed()), { intervals: [100] }).toBe(true);
  },
);
