import type { CDPSession, Page } from 'playwright-core';

/** Memory of a page after garbage collection. */
export interface Memory {
  heapMb: number;
  nodes: number;
  listeners: number;
}

/** @param session of the page */
export async function memoryOf(session: CDPSession): Promise<Memory> {
  // Objects released by a finalizer are collected by the next round.
  for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { heapMb: usedSize / 1e6, nodes, listeners: jsEventListeners };
}

/** Adds `window.later(ms)`, which advances the clock of a page. */
export async function withClock(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const real = Date.now.bind(Date);
    let ahead = 0;
    Date.now = () => real() + ahead;
    Object.assign(window, { later: (ms: number) => (ahead += ms) });
  });
}

/**
 * A visitor who tries several features and leaves; the kiosk starts over.
 * @throws if a step takes longer than a minute
 */
export async function visitKiosk(page: Page, query: string): Promise<void> {
  await page.evaluate(async (typed) => {
    const until = async <T>(what: string, find: () => T | null | undefined): Promise<T> => {
      for (const start = performance.now(); performance.now() - start < 60_000;) {
        const found = find();
        if (found) return found;
        await new Promise((resolve) => {
          setTimeout(resolve, 20);
        });
      }
      throw new Error(`no ${what}`);
    };
    const button = (name: string) => () =>
      [...document.querySelectorAll<HTMLElement>('button, a')].find(
        (one) => (one.getAttribute('aria-label') ?? one.textContent.trim()) === name,
      );
    const press = async (name: string) => (await until(name, button(name))).click();
    const touch = () => window.dispatchEvent(new Event('pointerdown'));
    const one = (selector: string) => () => document.querySelector<HTMLElement>(selector);

    const saver = button('Berühren zum Starten')();
    saver?.click();
    await until('map', () => !button('Berühren zum Starten')());
    touch();
    await press('English');
    (await until('search', one('input[type=search]'))).focus();
    await until('keyboard', one('.kiosk-keyboard button'));
    const field = document.querySelector<HTMLInputElement>('input[type=search]')!;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, typed);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await until('row', one('[data-panel] li button'));
    document.querySelector<HTMLElement>('[data-panel] li button')!.click();
    await press('Share');
    await until('code', one('dialog[open] svg[role=img]'));
    (window as unknown as { later(ms: number): void }).later(1_000_000);
    await until('screensaver', button('Berühren zum Starten'));
    await until('end of dialogs', () => !one('dialog[open]')());
  }, query);
}
