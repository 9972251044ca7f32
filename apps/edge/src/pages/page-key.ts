import { embedPatterns, readEmbedPath } from '@umkreis/contract/embed-address.ts';
import { readSelection } from '@umkreis/contract/embed-selection.ts';
import { LISTED_PAGES } from '@umkreis/contract/page-list.ts';
import { routes } from '@umkreis/contract/routes.ts';
import type { PageContext } from './page-facts.ts';

const beforeId = ({ path }: { path: string }) => path.slice(0, path.indexOf('/:'));
/** `/{prefix}/{id}/{title?}`, longest prefix first */
const titled = [
  ...embedPatterns.filter(({ of }) => of !== 'guide'),
  routes.mapPlace,
  routes.mapStreet,
  routes.mapBuilding,
  routes.mapList,
  routes.mapSearchShortcut,
  routes.mapTag,
].map(beforeId);
const lists = [routes.mapList, routes.mapSearchShortcut, routes.mapTag].map(beforeId);

/** The parts of a URL that affect the page's content; everything else is ignored. */
export interface PageKey {
  /** Without the title, which is informative only, and without trailing slash */
  path: string;
  /** Page of a long list, from 1 */
  page: number;
  /** Days and number of the events of an embedded agenda */
  selection: PageContext['selection'];
}

export const everyEvent: PageContext['selection'] = { from: null, to: null, rows: null };

export function pageKey({ pathname, searchParams }: URL): PageKey {
  const path = untitled(pathname);
  const requested = searchParams.get('page') ?? '';
  // An invalid page number means the first page.
  const isPage = /^[1-9]\d?$/.test(requested) && lists.some((prefix) => path.startsWith(`${prefix}/`));
  const { from, to, rows } = readSelection((name) => searchParams.get(name));
  return {
    path,
    page: isPage && Number(requested) <= LISTED_PAGES ? Number(requested) : 1,
    selection: readEmbedPath(path)?.view === 'agenda' ? { from, to, rows } : everyEvent,
  };
}

function untitled(pathname: string): string {
  const path = pathname.replace(/(?<=.)\/+$/, '');
  const prefix = titled.find((one) => path.startsWith(`${one}/`));
  if (!prefix) return path;
  const [id, , ...remaining] = path.slice(prefix.length + 1).split('/');
  const isOfTags =
    remaining.length === 2 && remaining[0] === 'tags' && prefix === beforeId(routes.mapSearchShortcutTags);
  return id && (remaining.length === 0 || isOfTags) ? `${prefix}/${id}` : path;
}

/**
 * The URL with the correct title if the title in the path is wrong; a path without a title is correct.
 * @param canonical the page's own URL
 */
export function rightTitle({ pathname, search }: URL, canonical: string): string | undefined {
  const { pathname: right } = new URL(canonical);
  const key = untitled(pathname);
  const isOfTags = pathname.includes('/tags/');
  if (isOfTags || key !== untitled(right) || pathname.replace(/\/+$/, '') === key) return undefined;
  return read(pathname) === read(right) ? undefined : `${right}${search}`;
}

const read = (pathname: string) => decodeURIComponent(pathname.replace(/\/+$/, ''));
