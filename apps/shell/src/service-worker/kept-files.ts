import { keptCaches } from '@umkreis/contract/offline.ts';

/** Files of the guide itself that are replaced under their names. */
const replaced = /^\/(?:branches\/|styles\/|favicon|icon-|manifest\.webmanifest|product-cover)/;

/** Which cache an address belongs to whose content never changes; null: none. */
export function cacheOfFile(pathname: string): string | null {
  if (pathname.includes('/releases/')) return keptCaches.releases;
  if (/\/json\/[^/]+\.json$/.test(pathname)) return keptCaches.data;
  return null;
}

export const isPicture = (pathname: string): boolean => pathname.includes('/media/') && !pathname.startsWith('/api/');

export const isReplaced = (pathname: string): boolean => replaced.test(pathname);

/**
 * Reads of the API that are not kept: a visitor's own requests, and what says whether the server is there. Items of a
 * guide come many at once where it is kept whole, which keeps them one by one.
 */
const notKept = /\/(?:change-requests|health|basemap-files)\b|\/items\/branchshortid\//;

/** A read of the API that is everybody's. */
export const isPublicRead = (pathname: string): boolean => pathname.startsWith('/api/') && !notKept.test(pathname);

/** Who works for a guide sees what is there now, or that it can't be had; what they write has its own outbox. */
export const isOfWork = ({ referrer }: Pick<Request, 'referrer'>): boolean =>
  /^https?:\/\/[^/]+\/dashboard(?:[/?#]|$)/.test(referrer);

const cacheOf = (pathname: string): string | null =>
  cacheOfFile(pathname) ??
  (isPicture(pathname) ? keptCaches.pictures : null) ??
  (isReplaced(pathname) || isPublicRead(pathname) ? keptCaches.reads : null);

/** A file whose name changes with its content: as it is kept, else from the network, and kept then. */
export async function answerFile(request: Request, keeps: (work: Promise<unknown>) => void): Promise<Response> {
  const { href, pathname } = new URL(request.url);
  const cache = await caches.open(cacheOfFile(pathname)!);
  const found = await cache.match(href);
  if (found) return found;
  const response = await fetch(request);
  if (response.status === 200) keeps(cache.put(href, response.clone()));
  return response;
}

/** Fetches what may be kept and is not yet. @throws where one of them can't be had */
export async function keepFiles(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const { href, pathname, origin } = new URL(address, location.href);
    const name = cacheOf(pathname);
    if (!name) continue;
    const cache = await caches.open(name);
    if (await cache.match(href)) continue;
    const response = await fetch(href, { mode: origin === location.origin ? 'same-origin' : 'cors' });
    if (!response.ok) throw new Error(`${pathname} answered ${response.status}`);
    await cache.put(href, response);
  }
}
