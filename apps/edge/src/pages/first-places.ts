import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { Category, Icon } from '@umkreis/contract/category.ts';
import type { BasemapItem, ItemSearchResult } from '@umkreis/contract/item.ts';
import { earlyListId } from '@umkreis/contract/page-frame/early-use.ts';
import { panelLook, placeListLook } from '@umkreis/contract/page-frame/looks.ts';
import { routes } from '@umkreis/contract/routes.ts';
import { categoriesOfItems } from '@umkreis/places/item-categories.ts';
import { isListed } from '@umkreis/places/listed-places.ts';
import { timeZoneOf } from '@umkreis/places/opening-place-of.ts';
import { categoryLine, placeTitle } from '@umkreis/places/place-names.ts';
import { withHoursPlaces } from '@umkreis/places/hours-places.ts';
import { basemapOf, placesOfShortcut } from './branch-places.ts';
import { html, type Html } from './html.ts';
import type { PageContext } from './page-facts.ts';
import { pageTexts } from './page-texts.ts';
import { siteName } from './site-facts.ts';

/** Number of places on the page of a map */
const MOST = 10;
/** As in the app for a category without a colour */
const PLAIN = { colorName: '#ffffff', backgroundColorName: '#5C6370', iconTitle: 'pin' };

interface FirstPlaces {
  /** Number of all places */
  total: number;
  places: readonly BasemapItem[];
}

/**
 * The first places of a guide's list with links to their pages, in the look of the app's list. @returns null without
 * places, or while the API is unreachable
 */
export async function firstPlacesList(context: PageContext): Promise<Html | null> {
  const { api, version, language } = context;
  const [found, categories, icons] = await Promise.all([
    firstPlaces(context),
    api.read<Category[]>(apiPaths.categories, version),
    api.read<Icon[]>(apiPaths.icons, version),
  ]);
  if (!found || found.places.length === 0 || !categories) return null;
  const t = pageTexts(context);
  const categoriesOf = categoriesOfItems(new Map(categories.map((one) => [one.id, one])));
  const glyphs = new Map(icons?.map(({ title, iconSvg }) => [title, iconSvg]));
  const row = (item: BasemapItem) => {
    const place = { item, categories: categoriesOf(item) };
    const pick = (text: { de: string; en: string }) => text[language] || text.de;
    const category = place.categories[0] ?? PLAIN;
    return html`<li><a class="${placeListLook.row}" href="${routes.mapPlace.to(item.nanoId, item.title)}"><span class="${placeListLook.symbol}"><svg class="shrink-0" aria-hidden="true" width="32" height="32" viewBox="0 0 32 32"><circle cx="16" cy="16" r="16" fill="${category.backgroundColorName}"/><path d="${glyphs.get(category.iconTitle) ?? ''}" fill="${category.colorName}" transform="translate(7 7) scale(1.2)"/></svg></span><span class="${placeListLook.text}"><span lang="de" class="${placeListLook.title}">${placeTitle(place, pick)}</span><span class="${placeListLook.line}">${categoryLine(place, pick)}</span></span></a></li>`;
  };
  return html`<header class="${panelLook.header}"><div class="${panelLook.heading}"><h1 class="${panelLook.title}">${t.mapOf({ title: siteName(context) })}</h1><p class="${panelLook.count}">${t.places({ count: found.total })}</p></div></header><ul id="${earlyListId}" class="${placeListLook.list}" aria-label="${t.firstPlaces}">${found.places.map(row)}</ul>`;
}

/** The places that the app lists first: from the basemap document, or of a large guide from the search. */
async function firstPlaces(context: PageContext): Promise<FirstPlaces | null> {
  const { api, branch, version, now } = context;
  const basemap = await basemapOf(context);
  if (!basemap) return null;
  if (basemap.tiled) {
    const query = new URLSearchParams({ ...(branch && { branch: String(branch.shortId) }), limit: String(MOST) });
    const found = await api.read<ItemSearchResult>(`${apiPaths.itemSearch}?${query.toString()}`, version);
    return found ? { total: basemap.total, places: found.items } : null;
  }
  const timeZone = timeZoneOf(context);
  const listed = withHoursPlaces(basemap).filter((item) => isListed(item, now, timeZone));
  const all = await placesOfShortcut({ filter: {} }, listed, context);
  return all ? { total: all.length, places: all.slice(0, MOST) } : null;
}
