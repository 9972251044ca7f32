import { expect, test, type Locator, type Page } from './support/test.ts';
import { branch, items } from './support/guide-data.ts';
import { hostUrl } from './support/instance.ts';
import { smallKiosk } from './support/small-kiosk.ts';

test.use({ basemap: false, viewport: smallKiosk, hasTouch: true });

test('resets a kiosk after a visitor: warning, reset, screensaver, touch', { tag: '@nightly' }, async ({ page }) => {
  // Software rendering of a tall screen with moving lifts: a second of its clock may take several.
  const { subdomain } = await branch(21);
  const place = (await items(21)).find((item) => item.title.length > 8)!;
  await page.clock.install();
  await page.goto(`${hostUrl(subdomain)}/map/place/${place.nanoId}?iskiosk`);
  await page.clock.runFor(2000);
  await expect(page.getByRole('heading', { name: place.title, exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Menü' }).dispatchEvent('click');
  await page.clock.runFor(500);
  await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible();
  await idleUntil(page, page.getByRole('alertdialog', { name: 'Noch da?' }));
  // The warning is in front of the menu that was left open.
  const inFront = () => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('[role=alertdialog]');
  expect(await page.evaluate(`Boolean((${inFront.toString()})())`)).toBe(true);
  // The warning lasts ten seconds; with software rendering a regular click may take that long.
  await page.getByRole('button', { name: 'Weitermachen' }).dispatchEvent('click');
  await page.clock.runFor(500);
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(page).toHaveURL(new RegExp(place.nanoId));

  const screensaver = page.getByRole('button', { name: 'Berühren zum Starten' });
  await idleUntil(page, screensaver);
  await expect(page).toHaveURL(/\/map\?iskiosk/);
  await expect(page.getByRole('dialog', { name: 'Menü' })).toBeHidden();
  await screensaver.click();
  await page.clock.runFor(500);
  await expect(screensaver).toBeHidden();
  await expect(page.getByRole('heading', { name: place.title, exact: true })).toBeHidden();
});

test('has one button to go home, and none to locate a visitor or to print', { tag: '@nightly' }, async ({ page }) => {
  const { subdomain, centerItem } = await branch(21);
  await page.goto(`${hostUrl(subdomain)}/map?iskiosk`);
  await page.getByRole('button', { name: 'Zum Standort' }).click();
  await expect(page).toHaveURL(centerItem.devItemNanoId ? new RegExp(centerItem.devItemNanoId) : /\/map\?iskiosk/);
  await expect(page.getByRole('button', { name: /Standort bestimmen/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Menü' }).first().dispatchEvent('click');
  await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Druck/ })).toHaveCount(0);
});

test('ignores the kiosk parameter on a branch without a kiosk', { tag: '@nightly' }, async ({ page }) => {
  const { subdomain } = await branch(2);
  await page.goto(`${hostUrl(subdomain)}/map?iskiosk`);
  await expect(page.getByRole('combobox', { name: /^(Suchen|Search)$/ }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Zum Standort' })).toHaveCount(0);
});

/**
 * Advances the time in steps shorter than the warning; on this branch the map's own last move may restart the
 * countdown.
 */
async function idleUntil(page: Page, sign: Locator) {
  await expect(async () => {
    if (!(await sign.isVisible())) await page.clock.fastForward(4000);
    await expect(sign).toBeVisible({ timeout: 300 });
  }).toPass({ timeout: 100_000, intervals: [0] });
}
