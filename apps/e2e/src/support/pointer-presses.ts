import type { Locator } from '@playwright/test';
import type { Page } from './test.ts';

export interface PointerPresses {
  count(): number;
  reset(): void;
  /** Chooses of a native list: a press opens it, one chooses. */
  choose(list: Locator, option: string): Promise<void>;
}

/** Counts how often the pointer is pressed on any page that is opened from now on. */
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
