import { setTimeout } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import type { Series } from './first-view.ts';
import { judged, median, spread } from './spread.ts';
import { openPage } from './visit.ts';

/** First results on a phone, from navigation, ms. */
const GOAL_MS = 5000;
/** A visitor who looks at the page before typing: this long after navigation, ms. */
const LATE_KEY_MS = 4000;
const CLEANUP_MS = 1500;
const TIMEOUT_MS = 60_000;

/**
 * Types a letter into the search field of the product on a phone, as soon as the field is painted, and again in other
 * visits some seconds later, and prints when the first results were painted.
 */
export async function measureFirstResults(browser: Browser, product: Series, rounds: number): Promise<void> {
  const visits: Record<'at once' | 'later', number[]> = { 'at once': [], later: [] };
  for (let round = 1; round <= rounds; round++)
    for (const [name, keyMs] of [
      ['at once', 0],
      ['later', LATE_KEY_MS],
    ] as const) {
      visits[name].push(await firstResults(browser, product, keyMs));
      await setTimeout(CLEANUP_MS);
    }
  for (const [name, keyMs] of [
    ['at once', 'as soon as the field is there'],
    ['later', `${LATE_KEY_MS / 1000} s after navigation`],
  ] as const)
    console.log(
      `  first results, key pressed ${keyMs}: ${spread(visits[name])} ms after navigation   ${judged(median(visits[name]), GOAL_MS, ' ms')}`,
    );
}

/** @returns when the first results were painted, ms since navigation */
async function firstResults(browser: Browser, { url, serve }: Series, keyMs: number): Promise<number> {
  const { context, page } = await openPage(browser, serve, 'phone');
  try {
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector(':root[data-searched] .frame li, main [data-row]')) return;
        observer.disconnect();
        requestAnimationFrame(() => globalThis.setTimeout(() => performance.mark('bench:first-results')));
      }).observe(document, { childList: true, subtree: true });
    });
    const start = performance.now();
    await page.goto(url, { timeout: TIMEOUT_MS, waitUntil: 'commit' });
    const field = page.locator('input[type=search]');
    await field.waitFor({ timeout: TIMEOUT_MS });
    await setTimeout(Math.max(0, keyMs - (performance.now() - start)));
    await field.pressSequentially('a');
    const mark = await page.waitForFunction(
      () => performance.getEntriesByName('bench:first-results')[0]?.startTime,
      undefined,
      { timeout: TIMEOUT_MS },
    );
    return (await mark.jsonValue())!;
  } finally {
    await context.close();
  }
}
