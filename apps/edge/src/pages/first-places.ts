import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { BasemapDocument, FirstPlaces, ItemSearchResult } from '@umkreis/contract/item.ts';
import { isListed } from '@umkreis/places/listed-places.ts';
import { timeZoneOf } from '@umkreis/places/opening-place-of.ts';
import { withHoursPlaces } from '@umkreis/places/hours-places.ts';
import { basemapOf, placesOfShortcut } from './branch-places.ts';
import type { Html } from './html.ts';
import type { PageContext } from './page-facts.ts';
import { pageTexts } from './page-texts.ts';
import { MOST_ROWS, placeList, placeRows } from './place-rows.ts';
import { siteName } from './site-facts.ts';

/**
 * The first places of a guide's list with links to their pages, in the look of the app's list. @returns null without
 * places, or while the API is unreachable
 */
export async function firstPlacesList(context: PageContext): Promise<Html | null> {
  const found = await firstPlaces(context);
  const rows = found && (await placeRows(found.items, context));
  if (!rows || rows.length === 0) return null;
  const t = pageTexts(context);
  const title = t.mapOf({ title: siteName(context) });
  return placeList({ title, count: t.places({ count: found.total }), name: t.firstPlaces, rows });
}

/**
 * The places that the app lists first: from the API; while it reads them, or without its database, from the basemap
 * document; of a large guide from the search.
 * @returns null while the API is unreachable
 */
async function firstPlaces(context: PageContext): Promise<FirstPlaces | null> {
  const { api, branch, version } = context;
  const first = await api.read<FirstPlaces>(apiPaths.firstPlaces(branch?.shortId ?? 0), version);
  if (first) return first;
  const basemap = await basemapOf(context);
  if (!basemap) return null;
  if (!basemap.tiled) return fromDocument(basemap, context);
  const query = new URLSearchParams({ ...(branch && { branch: String(branch.shortId) }), limit: String(MOST_ROWS) });
  const found = await api.read<ItemSearchResult>(`${apiPaths.itemSearch}?${query.toString()}`, version);
  return found ? { total: basemap.total, items: found.items } : null;
}

async function fromDocument(basemap: BasemapDocument, context: PageContext): Promise<FirstPlaces | null> {
  const timeZone = timeZoneOf(context);
  const listed = withHoursPlaces(basemap).filter((item) => isListed(item, context.now, timeZone));
  const all = await placesOfShortcut({ filter: {} }, listed, context, MOST_ROWS);
  return all ? { total: all.length, items: all.slice(0, MOST_ROWS) } : null;
}
