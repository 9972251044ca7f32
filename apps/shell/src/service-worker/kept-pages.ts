import { keptCaches, noticeHeader } from '@umkreis/contract/offline.ts';
import { fileListOfRelease } from '@umkreis/contract/releases.ts';
import { keepFiles } from './kept-files.ts';
import { pageFiles, type PageFiles } from './page-files.ts';
import { removeUnnamed } from './remove-unnamed.ts';

/** Pages that are kept, each for all addresses of its kind. */
export type PageKind = 'map' | 'kiosk' | 'other';

const plainAddress: Record<PageKind, string> = { map: '/map', kiosk: '/map?iskiosk', other: '/' };
const surfacesOf: Record<PageKind, readonly string[]> = { map: ['map'], kiosk: ['kiosk'], other: ['map'] };

/** Work with a login, others' sites and the server's own pages are not kept. */
const notKept = /^\/(?:embed|dashboard|auth|login|authorize|oauth|identity|v2|userinfo|api|edge)(?:\/|$)/;

/** How long a page that is kept waits for the network, ms. */
const PATIENCE_MS = 5000;

/** The kind of page at an address; null where none is kept. */
export function pageKind({ pathname, searchParams }: URL): PageKind | null {
  if (notKept.test(pathname) || /\.\w{2,11}$/.test(pathname)) return null;
  if (!/^\/map(?:\/|$)/.test(pathname)) return 'other';
  return searchParams.has('iskiosk') ? 'kiosk' : 'map';
}

const kept = async (kind: PageKind) => (await caches.open(keptCaches.pages)).match(plainAddress[kind]);

/**
 * A page from the network; from what is kept where the network fails, takes more than five seconds, or has nobody
 * behind it.
 * @param keeps is given the work that goes on after the answer
 */
export async function answerPage(
  request: Request,
  kind: PageKind,
  keeps: (work: Promise<unknown>) => void,
): Promise<Response> {
  const own = await kept(kind);
  const fetched = fetch(request);
  const patience = own && new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
  try {
    const response = await (patience ? Promise.race([fetched, patience]) : fetched);
    if (!response) return own!;
    if (response.status >= 500 && !response.headers.has(noticeHeader)) return own ?? response;
    if (response.headers.get(noticeHeader) === 'inactive') keeps(caches.delete(keptCaches.pages));
    else if (response.ok)
      keeps(
        response
          .clone()
          .text()
          .then((html) => keepPage(kind, html)),
      );
    return response;
  } catch (error) {
    if (own) return own;
    throw error;
  } finally {
    fetched.catch(() => undefined);
  }
}

let keeping: Promise<unknown> = Promise.resolve();

/**
 * Keeps the page of a kind with all that it names, if it isn't kept so already; one after the other.
 * @param seen HTML of a page of that kind, which says whether anything is new
 * @throws where not all of it can be had: what was kept stays
 */
export function keepPage(kind: PageKind, seen?: string): Promise<void> {
  const work = keeping.then(() => keepNow(kind, seen));
  keeping = work.catch(() => undefined);
  return work;
}

async function keepNow(kind: PageKind, seen: string | undefined): Promise<void> {
  const pages = await caches.open(keptCaches.pages);
  const old = await pages.match(plainAddress[kind]);
  const filesOf = (html: string) => pageFiles(html, surfacesOf[kind]);
  const before = old && filesOf(await old.clone().text());
  if (seen !== undefined && before && isSame(before, filesOf(seen))) return;
  const response = await fetch(plainAddress[kind], { redirect: 'error', cache: 'no-store' });
  if (!response.ok) throw new Error(`${plainAddress[kind]} answered ${response.status}`);
  const html = await response.clone().text();
  const files = filesOf(html);
  await keepFiles(files.files);
  await keepFiles(await filesOfReleases(files));
  await pages.put(plainAddress[kind], response);
  await removeUnnamed(before);
}

/** All that pages of a kind may open, for visitors who don't pay for what they load. */
async function filesOfReleases({ shown }: PageFiles): Promise<string[]> {
  if ((navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData) return [];
  const lists = await Promise.all(
    shown.map(async (release) => {
      const response = await fetch(release + fileListOfRelease);
      // releases from before there were lists
      if (!response.ok) return [];
      return ((await response.json()) as string[]).map((file) => release + file);
    }),
  );
  return lists.flat();
}

const isSame = (one: PageFiles, other: PageFiles) =>
  String([one.releases, one.data]) === String([other.releases, other.data]);

let renewing: Promise<void> | null = null;

/** Keeps every page again whose snapshot or releases may have changed. */
export function renewPages(): Promise<void> {
  renewing ??= renewNow().finally(() => {
    renewing = null;
  });
  return renewing;
}

async function renewNow(): Promise<void> {
  const requests = await (await caches.open(keptCaches.pages)).keys();
  for (const { url } of requests) {
    const kind = pageKind(new URL(url));
    if (kind) await keepPage(kind);
  }
}
