import sharp from 'sharp';
import { branchSettingMessages } from '@umkreis/i18n/branch-settings.ts';
import { branchMessages } from '@umkreis/i18n/branch.ts';
import { calendarImportMessages } from '@umkreis/i18n/calendar-import.ts';
import { geometryMessages } from '@umkreis/i18n/geometry.ts';
import { mediaMessages } from '@umkreis/i18n/media.ts';
import { placeWithHours } from './support/guide-data.ts';
import { mainUrl } from './support/instance.ts';
import { logIn, newPlace, openScreen, says } from './support/refusals.ts';
import { expect, test, type Page } from './support/test.ts';

const file = (name: string, mimeType: string, content: string | Buffer) => ({
  name,
  mimeType,
  buffer: Buffer.isBuffer(content) ? content : Buffer.from(content),
});
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7f9a5b' } })
    .png()
    .toBuffer();

const shape = (type: string, coordinates: unknown) =>
  JSON.stringify({ type: 'Feature', properties: {}, geometry: { type, coordinates } });
const corners = [
  [9.52, 47.14],
  [9.521, 47.14],
  [9.521, 47.141],
];

const named = (page: Page) => ({
  button: (name: string) => page.getByRole('button', { name, exact: true }),
  field: (name: string) => page.getByLabel(name, { exact: true }),
});

