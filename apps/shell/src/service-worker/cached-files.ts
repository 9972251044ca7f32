import { offlineCaches } from '@umkreis/contract/offline.ts';
import { scriptFontsPath } from '@umkreis/contract/script-fonts.ts';

/** Files of the guide that are replaced under the same name. */
const replaced = /^\/(?:branches\/|styles\/|favicon|icon-|apple-touch-icon|manifest\.webmanifest|product-cover)/;

/** The cache of a file whose name changes with its content; null: none. */
export function cacheOfFile(pathname: string): string | null {
  if (pathname.includes('/releases/')) return offlineCaches.releases;
  if (pathname.startsWith(scriptFontsPath)) return offlineCaches.fonts;
  if (/\/json\/[^/]+\.json$/.test(pathname)) return offlineCaches.data;
  return null;
}

export const isPicture = (pathname: string): boolean => pathname.includes('/media/') && !pathname.startsWith('/api/');

export const isReplaced = (pathname: string): boolean => replaced.test(pathname);

/**
 * Reads of the API that are not cached: visitors' own requests and health checks. Places of a guide that is
 * stored as a whole are fetched in batches, and stored individually.
 */
const uncached = /\/(?:change-requests|health|basemap-files)\b|\/items\/branchshortid\//;

/** Whether the path is a public read of the API. */
export const isPublicRead = (pathname: string): boolean => pathname.startsWith('/api/') && !uncached.test(pathname);

/**
 * Whether the request comes from the dashboard, which must not show stale data; it has its own outbox for
 * writes.
 */
export const isOfWork = ({ referrer }: Pick<Request, 'referrer'>): boolean =>
  /^https?:\/\/[^/]+\/dashboard(?:[/?#]|$)/.test(referrer);

const cacheOf = (pathname: string): string | null =>
  cacheOfFile(pathname) ??
  (isPicture(pathname) ? offlineCaches.pictures : null) ??
  (isReplaced(pathname) || isPublicRead(pathname) ? offlineCaches.reads : null);

/**
 * A file whose name changes with its content: from the cache, otherwise from the network, after which it is
 * cached.
 */
export async function respondWithFile(
  request: Request,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<Response> {
  const { href, pathname } = new URL(request.url);
  const cache = await caches.open(cacheOfFile(pathname)!);
  const found = await cache.match(href);
  if (found) return found;
  const response = await fetch(request);
  if (response.status === 200) waitUntil(cache.put(href, response.clone()));
  return response;
}

/** Parallel requests while files are cached; a browser opens no more connections to a host. */
const AT_ONCE = 6;

/** Fetches and caches the files that are cacheable and not cached yet. @throws if one of them fails */
export const cacheFiles = (addresses: readonly string[]): Promise<void> => someAtOnce(addresses, cacheFile);

/** Like `cacheFiles`, but leaves out files that fail. */
export const cacheAvailableFiles = (addresses: readonly string[]): Promise<void> =>
  someAtOnce(addresses, (address) => cacheFile(address).catch(() => undefined));

async function someAtOnce(addresses: readonly string[], action: (address: string) => Promise<void>): Promise<void> {
  const rest = [...addresses];
  const next = async () => {
    for (let address = rest.shift(); address !== undefined; address = rest.shift()) await action(address);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

/** Files of releases and data come from the browser's HTTP cache if the page has just loaded them. */
async function cacheFile(address: string): Promise<void> {
  const { href, pathname, origin } = new URL(address, location.href);
  const name = cacheOf(pathname);
  if (!name) return;
  const cache = await caches.open(name);
  if (await cache.match(href)) return;
  const response = await fetch(href, { mode: origin === location.origin ? 'same-origin' : 'cors' });
  if (!response.ok) throw new Error(`${pathname} answered ${response.status}`);
  await cache.put(href, response);
}
