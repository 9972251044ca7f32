import { visitKiosk, withClock, memoryOf } from '@umkreis/bench/kiosk/visit-kiosk.ts';
import { branch } from './support/guide-data.ts';
import { hostUrl } from './support/instance.ts';
import { smallKiosk } from './support/small-kiosk.ts';
import { expect, test, type Page } from './support/test.ts';

test.use({ viewport: smallKiosk, hasTouch: true });

const later = (page: Page, seconds: number) =>
  page.evaluate((ms) => (window as unknown as { later(ms: number): void }).later(ms), seconds * 1000);

test(
  'ends a session with a warning on top of everything, and leaves no data behind',
  { tag: '@nightly' },
  async ({ page }) => {
    const { subdomain, kiosk } = await branch(13);
    await withClock(page);
    await page.goto(`${hostUrl(subdomain)}/map?iskiosk`);
    await page.getByRole('button', { name: 'English' }).dispatchEvent('click');
    await page.getByRole('button', { name: 'Move controls lower' }).dispatchEvent('click');
    await page.getByRole('combobox', { name: /^(Suchen|Search)$/ }).focus();
    for (const key of 'Halle 1')
      await page
        .locator('.kiosk-keyboard')
        .getByRole('button', { name: keyOf(key) })
        .tap();
    await expect(page.getByRole('combobox', { name: /^(Suchen|Search)$/ })).toHaveValue('halle 1');
    await page.locator('[data-panel] li button').first().dispatchEvent('click');
    await page.getByRole('button', { name: 'Suggest a change' }).dispatchEvent('click');
    const name = page.getByRole('dialog').getByRole('textbox', { name: 'Name' });
    await name.focus();
    // Elements outside of a modal dialog are inert, so the keyboard is inside.
    await page.locator('dialog .kiosk-keyboard').getByRole('button', { name: 'x', exact: true }).tap();
    await expect(name).toHaveValue(/x$/);
    await page.evaluate(() => localStorage.setItem('umkreis-request:left', 'by somebody'));

    await later(page, kiosk.idleSeconds - 30);
    await name.dispatchEvent('pointerdown');
    await later(page, kiosk.idleSeconds - 30);
    // The warning must not appear.
    await page.waitForTimeout(600);
    const warning = page.getByRole('alertdialog');
    await expect(warning, 'a touch in a dialog counts').toBeHidden();
    await later(page, 12);
    await expect(warning).toBeVisible();
    const inFront = () =>
      document
        .elementFromPoint(innerWidth / 2, innerHeight / 2)
        ?.closest('dialog')
        ?.getAttribute('role');
    expect(await page.evaluate(inFront)).toBe('alertdialog');

    await later(page, 60);
    await expect(page.getByRole('button', { name: 'Berühren zum Starten' })).toBeVisible();
    await expect(page).toHaveURL(/\/map\?iskiosk$/);
    await page.getByRole('button', { name: 'Berühren zum Starten' }).dispatchEvent('click');
    await expect(page.getByRole('button', { name: 'Zum Standort' })).toBeVisible();
    await expect(page.locator('dialog[open], .kiosk-keyboard, [data-panel]')).toHaveCount(0);
    await expect(page.getByRole('combobox', { name: /^(Suchen|Search)$/ })).toHaveValue('');
    await expect(page.getByRole('button', { name: 'Bedienung tiefer setzen' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    const stored = await page.evaluate(() => [Object.keys(localStorage), document.documentElement.lang]);
    expect(stored).toEqual([[], 'de']);
  },
);

const keyOf = (character: string) => (character === ' ' ? /Space/ : new RegExp(`^${character.toLowerCase()}$`));

test('restores everything that was drawn after a lost WebGL context', { tag: '@nightly' }, async ({ page }) => {
  const { subdomain } = await branch(13);
  await page.goto(`${hostUrl(subdomain)}/map?iskiosk`);
  await expect(page.getByRole('button', { name: 'Zum Standort' })).toBeVisible();
  const drawn = () => page.screenshot({ clip: { x: 100, y: 800, width: 800, height: 500 }, animations: 'disabled' });
  let before = await drawn();
  await expect(async () => {
    const now = await drawn();
    const isIdle = now.equals(before);
    before = now;
    expect(isIdle).toBe(true);
  }).toPass({ timeout: 60_000, intervals: [1500] });
  await page.evaluate(() => {
    const { canvas } = { canvas: document.querySelector<HTMLCanvasElement>('canvas.maplibregl-canvas')! };
    const lost = canvas.getContext('webgl2')!.getExtension('WEBGL_lose_context')!;
    lost.loseContext();
    Object.assign(window, { restoreMap: () => lost.restoreContext() });
  });
  await expect.poll(async () => (await drawn()).equals(before)).toBe(false);
  await page.evaluate(() => (window as unknown as { restoreMap(): void }).restoreMap());
  await expect.poll(async () => (await drawn()).equals(before), { timeout: 60_000, intervals: [1500] }).toBe(true);
});

test('uses no more memory after sixty visitors than after twenty', { tag: '@nightly' }, async ({ page, context }) => {
  test.setTimeout(600_000);
  await page.setViewportSize({ width: 540, height: 960 });
  const { subdomain } = await branch(25);
  await withClock(page);
  await page.goto(`${hostUrl(subdomain)}/map?iskiosk`);
  const session = await context.newCDPSession(page);
  const visits = async (count: number) => {
    for (let visit = 0; visit < count; visit++) await visitKiosk(page, 'mode');
    return memoryOf(session);
  };
  const before = await visits(20);
  const after = await visits(40);
  expect(after.heapMb - before.heapMb, 'MB').toBeLessThan(4);
  expect(after.nodes - before.nodes, 'nodes').toBeLessThan(600);
  expect(after.listeners - before.listeners, 'listeners').toBeLessThan(200);
});