test('explains rejected pictures and videos where they were uploaded', async ({ page }) => {
  await logIn(page);
  const { button, field } = named(page);
  await openScreen(page, await newPlace(page));
  const t = mediaMessages.de;
  const chosen = field(t.chooseFiles);
  const refuses = async (name: string, content: string | Buffer, fault: string) => {
    await chosen.setInputFiles(file(name, 'image/png', content));
    const row = page.getByRole('listitem').filter({ hasText: name });
    await expect(row.getByRole('status')).toHaveText(fault);
    await row.getByRole('button', { name: t.dismiss(name) }).click();
  };
  await refuses('zeichnung.png', '<svg xmlns="http://www.w3.org/2000/svg"/>', t.failedType);
  await refuses('leer.png', '', t.failedEmpty);
  await refuses('gross.png', Buffer.alloc(21 * 1024 * 1024), t.failedLarge);
  await refuses('klein.png', await picture(8, 8), t.failedBroken);
  const kind = page.getByRole('region', { name: t.pictures }).getByLabel(t.kind, { exact: true });
  await kind.selectOption({ label: t.kindPanorama });
  await refuses('schmal.png', await picture(64, 64), t.failedPanorama);
  await kind.selectOption({ label: t.kindVideo });
  await button(t.chooseFiles).and(page.locator('button')).click();
  await says(field(t.videoUrl), t.videoUrlFault);
  await field(t.videoUrl).fill('http://video.example/a');
  await chosen.setInputFiles(file('still.png', 'image/png', await picture(64, 64)));
  await says(field(t.videoUrl), t.videoUrlFault);
  await kind.selectOption({ label: t.kindPicture });
  await chosen.setInputFiles(file('still.png', 'image/png', await picture(64, 64)));
  await page.getByRole('button', { name: t.edit(t.untitled) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t.kind, { exact: true }).selectOption({ label: t.kindVideo });
  await dialog.getByLabel(t.videoUrl).fill('nirgends');
  await dialog.getByRole('button', { name: t.save, exact: true }).click();
  await says(dialog.getByLabel(t.videoUrl), t.videoUrlFault);
  await page.keyboard.press('Escape');
});

test('explains rejected shapes where they were entered', { tag: '@nightly' }, async ({ page }) => {
  await logIn(page);
  const { button, field } = named(page);
  await openScreen(page, await newPlace(page));
  const t = geometryMessages.de;
  await button(t.add).click();
  const read = (content: string) => field(t.import).setInputFiles(file('a.geojson', 'application/json', content));
  for (const [content, fault] of [
    ['{', t.importNotJson],
    ['{"type":"FeatureCollection","features":[]}', t.importNothing],
    [shape('Polygon', [[...corners.slice(0, 2), corners[0]]]), t.importInvalid('')],
    [shape('Polygon', [[...corners, [9.53, 47.15]]]), t.importInvalid('')],
    [shape('LineString', [[9.52, 147.14], corners[0]]), t.importInvalid('')],
  ] as const) {
    await read(content);
    await expect(page.getByText(fault)).toBeVisible();
  }
  const shapes = page.getByRole('list', { name: t.shapeList }).getByRole('listitem');
  const refuses = async (label: string, value: string, fault: string) => {
    await field(label).fill(value);
    await field(label).press('Enter');
    await says(field(label), fault);
    await field(label).fill('');
    await field(label).press('Enter');
    await expect(field(label)).not.toHaveAttribute('aria-invalid');
  };
  await read(shape('Polygon', [[...corners, corners[0]]]));
  await shapes.first().getByRole('button').first().click();
  await refuses(t.fillOpacity, '7', t.numberFault(1));
  await refuses(t.fillOpacity, 'halb', t.numberFault(1));
  await refuses(t.selectedFillOpacity, '-1', t.numberFault(1));
  await refuses(t.fillColor, '#12', t.colorFault);
  await refuses(t.fillOutlineColor, '12', t.colorFault);
  await refuses(t.labelColor, '#xyz', t.colorFault);
  await read(shape('LineString', corners));
  await expect(shapes).toHaveCount(2);
  await shapes.last().getByRole('button').first().click();
  await refuses(t.lineWidth, '51', t.numberFault(50));
  await refuses(t.lineOpacity, '2', t.numberFault(1));
  await refuses(t.lineColor, '#12', t.colorFault);
  await button(t.discard).click();
});

test('explains rejected calendars where they were entered', async ({ page }) => {
  await logIn(page);
  const { button, field } = named(page);
  const t = calendarImportMessages.de;
  await openScreen(page, 'events/calendar', t.title);
  const { title } = await placeWithHours(1);
  await field(t.choosePlace).fill(title);
  await page.getByRole('option', { name: title }).first().click();
  for (const [address, fault] of [
    ['nirgends', t.addressFault],
    ['https://10.0.0.1/verein.ics', t.readingFault('the address is not a public one')],
    ['http://[::1]/verein.ics', t.readingFault('the address is not a public one')],
    ['https://verein.example:22/verein.ics', t.readingFault('an unusual port')],
    ['https://wer:was@verein.example/', t.readingFault('no web address')],
    ['http://localhost:1/verein.ics', t.readingFault('no connection to the server')],
    [`${mainUrl}/api/nirgends`, t.readingFault('the server answers 404')],
    [`${mainUrl}/dashboard/`, t.readingFault('is no calendar')],
  ] as const) {
    await field(t.address).fill(address);
    await button(t.subscribe).click();
    await says(field(t.address), fault);
  }
  await field(t.address).fill('');
  const read = (content: string | Buffer) =>
    field(t.chooseFile).setInputFiles(file('verein.ics', 'text/calendar', content));
  await read(Buffer.alloc(1_100_000, ' '));
  await expect(page.getByText(t.tooLarge)).toBeVisible();
  for (const content of ['Sommerfest am 3. Juni', 'BEGIN:VCARD\r\nVERSION:4.0\r\nEND:VCARD\r\n']) {
    await read(content);
    await expect(page.getByText(t.readingFault('is no calendar'))).toBeVisible();
  }
  await read(`BEGIN:VCALENDAR\r\n${'BEGIN:VEVENT\r\nUID:1\r\nEND:VEVENT\r\n'.repeat(1001)}END:VCALENDAR\r\n`);
  await expect(page.getByText(t.readingFault('has more than 1000 events'))).toBeVisible();
});

test(
  'explains rejected appearance, start view, seasons, floors and surfaces of a map at the field',
  { tag: '@nightly' },
  async ({ page }) => {
    await logIn(page);
    const { button, field } = named(page);
    const [t, names] = [branchMessages.de, branchSettingMessages.de];
    await openScreen(page, 'branch?map=1', t.heading);
    const refuses = async (label: string, value: string, setting: string) => {
      const typed = page.getByRole('main').getByLabel(label, { exact: true }).last();
      await typed.fill(value);
      await says(typed, names.fault(setting));
    };
    await button(t.partLook).click();
    await refuses(t.colorValue, '#12', 'accentColor');
    const logo = field(t.chooseLogo);
    for (const [content, fault] of [
      ['<svg xmlns="http://www.w3.org/2000/svg"/>', mediaMessages.de.failedType],
      [Buffer.alloc(5 * 1024 * 1024 + 1), t.logoTooLarge],
      [await picture(8, 8), mediaMessages.de.failedBroken],
    ] as const) {
      await logo.setInputFiles(file('logo.png', 'image/png', content));
      await expect(page.getByText(fault)).toBeVisible();
    }
    await button(t.discard).click();
    await button(t.partStart).click();
    for (const [label, value] of [
      [t.lat, '95'],
      [t.lon, '200'],
      [t.bearing, '400'],
      [t.zoomOf(t.breakpointXs), '30'],
      [t.pitchOf(t.breakpointMd), '80'],
    ] as const)
      await refuses(label, value, 'mapCenter');
    await field(t.west).fill('9.9');
    await refuses(t.east, '9.4', 'mapBoundaries');
    await refuses(t.south, '-95', 'mapBoundaries');
    await button(t.discard).click();
    // Only the API knows whether the map's places are inside the bounds.
    await field(t.lat).fill('10');
    await button(t.save).click();
    await expect(page.getByRole('alert').filter({ hasText: names.fault('mapCenter') })).toBeVisible();
    await button(t.discard).click();
    await button(t.partSeasons).click();
    for (const season of [t.summer, t.winter]) await field(t.hasSeason(season)).check();
    await refuses(t.begins, '13-45', 'seasons');
    await refuses(t.styleUrl, 'http://stil.example', 'seasons');
    await refuses(t.labelDe, '', 'seasons');
    await refuses(t.labelEn, '', 'seasons');
    await button(t.addLevel).click();
    await button(t.addLevel).click();
    await refuses(t.levelPath, 'oben', 'levels');
    await refuses(t.levelKey, '', 'levels');
    await field(t.levelPath).last().fill('');
    await refuses(t.levelKey, '0', 'levels');
    await button(t.discard).click();
    await button(t.partSurfaces).click();
    await refuses(t.frameTitle, '', 'inFrame');
    await refuses(t.frameLogoHeight, '32', 'inFrame');
    await field(t.hasKiosk).check();
    await refuses(t.marginTop, '2000', 'kiosk');
    await refuses(t.marginBottom, '-1', 'kiosk');
    await refuses(t.paddingBottom, '1.5', 'kiosk');
    await refuses(t.idleSeconds, '5', 'kiosk');
    await button(t.discard).click();
  },
);
