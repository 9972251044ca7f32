import type { Page } from '@playwright/test';
import { offlineCaches } from '@umkreis/contract/offline.ts';
import { expect } from './test.ts';

/**
 * Waits until the service worker has cached a page with all its files. It controls the page earlier than that.
 * @param address path of the page as the worker stores it, e.g. `/map`
 */
export const waitUntilCached = (page: Page, address: string) =>
  expect
    .poll(
      () =>
        page.evaluate(
          async ([cache, path]) => {
            const cached = await (await caches.open(cache!)).match(path!);
            return cached !== undefined && !cached.headers.has('x-umkreis-partial');
          },
          [offlineCaches.pages, address],
        ),
      { timeout: 60_000 },
    )
    .toBe(true);
