import type { Event } from '@umkreis/contract/event.ts';
import { placeWithHours } from './support/guide-data.ts';
import { mainUrl } from './support/instance.ts';
import { expect, test } from './support/test.ts';

test.use({ basemap: false });

const year = new Date().getUTCFullYear() + 1;
const entry = (uid: string, fields: readonly string[]) => ['BEGIN:VEVENT', `UID:${uid}`, ...fields, 'END:VEVENT'];
const calendar = (...entries: string[][]) => ({
  name: 'verein.ics',
  mimeType: 'text/calendar',
  buffer: Buffer.from(
    ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Verein//DE', ...entries.flat(), 'END:VCALENDAR', ''].join('\r\n'),
  ),
});

test('imports a calendar file after a preview, rejects invalid events with a reason, and creates no duplicates', async ({
  page,
}) => {
  const place = await placeWithHours(1);
  const word = `Verein ${Date.now()}`;
  const concert = (title: string) =>
    entry(`${word}-1`, [`DTSTART:${year}0612T180000Z`, `DTEND:${year}0612T200000Z`, `SUMMARY:${title}`]);
  const broken = entry(`${word}-2`, [`SUMMARY:${word} ohne Zeit`]);
  const taken = async () =>
    ((await (await page.request.get(`${mainUrl}/api/events/branchshortid/1`)).json()) as Event[])
      .map(({ title }) => title)
      .filter((title) => title.startsWith(word));

  await page.goto(`${mainUrl}/dashboard/events/calendar`);
  await page.getByRole('button', { name: 'editor@vaduz.example' }).click();
  await page.getByLabel('Ort wählen').fill(place.title);
  await page.getByRole('option', { name: place.title }).first().click();
  const file = page.getByLabel('Datei wählen');
  await file.setInputFiles({ ...calendar(), buffer: Buffer.alloc(1_100_000, ' ') });
  await expect(page.getByText('Die Datei ist grösser als 1 MB.')).toBeVisible();

  await file.setInputFiles(calendar(concert(`${word} Konzert`), broken));
  await expect(page.getByText('2 Veranstaltungen gefunden')).toBeVisible();
  await expect(page.getByText('ohne Beginn')).toBeVisible();
  expect(await taken()).toEqual([]);
  await page.getByRole('button', { name: '1 Veranstaltung importieren' }).click();
  await expect(page.getByText('1 Veranstaltung importiert.')).toBeVisible();
  await expect.poll(taken).toEqual([`${word} Konzert`]);

  // Importing the same file again adds nothing; changed events are updated.
  await file.setInputFiles(calendar(concert(`${word} Konzert`)));
  await expect(page.getByRole('button', { name: 'Es gibt nichts zu importieren.' })).toBeDisabled();
  await file.setInputFiles(calendar(concert(`${word} Gala`)));
  await page.getByRole('button', { name: '1 Veranstaltung importieren' }).click();
  await expect.poll(taken).toEqual([`${word} Gala`]);
});
