import type { Page } from '@playwright/test';
import { offlineCaches, partialPageHeader } from '@umkreis/contract/offline.ts';
import { expect } from './test.ts';

type CachedPage = 'none' | 'partial' | 'whole';

/** @param address path of the page as the worker stores it, e.g. `/map` */
const cachedPage = (page: Page, address: string): Promise<CachedPage> =>
  page.evaluate(
    async ([cache, path, partial]) => {
      const stored = await (await caches.open(cache)).match(path);
      return !stored ? 'none' : stored.headers.has(partial) ? 'partial' : 'whole';
    },
    [offlineCaches.pages, address, partialPageHeader] as const,
  );

/** Waits until the service worker has cached a page with all its files. It controls the page earlier than that. */
export const waitUntilCached = (page: Page, address: string) =>
  expect.poll(() => cachedPage(page, address), { timeout: 60_000 }).toBe('whole');

/** Waits until the service worker has cached a page with the files that it has loaded so far. */
export const waitUntilStartable = (page: Page, address: string) =>
  expect.poll(() => cachedPage(page, address), { timeout: 60_000, intervals: [100] }).not.toBe('none');
