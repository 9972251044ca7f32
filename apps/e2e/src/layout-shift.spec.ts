import { expect, test, type Page } from './support/test.ts';
import { branch, placeWithHours } from './support/guide-data.ts';
import { hostUrl, mainUrl } from './support/instance.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Maximum layout shift that is not noticed while reading. */
const most = 0.02;

interface Shift {
  value: number;
  sources: string[];
}
const shifts = (page: Page) => page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts);

async function addresses(): Promise<[name: string, url: string][]> {
  const { subdomain, searchShortcuts } = await branch(1);
  const { nanoId } = await placeWithHours(1);
  const guide = hostUrl(subdomain);
  return [
    ['home', `${mainUrl}/`],
    ['guides', `${mainUrl}/landing`],
    ['inspiration', `${mainUrl}/inspire`],
    ['nothing there', `${mainUrl}/nothing-there`],
    ['map', `${guide}/map`],
    ['place', `${guide}/map/place/${nanoId}`],
    ['search', `${guide}/map?q=restaurant`],
    ['embedded list', `${guide}/embed/search-shortcut/${searchShortcuts[0]!.id}`],
  ];
}

for (const [device, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1280, height: 800 }],
] as const)
  test.describe(device, () => {
    test.use({ viewport });
    test('has no layout shifts while a page loads', { tag: '@nightly' }, async ({ page }) => {
      await page.addInitScript(() => {
        const seen: Shift[] = [];
        Object.assign(globalThis, { shifts: seen });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
            sources: { node?: Element }[];
          })[])
            if (!entry.hadRecentInput)
              seen.push({
                value: entry.value,
                sources: entry.sources.map(({ node }) => `${node?.nodeName}.${node?.className}`.slice(0, 60)),
              });
        }).observe({ type: 'layout-shift', buffered: true });
      });
      for (const [name, url] of await addresses()) {
        await page.goto(url);
        await page.waitForLoadState('networkidle');
        // Nothing may move after the last response either.
        await page.waitForTimeout(500);
        const seen = await shifts(page);
        const sum = seen.reduce((before, { value }) => before + value, 0);
        expect(sum, `${name}: ${JSON.stringify(seen)}`).toBeLessThanOrEqual(most);
      }
    });
  });
