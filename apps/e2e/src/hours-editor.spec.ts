import { dayInZone } from '@umkreis/opening-hours/zoned-time.ts';
import { axe } from './support/axe.ts';
import { branch, items } from './support/guide-data.ts';
import { hostUrl, mainUrl } from './support/instance.ts';
import { expect, test } from './support/test.ts';

test.use({ basemap: false, isLoggedIn: true });

const DAY_MS = 86_400_000;
const placesWithHours = async () => (await items(1)).filter(({ title, details }) => title && details?.hours);

test('edits a week with a break, a season and an exception, with a preview of four weeks, and shows it on the map', async ({
  page,
}) => {
  const { subdomain, timeZone } = await branch(1);
  const place = (await placesWithHours()).at(-1)!;
  const today = dayInZone(new Date(), timeZone);
  const dayIn = (days: number) => new Date(Date.parse(`${today}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
  // Monday is 1.
  const untilThursday = (4 - new Date(`${today}T12:00:00Z`).getUTCDay() + 7) % 7;
  const thursday = dayIn(untilThursday + 7);

  await page.goto(`${mainUrl}/dashboard/places/${place.id}`);
  const field = page.getByRole('textbox', { name: 'Öffnungszeiten', exact: true });
  // Everyday language only becomes a proposal.
  await field.fill('montags 8-12 und 14-18, Rest nach Lust');
  await expect(page.getByText('Nicht lesbar: «Rest» wird hier nicht verstanden')).toBeVisible();
  await field.fill('Mo 8-12 und 14-18');
  await expect(page.getByText('Mo: 08:00–12:00, 14:00–18:00')).toBeVisible();
  await page.getByRole('button', { name: 'Übernehmen', exact: true }).click();
  await expect(field).toHaveValue('Mo 08:00-12:00,14:00-18:00');

  await page.getByRole('button', { name: 'Wochenplan öffnen' }).first().click();
  const editor = page.getByRole('region', { name: 'Zeiten bearbeiten' });
  await editor.getByRole('textbox', { name: 'Montag, bis' }).first().fill('12.30');
  await page.keyboard.press('Enter');
  await editor.getByRole('button', { name: 'Montag auf andere Tage übertragen' }).click();
  for (const day of ['Di', 'Mi', 'Do', 'Fr']) await editor.getByRole('button', { name: day, exact: true }).click();
  await editor.getByRole('button', { name: 'Übertragen', exact: true }).click();
  await expect(field).toHaveValue('Mo-Fr 08:00-12:30,14:00-18:00');
  await editor.getByRole('combobox', { name: 'Feiertage: offen oder geschlossen' }).selectOption('geschlossen');
  await expect(field).toHaveValue('Mo-Fr 08:00-12:30,14:00-18:00; PH off');

  await editor.getByRole('button', { name: 'Saison hinzufügen' }).click();
  const season = editor.getByRole('group', { name: 'Saison hinzufügen' });
  await season.getByLabel('Vom').fill(dayIn(-14));
  await season.getByLabel('Bis zum').fill(dayIn(60));
  await season.getByLabel('Bis zum').blur();
  await editor.getByRole('button', { name: 'Hinzufügen', exact: true }).click();
  const week = editor.getByRole('region', { name: /^Saison / });
  await week.getByRole('button', { name: /^Dienstag: 14:00-18:00 entfernen/ }).click();
  await week.getByRole('textbox', { name: 'Dienstag, bis' }).fill('2');
  await page.keyboard.press('Enter');
  await expect(week.getByText('bis zum nächsten Tag')).toBeVisible();
  await editor.getByRole('button', { name: 'Letzten Schritt rückgängig machen' }).click();
  await expect(week.getByText('bis zum nächsten Tag')).toBeHidden();

  await editor.getByRole('button', { name: 'Ausnahme hinzufügen' }).click();
  const exception = editor.getByRole('group', { name: 'Ausnahme hinzufügen' });
  await exception.getByLabel('Vom').fill(thursday);
  await exception.getByLabel('Bis zum').fill(thursday);
  await exception.getByLabel('Bis zum').blur();
  await editor.getByRole('button', { name: 'Hinzufügen', exact: true }).click();
  const weeks = editor.getByRole('region', { name: 'Die nächsten vier Wochen' }).getByRole('listitem');
  await expect(weeks).toHaveCount(28);
  await expect(weeks.nth(untilThursday + 7)).toContainText('geschlossen');
  await expect(weeks.nth(0)).toContainText('heute');
  const { violations } = await axe(page).include('main').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' ')}`)).toEqual(
    [],
  );
  await page.reload();
  await expect(field).toHaveValue(/ off$/);
  await page.getByRole('button', { name: 'Wochenplan öffnen' }).first().click();
  const value = await field.inputValue();
  await editor.getByRole('button', { name: 'Zeiten speichern' }).click();
  await expect
    .poll(async () => (await items(1)).find(({ id }) => id === place.id)?.details?.hours, { intervals: [100] })
    .toBe(value);

  await page.goto(`${hostUrl(subdomain)}/map/place/${place.nanoId}`);
  const hours = page.getByRole('region', { name: 'Öffnungszeiten', exact: true });
  await hours.getByRole('button', { name: 'Öffnungszeiten der Woche' }).click();
  await expect(hours.getByRole('row')).toHaveCount(7);
  // The season's Tuesday has no afternoon; the table marks a holiday on one of the days.
  const days = hours.getByRole('row').filter({ hasNotText: 'geschlossen' });
  await expect(days.filter({ hasText: '08:00–12:30' }).first()).toBeVisible();
  await expect(days.filter({ hasText: '14:00–18:00' }).first()).toBeVisible();
});

test('preserves byte for byte what the editor cannot show', { tag: '@nightly' }, async ({ page }) => {
  const place = (await placesWithHours()).at(-2)!;
  await page.goto(`${mainUrl}/dashboard/places/${place.id}`);
  const field = page.getByRole('textbox', { name: 'Öffnungszeiten', exact: true });
  await field.fill('Mo-Fr  8:00-12:00;Sa[1] 10:00-12:00 ;easter off');
  await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok()),
    field.press('Enter'),
  ]);
  await expect(page.getByText('Gespeichert', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Wochenplan öffnen' }).first().click();
  const editor = page.getByRole('region', { name: 'Zeiten bearbeiten' });
  await expect(editor.getByText('Bleibt unverändert')).toBeVisible();
  await expect(editor.getByText('Sa[1] 10:00-12:00')).toBeVisible();
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') writes.push(request.url());
  });
  await page.getByRole('button', { name: 'Wochenplan schliessen' }).click();
  await field.focus();
  await field.blur();
  await page.getByRole('button', { name: 'Wochenplan öffnen' }).first().click();
  await editor.getByRole('combobox', { name: 'Samstag: offen oder geschlossen' }).selectOption('offen');
  await expect(field).toHaveValue('Mo-Sa 08:00-12:00;Sa[1] 10:00-12:00 ;easter off');
  expect(writes).toEqual([]);
});
