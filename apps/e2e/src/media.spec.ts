import { expect, test, type Locator, type Page } from './support/test.ts';
import sharp from 'sharp';
import type { Item } from '@umkreis/contract/item.ts';
import { branch, items } from './support/guide-data.ts';
import { hostUrl, mainUrl } from './support/instance.ts';

test.use({ basemap: false, isLoggedIn: true });

/** A photo-sized noise picture, which takes a while to upload on a slow connection. */
const photo = () =>
  sharp({
    create: {
      width: 1400,
      height: 1000,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg({ quality: 90 })
    .toBuffer();

/** On a phone both crops are in one row between the picture and the button. */
async function expectPreviewsBelowPicture(page: Page) {
  const wide = page.viewportSize()!;
  await page.setViewportSize({ width: 390, height: 844 });
  const dialog = page.getByRole('dialog');
  const edges = async (one: Locator) => {
    const { x, y, width, height } = (await one.boundingBox())!;
    return { left: x, right: x + width, top: y, bottom: y + height };
  };
  const [square, landscape] = await Promise.all((await dialog.locator('figure').all()).map(edges));
  const picture = await edges(dialog.getByRole('slider'));
  const button = await edges(dialog.getByRole('button', { name: 'Zurück zur Mitte' }));
  expect(square!.top).toBeGreaterThan(picture.bottom);
  expect(landscape!.top).toBe(square!.top);
  expect(landscape!.left).toBeGreaterThan(square!.right);
  expect(landscape!.right).toBeLessThan(390);
  expect(button.top).toBeGreaterThan(landscape!.bottom);
  await page.setViewportSize(wide);
}

test('rejects another file, uploads a picture with progress, shows it with its focus, and deletes the file with it', async ({
  page,
  context,
}) => {
  const { subdomain } = await branch(1);
  const place = (await items(1)).find((item) => item.title && !item.image && !item.closed)!;
  const read = async () =>
    ((await (await fetch(`${mainUrl}/api/items/nanoid/${place.nanoId}`)).json()) as Item).itemMedia ?? [];
  await page.goto(`${mainUrl}/dashboard/places/${place.id}`);
  await page.getByLabel('Dateien wählen').waitFor({ state: 'attached' });
  await page
    .getByLabel('Dateien wählen')
    .setInputFiles({
      name: 'bild.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    });
  await expect(
    page.getByText('Dieser Dateityp wird nicht unterstützt. Möglich sind JPEG, PNG, WebP und AVIF.'),
  ).toBeVisible();
  expect(await read()).toEqual([]);

  const session = await context.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 300_000,
  });
  await page
    .getByLabel('Dateien wählen')
    .setInputFiles({ name: 'ferien.jpg', mimeType: 'image/jpeg', buffer: await photo() });
  await expect(page.getByText(/^[1-9]\d? % übertragen$/)).toBeVisible();
  await expect(page.getByText('Gespeichert').first()).toBeVisible({ timeout: 30_000 });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });

  const [medium] = await read();
  const file = `${mainUrl}${medium!.renditions[0]!.url}`;
  expect((await fetch(file)).headers.get('content-type')).toBe('image/webp');

  const visitor = await context.newPage();
  await visitor.goto(`${hostUrl(subdomain)}/map/place/${place.nanoId}`);
  const picture = visitor
    .locator(
      `img[src*="${medium!.renditions[0]!.url.split('-')[0]}"], img[srcset*="${medium!.renditions[0]!.url.split('-')[0]}"]`,
    )
    .first();
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);

  const edit = page.getByRole('button', { name: /bearbeiten$/ }).first();
  await edit.click();
  const point = page.getByRole('slider', { name: 'Stelle, die sichtbar bleibt' });
  const { width, height } = (await point.boundingBox())!;
  await point.click({ position: { x: width / 4, y: height * 0.75 } });
  await expect(point).toHaveAttribute('aria-valuetext', '25 % von links, 75 % von oben');
  await point.press('ArrowLeft');
  await point.press('Shift+ArrowDown');
  await expect(point).toHaveAttribute('aria-valuetext', '20 % von links, 76 % von oben');
  await expectPreviewsBelowPicture(page);
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(point).toBeHidden();
  const { x, y } = (await read())[0]!.focus!;
  const position = [x, y].map((share) => `${Math.round(share * 1000) / 10}%`).join(' ');
  await visitor.reload();
  await expect(picture).toHaveCSS('object-position', position);

  await edit.click();
  await page.getByRole('button', { name: 'Löschen', exact: true }).click();
  await page.getByRole('button', { name: 'Endgültig löschen' }).click();
  await expect.poll(async () => (await read()).length).toBe(0);
  await expect.poll(async () => (await fetch(file, { cache: 'no-store' })).status).toBe(404);
});
