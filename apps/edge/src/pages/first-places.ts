import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { FirstPlaces, ItemSearchResult } from '@umkreis/contract/item.ts';
import { basemapOf } from './branch-places.ts';
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
 * The places that the app lists first, of a large guide those of the search.
 * @returns null while the API is unreachable
 */
async function firstPlaces(context: PageContext): Promise<FirstPlaces | null> {
  const { api, branch, version } = context;
  const first = await api.read<FirstPlaces>(apiPaths.firstPlaces(branch?.shortId ?? 0), version);
  if (first !== null) return first ?? null;
  const basemap = await basemapOf(context);
  if (!basemap?.tiled) return null;
  const query = new URLSearchParams({ ...(branch && { branch: String(branch.shortId) }), limit: String(MOST_ROWS) });
  const found = await api.read<ItemSearchResult>(`${apiPaths.itemSearch}?${query.toString()}`, version);
  return found ? { total: basemap.total, items: found.items } : null;
}
