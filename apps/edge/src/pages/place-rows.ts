import { contentLanguageOf } from '@umkreis/contract/content-language.ts';
import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { Category, Icon } from '@umkreis/contract/category.ts';
import type { BasemapItem } from '@umkreis/contract/item.ts';
import { earlyListId } from '@umkreis/contract/page-frame/early-use.ts';
import { panelLook, placeListLook } from '@umkreis/contract/page-frame/looks.ts';
import { routes } from '@umkreis/contract/routes.ts';
import { categoriesOfItems } from '@umkreis/places/item-categories.ts';
import { categoryLine, placeTitle } from '@umkreis/places/place-names.ts';
import { whereLine } from '@umkreis/places/where-line.ts';
import { html, type Html } from './html.ts';
import type { PageContext } from './page-facts.ts';

/** Maximum number of rows that the edge renders */
export const MOST_ROWS = 10;
/** As in the app for a category without a colour */
const PLAIN = { colorName: '#ffffff', backgroundColorName: '#5C6370', iconTitle: 'pin' };

/**
 * List items with links to the pages of places, in the look of the app's list.
 * @returns null while the API is unreachable
 */
export async function placeRows(
  items: readonly BasemapItem[],
  { api, branch, version, language }: Pick<PageContext, 'api' | 'branch' | 'version' | 'language'>,
): Promise<Html[] | null> {
  const [categories, icons] = await Promise.all([
    api.read<Category[]>(apiPaths.categories, version),
    api.read<Icon[]>(apiPaths.icons, version),
  ]);
  if (!categories) return null;
  const categoriesOf = categoriesOfItems(new Map(categories.map((one) => [one.id, one])));
  const glyphs = new Map(icons?.map(({ title, iconSvg }) => [title, iconSvg]));
  const pick = (text: { de: string; en: string }) => text[language] || text.de;
  return items.slice(0, MOST_ROWS).map((item) => {
    const place = { item, categories: categoriesOf(item) };
    const category = place.categories[0] ?? PLAIN;
    const line = [categoryLine(place, pick), whereLine(item.address, branch?.title)].filter(Boolean).join(' · ');
    return html`<li><a class="${placeListLook.row} ${placeListLook.withAction}" href="${routes.mapPlace.to(item.nanoId, item.title)}"><span class="${placeListLook.symbol}"><svg class="shrink-0" aria-hidden="true" width="32" height="32" viewBox="0 0 32 32"><circle cx="16" cy="16" r="16" fill="${category.backgroundColorName}"/><path d="${glyphs.get(category.iconTitle) ?? ''}" fill="${category.colorName}" transform="translate(7 7) scale(1.2)"/></svg></span><span class="${placeListLook.text}"><span lang="${contentLanguageOf(branch)}" class="${placeListLook.title}">${placeTitle(place, pick)}</span><span class="${placeListLook.line}">${line}</span></span></a></li>`;
  });
}

interface PlaceList {
  title: string;
  /** Number of all places, as a text; announced when it changes */
  count: string;
  /** Accessible name of the list */
  name: string;
  rows: readonly Html[];
}

/** The frame's list of places: title, number and rows. */
export const placeList = ({ title, count, name, rows }: PlaceList): Html =>
  html`<header class="${panelLook.header}"><div class="${panelLook.heading}"><h1 class="${panelLook.title}">${title}</h1><p role="status" class="${panelLook.count}">${count}</p></div></header><ul id="${earlyListId}" class="${placeListLook.list}" aria-label="${name}">${rows}</ul>`;
