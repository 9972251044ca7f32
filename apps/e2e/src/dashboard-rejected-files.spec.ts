import sharp from 'sharp';
import { branchSettingMessages } from '@umkreis/dashboard/src/branch/messages/branch-settings.ts';
import { branchMessages } from '@umkreis/dashboard/src/branch/messages/branch.ts';
import { calendarImportMessages } from '@umkreis/dashboard/src/events/messages/calendar-import.ts';
import { geometryMessages } from '@umkreis/dashboard/src/place/messages/geometry.ts';
import { mediaMessages } from '@umkreis/dashboard/src/media/messages/media.ts';
import { placeWithHours } from './support/guide-data.ts';
import { mainUrl } from './support/instance.ts';
import { openDashboard, newPlace, openScreen, expectMessage } from './support/refusals.ts';
import { expect, test, type Page } from './support/test.ts';
import { readingErrorText } from '@umkreis/dashboard/src/events/messages/reading-error-text.ts';
import { textsOf } from './support/texts.ts';

test.use({ isLoggedIn: true });

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

test('explains rejected pictures and videos where they were uploaded', { tag: '@nightly' }, async ({ page }) => {
  await openDashboard(page);
  const { button, field } = named(page);
  await openScreen(page, await newPlace(page));
  const t = textsOf(mediaMessages, 'de');
  const chosen = field(t.chooseFiles);
  const expectRejection = async (name: string, content: string | Buffer, message: string) => {
    await chosen.setInputFiles(file(name, 'image/png', content));
    const row = page.getByRole('listitem').filter({ hasText: name });
    await expect(row.getByRole('status')).toHaveText(message);
    await row.getByRole('button', { name: t.dismiss({ name }) }).click();
  };
  await expectRejection('zeichnung.png', '<svg xmlns="http://www.w3.org/2000/svg"/>', t.failedType);
  await expectRejection('leer.png', '', t.failedEmpty);
  await expectRejection('gross.png', Buffer.alloc(21 * 1024 * 1024), t.failedLarge);
  await expectRejection('klein.png', await picture(8, 8), t.failedBroken);
  const kind = page.getByRole('region', { name: t.pictures }).getByLabel(t.kind, { exact: true });
  await kind.selectOption({ label: t.kindPanorama });
  await expectRejection('schmal.png', await picture(64, 64), t.failedPanorama);
  await kind.selectOption({ label: t.kindVideo });
  await button(t.chooseFiles).and(page.locator('button')).click();
  await expectMessage(field(t.videoUrl), t.videoUrlError);
  await field(t.videoUrl).fill('http://video.example/a');
  await chosen.setInputFiles(file('still.png', 'image/png', await picture(64, 64)));
  await expectMessage(field(t.videoUrl), t.videoUrlError);
  await kind.selectOption({ label: t.kindPicture });
  await chosen.setInputFiles(file('still.png', 'image/png', await picture(64, 64)));
  await page.getByRole('button', { name: t.edit({ title: t.untitled }) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t.kind, { exact: true }).selectOption({ label: t.kindVideo });
  await dialog.getByLabel(t.videoUrl).fill('nirgends');
  await dialog.getByRole('button', { name: t.save, exact: true }).click();
  await expectMessage(dialog.getByLabel(t.videoUrl), t.videoUrlError);
  await page.keyboard.press('Escape');
});

test('explains rejected shapes where they were entered', { tag: '@nightly' }, async ({ page }) => {
  await openDashboard(page);
  const { button, field } = named(page);
  await openScreen(page, await newPlace(page));
  const t = textsOf(geometryMessages, 'de');
  await button(t.add).click();
  const read = (content: string) => field(t.import).setInputFiles(file('a.geojson', 'application/json', content));
  for (const [content, message] of [
    ['{', t.importNotJson],
    ['{"type":"FeatureCollection","features":[]}', t.importNothing],
    [shape('Polygon', [[...corners.slice(0, 2), corners[0]]]), t.importInvalid({ reason: '' })],
    [shape('Polygon', [[...corners, [9.53, 47.15]]]), t.importInvalid({ reason: '' })],
    [shape('LineString', [[9.52, 147.14], corners[0]]), t.importInvalid({ reason: '' })],
  ] as const) {
    await read(content);
    await expect(page.getByText(message)).toBeVisible();
  }
  const shapes = page.getByRole('list', { name: t.shapeList }).getByRole('listitem');
  const expectRejection = async (label: string, value: string, message: string) => {
    await field(label).fill(value);
    await field(label).press('Enter');
    await expectMessage(field(label), message);
    await field(label).fill('');
    await field(label).press('Enter');
    await expect(field(label)).not.toHaveAttribute('aria-invalid');
  };
  await read(shape('Polygon', [[...corners, corners[0]]]));
  await shapes.first().getByRole('button').first().click();
  await expectRejection(t.fillOpacity, '7', t.numberError({ most: 1 }));
  await expectRejection(t.fillOpacity, 'halb', t.numberError({ most: 1 }));
  await expectRejection(t.selectedFillOpacity, '-1', t.numberError({ most: 1 }));
  await expectRejection(t.fillColor, '#12', t.colorError);
  await expectRejection(t.fillOutlineColor, '12', t.colorError);
  await expectRejection(t.labelColor, '#xyz', t.colorError);
  await read(shape('LineString', corners));
  await expect(shapes).toHaveCount(2);
  await shapes.last().getByRole('button').first().click();
  await expectRejection(t.lineWidth, '51', t.numberError({ most: 50 }));
  await expectRejection(t.lineOpacity, '2', t.numberError({ most: 1 }));
  await expectRejection(t.lineColor, '#12', t.colorError);
  await button(t.discard).click();
});

test('explains rejected calendars where they were entered', { tag: '@nightly' }, async ({ page }) => {
  await openDashboard(page);
  const { button, field } = named(page);
  const t = textsOf(calendarImportMessages, 'de');
  await openScreen(page, 'events/calendar', t.title);
  const { title } = await placeWithHours(1);
  await field(t.choosePlace).fill(title);
  await page.getByRole('option', { name: title }).first().click();
  for (const [address, message] of [
    ['nirgends', t.addressError],
    ['https://10.0.0.1/verein.ics', readingErrorText('the address is not a public one', t)],
    ['http://[::1]/verein.ics', readingErrorText('the address is not a public one', t)],
    ['https://verein.example:22/verein.ics', readingErrorText('an unusual port', t)],
    ['https://wer:was@verein.example/', readingErrorText('no web address', t)],
    ['http://localhost:1/verein.ics', readingErrorText('no connection to the server', t)],
    [`${mainUrl}/api/nirgends`, readingErrorText('the server answers 404', t)],
    [`${mainUrl}/dashboard/`, readingErrorText('is no calendar', t)],
  ] as const) {
    await field(t.address).fill(address);
    await button(t.subscribe).click();
    await expectMessage(field(t.address), message);
  }
  await field(t.address).fill('');
  const read = (content: string | Buffer) =>
    field(t.chooseFile).setInputFiles(file('verein.ics', 'text/calendar', content));
  await read(Buffer.alloc(1_100_000, ' '));
  await expect(page.getByText(t.tooLarge)).toBeVisible();
  for (const content of ['Sommerfest am 3. Juni', 'BEGIN:VCARD\r\nVERSION:4.0\r\nEND:VCARD\r\n']) {
    await read(content);
    await expect(page.getByText(readingErrorText('is no calendar', t))).toBeVisible();
  }
  await read(`BEGIN:VCALENDAR\r\n${'BEGIN:VEVENT\r\nUID:1\r\nEND:VEVENT\r\n'.repeat(1001)}END:VCALENDAR\r\n`);
  await expect(page.getByText(readingErrorText('has more than 1000 events', t))).toBeVisible();
});

test(
  'explains rejected appearance, start view, seasons, floors and surfaces of a map at the field',
  { tag: '@nightly' },
  async ({ page }) => {
    await openDashboard(page);
    const { button, field } = named(page);
    const [t, names] = [textsOf(branchMessages, 'de'), textsOf(branchSettingMessages, 'de')];
    await openScreen(page, 'branch?map=1', t.heading);
    const expectRejection = async (label: string, value: string, setting: string) => {
      const typed = page.getByRole('main').getByLabel(label, { exact: true }).last();
      await typed.fill(value);
      await button(t.save).click();
      await expectMessage(typed, names.fieldError({ field: setting }));
    };
    await button(t.partLook).click();
    await expectRejection(t.colorValue, '#12', 'accentColor');
    const logo = field(t.chooseLogo);
    for (const [content, message] of [
      ['<html></html>', t.logoWrongType],
      ['<svg xmlns="http://www.w3.org/2000/svg"/>', textsOf(mediaMessages, 'de').failedSvg],
      [Buffer.alloc(5 * 1024 * 1024 + 1), t.logoTooLarge],
      [await picture(8, 8), textsOf(mediaMessages, 'de').failedBroken],
    ] as const) {
      await logo.setInputFiles(file('logo.png', 'image/png', content));
      await expect(page.getByText(message)).toBeVisible();
    }
    await button(t.discard).click();
    await button(t.partStart).click();
    for (const [label, value] of [
      [t.lat, '95'],
      [t.lon, '200'],
      [t.bearing, '400'],
      [t.zoomOf({ screen: t.breakpointXs }), '30'],
      [t.pitchOf({ screen: t.breakpointMd }), '80'],
    ] as const)
      await expectRejection(label, value, 'mapCenter');
    await field(t.west).fill('9.9');
    await expectRejection(t.east, '9.4', 'mapBoundaries');
    await expectRejection(t.south, '-95', 'mapBoundaries');
    await button(t.discard).click();
    // Only the API knows whether the map's places are inside the bounds.
    await field(t.lat).fill('10');
    await button(t.save).click();
    await expect(page.getByRole('alert').filter({ hasText: names.fieldError({ field: 'mapCenter' }) })).toBeVisible();
    await button(t.discard).click();
    await button(t.partSeasons).click();
    for (const season of [t.summer, t.winter]) await field(t.hasSeason({ season })).check();
    await expectRejection(t.begins, '13-45', 'seasons');
    await expectRejection(t.styleUrl, 'http://stil.example', 'seasons');
    await expectRejection(t.labelDe, '', 'seasons');
    await expectRejection(t.labelEn, '', 'seasons');
    await button(t.addLevel).click();
    await button(t.addLevel).click();
    await expectRejection(t.levelPath, 'oben', 'levels');
    await expectRejection(t.levelKey, '', 'levels');
    await field(t.levelPath).last().fill('');
    await expectRejection(t.levelKey, '0', 'levels');
    await button(t.discard).click();
    await button(t.partSurfaces).click();
    await expectRejection(t.frameTitle, '', 'inFrame');
    await expectRejection(t.frameLogoHeight, '32', 'inFrame');
    await field(t.hasKiosk).check();
    await expectRejection(t.marginTop, '2000', 'kiosk');
    await expectRejection(t.marginBottom, '-1', 'kiosk');
    await expectRejection(t.paddingBottom, '1.5', 'kiosk');
    await expectRejection(t.idleSeconds, '5', 'kiosk');
    await button(t.discard).click();
  },
);
