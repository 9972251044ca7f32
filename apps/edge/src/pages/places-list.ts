import { contentLanguageOf } from '@umkreis/contract/content-language.ts';
import { LISTED_PAGES, LISTED_PER_PAGE, type PlaceOnPage, type ListedPlacePage } from '@umkreis/contract/page-list.ts';
import { routes } from '@umkreis/contract/routes.ts';
import { html, type Html } from './html.ts';
import type { PageContext, PageFacts } from './page-facts.ts';
import { pageTexts } from './page-texts.ts';
import { absolute, breadcrumbs, coverOf, siteName } from './site-facts.ts';

interface ListPage {
  title: string;
  text: string;
  path: string;
  found: ListedPlacePage;
  context: PageContext;
}

/** The page of a curated list, search shortcut or tag. A long list continues at `?page=2`. */
export function listPage({ title, text, path, found: { total, places }, context }: ListPage): PageFacts {
  const { origin, page } = context;
  const t = pageTexts(context);
  const canonical = origin + path + (page > 1 ? `?page=${page}` : '');
  const picture = places.find((item) => item.image)?.image;
  const before = (page - 1) * LISTED_PER_PAGE;
  const isFirst = page === 1;
  return {
    status: 200,
    title: isFirst ? title : `${title} – ${t.page({ number: page })}`,
    canonical,
    isIndexed: places.length > 0,
    description: [
      text && isFirst ? text : `${title}: ${siteName(context)}.`,
      places
        .slice(0, 4)
        .map((item) => item.title)
        .join(', '),
    ]
      .filter(Boolean)
      .join(' '),
    picture: picture
      ? { url: absolute(picture, context), width: 320, height: 200, alt: title, credit: '' }
      : coverOf(context),
    jsonLd: [
      {
        '@type': 'ItemList',
        name: title,
        ...(text && { description: text }),
        numberOfItems: total,
        itemListElement: places.map((item, index) => ({
          '@type': 'ListItem',
          position: before + index + 1,
          name: item.title,
          url: origin + routes.mapPlace.to(item.nanoId, item.title),
        })),
      },
      breadcrumbs([
        { name: siteName(context), url: origin + routes.map.to() },
        { name: title, url: canonical },
      ]),
    ],
    body: html`<header><p class="kind">${t.places({ count: total })}</p><h1>${title}</h1></header>${text && isFirst && html`<p>${text}</p>`}<ul class="places" lang="${contentLanguageOf(context.branch)}">${places.map(placeLine)}</ul>${pagesOf(path, total, context)}`,
  };
}

/** Links to the previous and next page, and the number of further places that only the map shows. */
function pagesOf(path: string, total: number, context: PageContext): Html | null {
  const last = Math.min(LISTED_PAGES, Math.ceil(total / LISTED_PER_PAGE));
  if (last < 2) return null;
  const t = pageTexts(context);
  const { page, language } = context;
  const to = (number: number) =>
    path + query({ page: number > 1 ? String(number) : '', lang: language === 'de' ? '' : language });
  const left = total - LISTED_PAGES * LISTED_PER_PAGE;
  return html`<nav class="pages" aria-label="${t.pages}">${page > 1 && html`<a rel="prev" href="${to(page - 1)}">${t.pageBefore}</a> `}<span>${t.pageOf({ number: page, last })}</span>${page < last && html` <a rel="next" href="${to(page + 1)}">${t.pageAfter}</a>`}</nav>${page === last && left > 0 && html`<p>${t.andMore({ count: left })}</p>`}`;
}

function query(values: Record<string, string>): string {
  const search = new URLSearchParams(Object.entries(values).filter(([, value]) => value)).toString();
  return search && `?${search}`;
}

/** A place as a list item. */
export const placeLine = (item: Pick<PlaceOnPage, 'nanoId' | 'title' | 'address'>): Html =>
  html`<li><a href="${routes.mapPlace.to(item.nanoId, item.title)}">${item.title}</a>${item.address && html` <small>${item.address}</small>`}</li>`;
