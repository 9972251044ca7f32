import type { Page } from 'playwright-core';

interface Found {
  /** From the last keystroke until the resulting rows are painted, ms. */
  sinceKeystroke: number;
  /** Share of it until the response arrived, ms. */
  apiMs: number;
  /** From each keystroke until it is painted, ms. */
  keystrokeMs: number[];
}

/** Timers inside the page, so that the latency of the automation does not count. */
export interface Measure {
  /** Resolves when the whole list is shown again. */
  settled(): Promise<void>;
  /** Starts to observe; resolves when the rows of the last keystroke are painted. */
  found(): Promise<Found>;
  /** Gaps between frames while the list is scrolled to its end, ms. */
  scroll(): Promise<number[]>;
  /** Presses Enter in the focused field; time until the page shows 'saved', ms. */
  saved(): Promise<number>;
}

/** Longer than any pause between keystrokes. */
const QUIET_MS = 600;

export async function measureInPage(page: Page): Promise<Measure> {
  await page.evaluate(definePainted);
  return {
    async settled() {
      await page.waitForTimeout(QUIET_MS);
    },
    found: () => page.evaluate(timeUntilFound, QUIET_MS),
    scroll: () => page.evaluate(frameGapsOfScroll),
    async saved() {
      await page.keyboard.press('ArrowRight');
      const saved = page.evaluate(timeUntilSaved);
      await page.waitForTimeout(100);
      await page.keyboard.press('Enter');
      return saved;
    },
  };
}

// The following functions run in the page: they can't use anything else of this file.

/** Defines `painted`, which resolves when the next frame is painted. */
function definePainted(): void {
  const painted = () =>
    new Promise<number>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve(performance.now()));
        port1.start();
        port2.postMessage(0);
      });
    });
  Object.assign(window, { painted });
}

async function timeUntilFound(quietMs: number): Promise<Found> {
  const { painted } = window as unknown as { painted(): Promise<number> };
  const keystrokeMs: number[] = [];
  let lastKeystroke = 0;
  let lastRows = 0;
  const pending: Promise<void>[] = [];
  const onInput = (event: Event) => {
    lastKeystroke = event.timeStamp;
    pending.push(painted().then((at) => void keystrokeMs.push(at - event.timeStamp)));
  };
  document.addEventListener('input', onInput, true);
  const list = document.querySelector('main [aria-busy]')!;
  const observer = new MutationObserver(() => {
    if (list.getAttribute('aria-busy') === 'true') return;
    pending.push(
      painted().then((at) => {
        lastRows = at;
      }),
    );
  });
  observer.observe(list, { attributes: true, attributeFilter: ['aria-busy'] });
  for (let quiet = 0; quiet < quietMs || lastKeystroke === 0 || lastRows < lastKeystroke;) {
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
    quiet = performance.now() - Math.max(lastKeystroke, lastRows);
    if (lastKeystroke > 0 && quiet > 5000) break;
  }
  await Promise.all(pending);
  document.removeEventListener('input', onInput, true);
  observer.disconnect();
  const requests = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.includes('/items/dashboard/?'))
    .map((entry) => entry as PerformanceResourceTiming)
    .filter(({ startTime }) => startTime >= lastKeystroke);
  performance.clearResourceTimings();
  return {
    sinceKeystroke: lastRows - lastKeystroke,
    apiMs: requests[0] ? requests[0].responseEnd - requests[0].startTime : 0,
    keystrokeMs,
  };
}

async function frameGapsOfScroll(): Promise<number[]> {
  const grid = document.querySelector('[role=grid]')!;
  const gaps: number[] = [];
  let last = performance.now();
  for (let nr = 0; nr < 90; nr++) {
    grid.scrollTop = (grid.scrollHeight * nr) / 90;
    const at = await new Promise<number>((resolve) => {
      requestAnimationFrame(resolve);
    });
    gaps.push(at - last);
    last = at;
  }
  return gaps.slice(2);
}

async function timeUntilSaved(): Promise<number> {
  const { painted } = window as unknown as { painted(): Promise<number> };
  let started = 0;
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') started = event.timeStamp;
  };
  document.addEventListener('keydown', onKey, true);
  const isSaved = () =>
    started > 0 && [...document.querySelectorAll('output')].some((one) => /^Gespeichert\.?$/.test(one.textContent));
  const end = performance.now() + 10_000;
  let wasOther = false;
  while (performance.now() < end) {
    await painted();
    if (started > 0 && !isSaved()) wasOther = true;
    if (wasOther && isSaved()) break;
  }
  document.removeEventListener('keydown', onKey, true);
  return performance.now() - started;
}
