import type { Locator } from '@playwright/test';
import type { Page } from './test.ts';

export interface PointerPresses {
  count(): number;
  reset(): void;
  /** Selects an option of a native list: one press opens it, one selects. */
  choose(list: Locator, option: string): Promise<void>;
}

/** Counts pointer presses on all pages that are opened from now on. */
export async function countPresses(page: Page): Promise<PointerPresses> {
  let count = 0;
  await page.exposeFunction('pointerPressed', () => void count++);
  await page.addInitScript(() => {
    const { pointerPressed } = globalThis as unknown as { pointerPressed(): void };
    addEventListener('pointerdown', () => pointerPressed(), true);
  });
  return {
    count: () => count,
    reset: () => {
      count = 0;
    },
    async choose(list, option) {
      count += 2;
      await list.selectOption(option);
    },
  };
}
