import type { BasemapItem } from '@umkreis/contract/item.ts';
import { routes } from '@umkreis/contract/routes.ts';
import { pageMessages } from '@umkreis/i18n/pages.ts';
import { html, type Html } from './html.ts';
import type { PageContext, PageFacts } from './page-facts.ts';
import { absolute, breadcrumbs, coverOf, siteName } from './site.ts';

/** Places that a page without JavaScript lists; the map has the others. */
const SHOWN = 100;

interface ListPage { title: string; text: string; path: string; places: readonly BasemapItem[]; context: PageContext }

/** The page of anything that lists places: a curated list, a search shortcut, a tag. */
export function listPage({ title, text, path, places, context }: ListPage): PageFacts {
  const { origin, language } = context;
  const t = pageMessages[language];
  const shown = places.slice(0, SHOWN);
  const canonical = origin + path;
  const picture = shown.find((item) => item.image)?.image;
  return {
    status: 200, title, canonical, isIndexed: places.length > 0,
    description: [text || `${title}: ${siteName(context)}.`, shown.slice(0, 4).map((item) => item.title).join(', ')].filter(Boolean).join(' '),
    picture: picture ? { url: absolute(picture, context), width: 320, height: 200, alt: title } : coverOf(context),
    jsonLd: [
      { '@type': 'ItemList', name: title, ...(text && { description: text }), numberOfItems: places.length, itemListElement: shown.map((item, index) => ({ '@type': 'ListItem', position: index + 1, name: item.title, url: origin + routes.mapPlace.to(item.nanoId, item.title) })) },
      breadcrumbs([{ name: siteName(context), url: origin + routes.map.to() }, { name: title, url: canonical }]),
    ],
    body: html`<header><p class="kind">${t.places(places.length)}</p><h1>${title}</h1></header>${text && html`<p>${text}</p>`}<ul class="places" lang="de">${shown.map(placeLine)}</ul>${places.length > SHOWN && html`<p>${t.andMore(places.length - SHOWN)}</p>`}`,
  };
}

/** A place as a line of a list. */
export const placeLine = (item: Pick<BasemapItem, 'nanoId' | 'title' | 'address'>): Html =>
  html`<li><a href="${routes.mapPlace.to(item.nanoId, item.title)}">${item.title}</a>${item.address && html` <small>${item.address}</small>`}</li>`;
