import { expect, test, type Page } from './support/test.ts';
import { branch, items } from './support/guide-data.ts';
import { hostUrl } from './support/instance.ts';

async function openSheet(page: Page, path: string) {
  await page.goto(path);
  await page.waitForFunction(() => performance.getEntriesByName('umkreis:map-idle').length > 0);
  await page.getByRole('button', { name: 'Menü' }).first().click();
  await page.getByRole('button', { name: 'Drucken' }).click();
  const sheet = page.getByRole('dialog', { name: 'Druckansicht' });
  await expect(sheet.getByText('Bereit zum Drucken')).toBeVisible({ timeout: 60_000 });
  return sheet;
}

/** Page sizes of a PDF, mm. */
const pagesOf = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) =>
    [width, height].map((points) => Math.round((Number(points) / 72) * 25.4)),
  );

test(
  'prints a whole list: map at print resolution, legend, all rows, QR code and URL, no controls',
  { tag: '@nightly' },
  async ({ page }) => {
    const { subdomain } = await branch(1);
    const url = `${hostUrl(subdomain)}/map?q=restaurant`;
    const sheet = await openSheet(page, url);
    const picture = sheet.getByRole('img', { name: /^Karte: / });
    const density = await picture.evaluate((image: HTMLImageElement) => image.naturalWidth / image.clientWidth);
    expect(density).toBeCloseTo(3, 1);

    const list = sheet.getByRole('region', { name: 'Treffer für «restaurant»' });
    const total = Number(/(\d+) Orte/.exec((await list.textContent())!)![1]);
    expect(total).toBeGreaterThan(3);
    await expect(list.getByRole('listitem')).toHaveCount(total);
    await expect(sheet.getByRole('region', { name: 'Symbole auf der Karte' })).toContainText('Restaurant');
    await expect(sheet.getByRole('img', { name: 'QR-Code dieser Seite' })).toBeVisible();
    await expect(sheet.getByText(url)).toBeVisible();

    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(picture).toBeVisible();
    await expect(page.locator('main')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });

    const a4 = pagesOf(await page.pdf({ preferCSSPageSize: true }));
    expect(a4.length).toBeGreaterThan(0);
    expect(a4.every(([width, height]) => width === 210 && height === 297)).toBe(true);
    await sheet.getByRole('button', { name: 'A3' }).click();
    await sheet.getByRole('button', { name: 'Querformat' }).click();
    expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))[0]).toEqual([420, 297]);

    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(page.locator('main')).toBeVisible();
  },
);

test('prints a place with its card, also in English', { tag: '@nightly' }, async ({ page }) => {
  const { subdomain } = await branch(1);
  const place = (await items(1)).find(({ details, address }) => details?.hours && address)!;
  const sheet = await openSheet(page, `${hostUrl(subdomain)}/map/place/${place.nanoId}`);
  const card = sheet.getByRole('region', { name: place.title });
  await expect(card).toContainText(place.address!);
  await expect(card.getByRole('row')).toHaveCount(7);
  await sheet.getByRole('button', { name: 'Schliessen' }).click();
  await page.getByRole('button', { name: 'Menü' }).first().click();
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.getByRole('dialog', { name: 'Print view' }).getByText('Ready to print')).toBeVisible({
    timeout: 60_000,
  });
  await page.goBack();
  await expect(page.getByRole('dialog', { name: 'Print view' })).toBeHidden();
  await expect(page).toHaveURL(new RegExp(place.nanoId));
});
