import sharp from 'sharp';
import type { EditedEvent } from '@umkreis/contract/event-write.ts';
import type { Event } from '@umkreis/contract/event.ts';
import { axe } from './support/axe.ts';
import { branch, placeWithHours } from './support/guide-data.ts';
import { hostUrl, mainUrl } from './support/instance.ts';
import { staffHeaders } from './support/staff-token.ts';
import { expect, test } from './support/test.ts';

test.use({ basemap: false, isLoggedIn: true });

const DAY_MS = 86_400_000;

/** A photo of a concert: a sky above a stage. */
const photo = () =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><rect width="1200" height="500" fill="#274b8f"/><rect y="500" width="1200" height="300" fill="#6b4a2b"/><circle cx="900" cy="320" r="140" fill="#f2c14e"/></svg>',
    ),
  )
    .jpeg({ quality: 90 })
    .toBuffer();

test(
  'an event gets a picture with texts, which visitors see in its card and in the list, until it is removed',
  { tag: '@nightly' },
  async ({ page, context }) => {
    const { subdomain } = await branch(1);
    const place = await placeWithHours(1);
    const response = await page.request.post(`${mainUrl}/api/events`, {
      data: {
        itemId: place.id,
        title: 'Serenade am Brunnen',
        dateBegin: new Date(Date.now() + DAY_MS / 24).toISOString(),
        branchIds: [1],
      },
      headers: await staffHeaders(),
    });
    const { id } = (await response.json()) as EditedEvent;
    await page.goto(`${mainUrl}/dashboard/events/${id}`);
    const card = page.getByRole('region', { name: 'Bild', exact: true });
    await expect(card.getByText('Diese Veranstaltung hat noch kein Bild.')).toBeVisible();
    const choose = async (buffer: Buffer) =>
      card.locator('input[type=file]').setInputFiles({ name: 'serenade.jpg', mimeType: 'image/jpeg', buffer });
    await choose(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    await expect(card.getByText('Dieser Dateityp wird nicht unterstützt.')).toBeVisible();
    await choose(await photo());
    await expect(card.getByRole('button', { name: 'Bild ersetzen' })).toBeVisible();
    await card.getByLabel('Bildbeschreibung').fill('Bühne unter dem Mond');
    // Input survives a reload.
    await page.reload();
    await expect(card.getByLabel('Bildbeschreibung')).toHaveValue('Bühne unter dem Mond');
    await card.getByLabel('Urheber').fill('A. Muster');
    await card.getByRole('button', { name: 'Angaben zum Bild speichern' }).click();
    await expect(card.getByRole('button', { name: 'Angaben zum Bild speichern' })).toBeDisabled();

    const picture = async () =>
      ((await (await page.request.get(`${mainUrl}/api/events/branchshortid/1`)).json()) as Event[]).find(
        (event) => event.id === id,
      )?.picture;
    await expect.poll(async () => (await picture())?.credit).toBe('A. Muster');
    const visitor = await context.newPage();
    await visitor.goto(`${hostUrl(subdomain)}/map/place/${place.nanoId}?event=${id}`);
    const shown = visitor.locator(`[data-event="${id}"]`);
    const image = shown.getByRole('img', { name: 'Bühne unter dem Mond' });
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(100);
    await expect(shown.getByText('A. Muster')).toBeVisible();

    // It opens at full screen, and closes by button, Escape or going back.
    const enlarge = shown.getByRole('button', { name: 'Vergrössern: Bühne unter dem Mond' });
    const large = visitor.getByRole('dialog', { name: 'Bild: Serenade am Brunnen' });
    await enlarge.click();
    await expect(large.getByRole('img', { name: 'Bühne unter dem Mond' })).toBeVisible();
    await expect(large.getByText('Bild: A. Muster')).toBeVisible();
    expect(await large.evaluate((one) => one.clientHeight === innerHeight && one.clientWidth === innerWidth)).toBe(
      true,
    );
    expect((await axe(visitor).include('dialog[open]').analyze()).violations).toEqual([]);
    await large.getByRole('button', { name: 'Schliessen' }).click();
    await expect(large).toBeHidden();
    await expect(enlarge).toBeFocused();
    await visitor.keyboard.press('Enter');
    await expect(large).toBeVisible();
    await visitor.keyboard.press('Escape');
    await expect(large).toBeHidden();
    await enlarge.click();
    await expect(large).toBeVisible();
    await visitor.goBack();
    await expect(large).toBeHidden();
    await expect(shown).toBeVisible();
    await visitor.getByRole('button', { name: 'Schliessen' }).first().click();
    await visitor.getByRole('button', { name: 'Agenda' }).click();
    const row = visitor.getByRole('listitem').filter({ hasText: 'Serenade am Brunnen' });
    await expect(row.locator('img')).toBeVisible();

    await card.getByRole('button', { name: 'Löschen', exact: true }).click();
    await card.getByRole('button', { name: 'Endgültig löschen' }).click();
    await expect(card.getByText('Diese Veranstaltung hat noch kein Bild.')).toBeVisible();
    await expect.poll(picture).toBeUndefined();
  },
);
