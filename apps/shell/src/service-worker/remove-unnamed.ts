import { offlineCaches } from '@umkreis/contract/offline.ts';
import { pageFiles, type PageFiles } from './page-files.ts';

/**
 * Deletes cached releases and snapshots that no cached page references.
 * @param before files of the page that was just replaced: pages that are still open need them
 */
export async function removeUnnamed(before: PageFiles | undefined): Promise<void> {
  const pages = await caches.open(offlineCaches.pages);
  const named = before ? [before] : [];
  for (const request of await pages.keys()) {
    const page = await pages.match(request);
    if (page) named.push(pageFiles(await page.text(), []));
  }
  const releases = named.flatMap((page) => page.releases);
  const data = new Set(named.flatMap((page) => page.data));
  await removeFrom(offlineCaches.releases, (url) => releases.some((release) => url.href.includes(release)));
  await removeFrom(offlineCaches.data, ({ pathname }) => data.has(pathname.split('/').pop()!));
}

async function removeFrom(name: string, isNamed: (url: URL) => boolean): Promise<void> {
  const cache = await caches.open(name);
  for (const request of await cache.keys()) if (!isNamed(new URL(request.url))) await cache.delete(request);
}
