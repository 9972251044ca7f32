import { readEmbedPath, type EmbeddedContent } from '@umkreis/contract/embed-address.ts';
import { embedPath } from '@umkreis/contract/embed-link.ts';
import { matchPath } from '@umkreis/contract/match-path.ts';
import { routes } from '@umkreis/contract/routes.ts';
import { agendaPage, guidePage } from './agenda-page.ts';
import { generalPage } from './general-pages.ts';
import { streetOrBuildingPage } from './street-or-building-page.ts';
import { html } from './html.ts';
import { categoryPage, curatedListPage, shortcutPage, tagPage } from './list-pages.ts';
import type { PageResult, PageContext, PageFacts } from './page-facts.ts';
import { ownGuide } from './own-guide.ts';
import { pageTexts } from './page-texts.ts';
import { placePage } from './place-page.ts';

/**
 * The page of a path. While the API is unreachable, it contains only what is known without it.
 * @param path of the URL, as sent by the browser
 */
export async function resolvePage(path: string, context: PageContext): Promise<PageResult> {
  const guide = context.branch ? undefined : await ownGuide(path, context);
  if (guide !== undefined) return { guide };
  const found = await thingPage(path, context);
  if (found === null) return notFound(context, path);
  return found ?? generalPage(path, context);
}

async function thingPage(path: string, context: PageContext): Promise<PageResult | null | undefined> {
  const place = matchPath(routes.mapPlace.path, path);
  if (place) return placePage(place.nanoId!, context);
  const street = matchPath(routes.mapStreet.path, path);
  if (street) return streetOrBuildingPage('street', street.nanoId!, context);
  const building = matchPath(routes.mapBuilding.path, path);
  if (building) return streetOrBuildingPage('building', building.nanoId!, context);
  const list = matchPath(routes.mapList.path, path);
  if (list) return curatedListPage(list.nanoId!, context);
  const shortcut = matchPath(routes.mapSearchShortcutTags.path, path) ?? matchPath(routes.mapSearchShortcut.path, path);
  if (shortcut) return shortcutPage(shortcut.searchShortcutId!, context);
  const tag = matchPath(routes.mapTag.path, path);
  if (tag) return tagPage(tag.tagId!, context);
  const embedded = readEmbedPath(path);
  if (!embedded) return undefined;
  // Not indexed: the same content is a page of the map.
  const page = await embeddedPages[embedded.of](embedded.id, context);
  if (page && 'redirect' in page) return { redirect: embeddedOriginal(page.redirect, embedded) };
  if (!page || 'guide' in page) return null;
  const isAgenda = embedded.view === 'agenda' && page.status === 200;
  return { ...(isAgenda ? await agendaPage(page, embedded, context) : page), isIndexed: false };
}

const embeddedPages = {
  shortcut: shortcutPage,
  tag: tagPage,
  category: categoryPage,
  list: curatedListPage,
  place: placePage,
  guide: async (_id: string, context: PageContext) => guidePage(context),
};

/** The embedded page of the place that a duplicate refers to. @param path its page on the map */
const embeddedOriginal = (path: string, { of, view }: EmbeddedContent) =>
  embedPath({ of, id: matchPath(routes.mapPlace.path, path.split('?')[0]!)!.nanoId! }, view);

function notFound(context: PageContext, path: string): PageFacts {
  const { origin, branch } = context;
  const t = pageTexts(context);
  return {
    status: 404,
    title: t.notFound,
    description: t.notFoundText,
    canonical: origin + path,
    picture: null,
    jsonLd: [],
    isIndexed: false,
    body: html`<header><h1>${t.notFound}</h1></header><p>${t.notFoundText}</p><p><a href="${routes.map.to()}">${t.mapOf({ title: branch?.title ?? '' })}</a></p>`,
  };
}
