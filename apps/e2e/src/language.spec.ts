import { expect, test } from './support/test.ts';
import { branch } from './support/guide-data.ts';
import { hostUrl } from './support/instance.ts';

/** A text that only the first map contains. */
const english = 'No place here matches';

test('loads English when the map is idle so that it works offline, and immediately if it is requested', async ({
  page,
  context,
}) => {
  const { subdomain } = await branch(1);
  const filesWithText: Promise<string | null>[] = [];
  page.on('response', (response) => {
    if (/\/releases\/map\/.*\.js$/.test(response.url()))
      filesWithText.push(
        response.text().then(
          (text) => (text.includes(english) ? response.url() : null),
          () => null,
        ),
      );
  });
  await page.goto(`${hostUrl(subdomain)}/map`);
  const find = async () => (await Promise.all(filesWithText)).find((url) => url !== null);
  await expect.poll(find, { timeout: 60_000 }).toBeTruthy();
  const [idleAt, fetched] = await page.evaluate(
    (url) => [
      performance.getEntriesByName('umkreis:map-idle')[0]!.startTime,
      performance.getEntriesByName(url)[0]!.startTime,
    ],
    (await find())!,
  );
  expect(fetched).toBeGreaterThan(idleAt!);

  await page.getByRole('button', { name: 'Menü' }).first().click();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('button', { name: 'List', exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await context.setOffline(false);

  await page.goto(`${hostUrl(subdomain)}/map?lang=en`);
  await expect(page.getByRole('button', { name: 'List', exact: true })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveAccessibleName('Search');
  await expect(page.locator('canvas.maplibregl-canvas')).toBeVisible();
});
