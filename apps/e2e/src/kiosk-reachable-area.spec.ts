import { branch } from './support/guide-data.ts';
import { hostUrl } from './support/instance.ts';
import { expect, test, type Page } from './support/test.ts';

test.use({ basemap: false, viewport: { width: 1080, height: 1920 }, hasTouch: true });

/** Branches with a kiosk */
const kiosks = [12, 13, 21, 25];
const reachable = { top: 400, bottom: 1600, least: 48 };

const open = async (page: Page, shortId: number) => {
  const { subdomain } = await branch(shortId);
  // Navigating to the same URL would be a reload, which preserves what is open.
  await page.goto('about:blank');
  await page.goto(`${hostUrl(subdomain)}/map?iskiosk`);
  await expect(page.getByRole('button', { name: 'Zum Standort' })).toBeVisible();
};
const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .dispatchEvent('click');

/** Visible controls that are too high, too low or too small to touch. */
const unreachable = (page: Page) =>
  page.evaluate(({ top, bottom, least }) => {
    const modal = document.querySelector('dialog:modal');
    const isVisible = (one: Element) =>
      one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !one.closest('[inert]') &&
      (!modal || modal.contains(one));
    /** A checkbox with its label is one target; scrolled-out content is ignored. */
    const targetOf = (one: Element) => (one instanceof HTMLInputElement && one.closest('label')) || one;
    return [...document.querySelectorAll('button, a[href], input, select, textarea, summary, [role=button]')]
      .filter(isVisible)
      .flatMap((one) => {
        const box = targetOf(one).getBoundingClientRect();
        const around = one.closest('[data-panel], dialog')?.getBoundingClientRect();
        const from = Math.max(box.top, around?.top ?? 0);
        const to = Math.min(box.bottom, around?.bottom ?? innerHeight);
        const isOff = to <= from || box.right <= 0 || box.left >= innerWidth;
        const isNear = from >= top && to <= bottom && box.height >= least && box.width >= least;
        if (isOff || isNear) return [];
        const name = one.getAttribute('aria-label') ?? one.textContent.trim().slice(0, 40);
        return [
          `${name}: ${Math.round(from)} to ${Math.round(to)}, ${Math.round(box.width)} × ${Math.round(box.height)}`,
        ];
      });
  }, reachable);

/** States of the screen by the actions that lead to them */
const states: Record<string, (page: Page) => Promise<unknown>> = {
  start: async () => {},
  menu: (page) => press(page, 'Menü'),
  list: (page) => press(page, 'Liste'),
  chat: (page) => press(page, 'Fragen'),
  filter: (page) => press(page, 'Filter'),
  layers: (page) => press(page, 'Kartenstil'),
  time: (page) => press(page, 'Zeitpunkt'),
  keyboard: async (page) => {
    await page.getByRole('combobox', { name: /^(Suchen|Search)$/ }).focus();
    await expect(page.getByRole('button', { name: 'ü', exact: true })).toBeVisible();
  },
  place: async (page) => {
    await press(page, 'Liste');
    await page.locator('[data-panel] li button').first().dispatchEvent('click');
    await expect(page.getByRole('button', { name: 'Teilen' })).toBeVisible();
  },
  code: async (page) => {
    await states.place!(page);
    await press(page, 'Teilen');
    await expect(page.getByRole('img', { name: /QR/ })).toBeVisible();
  },
};

for (const shortId of kiosks)
  test(`places every control within reach on the kiosk of branch ${shortId}`, { tag: '@nightly' }, async ({ page }) => {
    test.setTimeout(600_000);
    // Simulates use, so that a slow machine does not cause a reset.
    await page.addInitScript(() => {
      setInterval(() => dispatchEvent(new Event('wheel')), 2000);
    });
    for (const [name, go] of Object.entries(states)) {
      await open(page, shortId);
      await go(page);
      await expect.poll(async () => [name, ...(await unreachable(page))]).toEqual([name]);
    }
  });

test('places controls within reach, and lower in wheelchair mode', { tag: '@nightly' }, async ({ page }) => {
  await open(page, 13);
  await expect.poll(() => unreachable(page)).toEqual([]);
  const topOf = async () => (await page.getByRole('combobox', { name: /^(Suchen|Search)$/ }).boundingBox())!.y;
  const before = await topOf();
  await press(page, 'Bedienung tiefer setzen');
  await expect.poll(topOf).toBeGreaterThan(before + 300);
  await press(page, 'Bedienung wieder höher setzen');
  await expect.poll(topOf).toBe(before);
});
