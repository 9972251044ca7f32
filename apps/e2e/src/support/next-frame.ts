import type { Page } from './test.ts';

/** Waits until the page has processed the last input and painted it. */
export const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));
