import { offlineCaches, noticeHeader, partialPageHeader } from '@umkreis/contract/offline.ts';
import { fileListOfRelease } from '@umkreis/contract/releases.ts';
import { cacheAvailableFiles, cacheFiles } from './cached-files.ts';
import { bootOfPage, pageFiles, type PageFiles } from './page-files.ts';
import { removeUnnamed } from './remove-unnamed.ts';
import { waitingPage } from './waiting-page.ts';

/** Kinds of cached pages; one page is used for all URLs of a kind. */
export type PageKind = 'map' | 'kiosk' | 'other';

const plainAddress: Record<PageKind, string> = { map: '/map', kiosk: '/map?iskiosk', other: '/' };
const surfacesOf: Record<PageKind, readonly string[]> = { map: ['map'], kiosk: ['kiosk'], other: ['map'] };

/** Pages with a login, embeds and server paths, which are not cached. */
const uncachedPaths = /^\/(?:embed|dashboard|auth|login|authorize|oauth|identity|v2|userinfo|api|edge)(?:\/|$)/;

/** Network timeout after which a cached page is used, ms. */
const TIMEOUT_MS = 5000;

/** The kind of the page at a URL; null if it is not cached. */
export function pageKind({ pathname, searchParams }: URL): PageKind | null {
  if (uncachedPaths.test(pathname) || /\.\w{2,11}$/.test(pathname)) return null;
  if (!/^\/map(?:\/|$)/.test(pathname)) return 'other';
  return searchParams.has('iskiosk') ? 'kiosk' : 'map';
}

const cachedPage = async (kind: PageKind) => (await caches.open(offlineCaches.pages)).match(plainAddress[kind]);

/** The cached page of a kind. The start page of a guide only leads to its map, so it is replaced by a redirect. */
async function pageFromCache(kind: PageKind, { url }: Request): Promise<Response | undefined> {
  const own = await cachedPage(kind);
  const { pathname, search } = new URL(url);
  const map = pathname === '/' && (await cachedPage('map'));
  return map && (!own || bootOfPage(await map.text()).branch) ? Response.redirect(`${plainAddress.map}${search}`) : own;
}

/**
 * A page from the network; from the cache if the network fails, takes more than five seconds, or a proxy
 * reports that the server is down.
 * @param waitUntil receives work that continues after the response
 */
export async function respondWithPage(
  request: Request,
  kind: PageKind,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<Response> {
  const own = await pageFromCache(kind, request);
  const fetched = fetch(request);
  const timeout = own && new Promise<undefined>((resolve) => setTimeout(resolve, TIMEOUT_MS));
  try {
    const response = await (timeout ? Promise.race([fetched, timeout]) : fetched);
    if (!response) return own!;
    if (response.status >= 500 && !response.headers.has(noticeHeader)) return own ?? response;
    if (response.headers.get(noticeHeader) === 'inactive') waitUntil(caches.delete(offlineCaches.pages));
    else if (response.ok)
      waitUntil(
        response
          .clone()
          .text()
          .then((seen) => cachePage(kind, { seen })),
      );
    return response;
  } catch (error) {
    if (own) return own;
    if (kind === 'kiosk') return waitingPage();
    throw error;
  } finally {
    fetched.catch(() => undefined);
  }
}

let caching: Promise<unknown> = Promise.resolve();

interface Visit {
  /** HTML of a page of that kind, used to detect changes */
  seen?: string;
  /** URLs of the files that an open page of that kind has loaded */
  loaded?: readonly string[];
}

/**
 * Caches the page of a kind with all files that it references, if it has changed. Calls run sequentially.
 * @throws if a file fails: the cached version stays
 */
export function cachePage(kind: PageKind, visit: Visit = {}): Promise<void> {
  const work = caching.then(() => cachePageNow(kind, visit));
  caching = work.catch(() => undefined);
  return work;
}

async function cachePageNow(kind: PageKind, { seen, loaded = [] }: Visit): Promise<void> {
  const pages = await caches.open(offlineCaches.pages);
  const old = await pages.match(plainAddress[kind]);
  const filesOf = (html: string) => pageFiles(html, surfacesOf[kind]);
  const isWhole = old && !old.headers.has(partialPageHeader);
  const before = isWhole ? filesOf(await old.clone().text()) : undefined;
  if (seen !== undefined && before && isSame(before, filesOf(seen))) return;
  const response = await fetch(plainAddress[kind], { redirect: 'error', cache: 'no-store' });
  if (!response.ok) throw new Error(`${plainAddress[kind]} answered ${response.status}`);
  const html = await response.clone().text();
  const files = filesOf(html);
  await cacheFiles(files.files);
  await cacheAvailableFiles(loaded);
  // A page starts without the chunks that it loads later; caching them takes longer than all the rest.
  if (!old) await pages.put(plainAddress[kind], partial(html, response));
  await cacheFiles(await filesOfReleases(files));
  await pages.put(plainAddress[kind], response);
  await removeUnnamed(before);
}

/** Fetches again what is missing of the cached page of a kind, or a newer page. @throws if a file fails */
export async function repairPage(kind: PageKind | null): Promise<void> {
  if (!kind) return;
  await caching;
  const page = await cachedPage(kind);
  if (!page || page.headers.has(partialPageHeader)) return cachePage(kind);
  const files = pageFiles(await page.text(), surfacesOf[kind]);
  try {
    await cacheFiles([...files.files, ...(await filesOfReleases(files))]);
  } catch {
    // The server no longer has the files of an older page.
    await cachePage(kind);
  }
}

function partial(html: string, { headers }: Response): Response {
  const marked = new Headers(headers);
  marked.set(partialPageHeader, '1');
  return new Response(html, { headers: marked });
}

/** All files that pages of a kind may load; none if the visitor saves data. */
async function filesOfReleases({ usedReleases }: PageFiles): Promise<string[]> {
  if ((navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData) return [];
  const lists = await Promise.all(
    usedReleases.map(async (release) => {
      const response = await fetch(release + fileListOfRelease);
      // Older releases have no file list.
      if (!response.ok) return [];
      return ((await response.json()) as string[]).map((file) => release + file);
    }),
  );
  return lists.flat();
}

const isSame = (one: PageFiles, other: PageFiles) =>
  String([one.releases, one.data]) === String([other.releases, other.data]);

let renewing: Promise<void> | null = null;

/** Updates all cached pages whose snapshot or releases may have changed. */
export function renewPages(): Promise<void> {
  renewing ??= renewNow().finally(() => {
    renewing = null;
  });
  return renewing;
}

async function renewNow(): Promise<void> {
  const requests = await (await caches.open(offlineCaches.pages)).keys();
  for (const { url } of requests) {
    const kind = pageKind(new URL(url));
    if (kind) await cachePage(kind);
  }
}
