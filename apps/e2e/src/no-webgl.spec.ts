import { axe } from './support/axe.ts';
import { browserEnv, chromium, expect, useTestClock, test, type Page } from './support/test.ts';
import { itemMediumKeys } from '@umkreis/contract/medium-keys.ts';
import { branch, placeWith } from './support/guide-data.ts';
import { hostUrl } from './support/instance.ts';

/** A browser without WebGL, as on old machines or in locked-down environments. */
async function withoutWebGl(visit: (page: Page) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    env: browserEnv,
    args: ['--no-sandbox', '--disable-gpu', '--disable-software-rasterizer', '--disable-3d-apis'],
  });
  const context = await browser.newContext({ locale: 'de-CH', viewport: { width: 1280, height: 800 } });
  await useTestClock(context);
  try {
    await visit(await context.newPage());
  } finally {
    await browser.close();
  }
}

test('shows the list instead of the map, and a panorama as a pannable picture', async () => {
  const { subdomain } = await branch(1);
  const place = await placeWith(
    1,
    (item) => Boolean(item.image),
    (item) => Boolean(item.itemMedia?.some(({ kind }) => kind === itemMediumKeys.panorama)),
  );
  await withoutWebGl(async (page) => {
    await page.goto(`${hostUrl(subdomain)}/map`);
    await expect(page.getByRole('alert')).toContainText('Die Karte kann hier nicht dargestellt werden');
    await expect(page.getByRole('heading', { name: 'Alle Orte' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Vergrössern', exact: true })).toBeHidden();
    expect((await axe(page).analyze()).violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
    await page.getByRole('combobox', { name: /^(Suchen|Search)$/ }).fill(place.title);
    await page
      .getByRole('list', { name: /^Treffer/ })
      .getByRole('button', { name: place.title })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: place.title, exact: true })).toBeVisible();

    await page
      .getByRole('button', { name: /^Rundum ansehen/ })
      .first()
      .dispatchEvent('click');
    const picture = page.locator('[data-panorama="flat"] figure');
    await expect(page.getByText('das Bild lässt sich seitlich verschieben')).toBeVisible();
    const left = () => picture.evaluate((element) => element.scrollLeft);
    await expect.poll(left).toBeGreaterThan(0);
    const before = await left();
    await picture.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(left).toBeGreaterThan(before);
  });
});
