import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import type { Category } from '@umkreis/contract/category.ts';
import type { Event } from '@umkreis/contract/event.ts';
import type { BasemapDocument, BasemapItem } from '@umkreis/contract/item.ts';
import { LISTED_PER_PAGE, type ListedPlacePage } from '@umkreis/contract/page-list.ts';
import type { Tag } from '@umkreis/contract/tag.ts';
import { withHoursPlaces } from '@umkreis/places/hours-places.ts';
import { categoriesOfItems } from '@umkreis/places/item-categories.ts';
import { isListed, listedPlaces, type ListCandidate } from '@umkreis/places/listed-places.ts';
import { timeZoneOf } from '@umkreis/places/opening-place-of.ts';
import { placeTitle } from '@umkreis/places/place-names.ts';
import { matchesShortcut } from '@umkreis/places/shortcut-filter.ts';
import type { PageContext } from './page-facts.ts';

/** All places of the site, none if it is too large for one document. */
export const basemapOf = ({ api, branch, version }: PageContext) =>
  api.read<BasemapDocument>(branch ? apiPaths.basemap(branch.shortId) : apiPaths.basemapAll, version);

interface Listing {
  of: 'list' | 'shortcut' | 'tag' | 'category';
  id: string;
  /** The places that it lists, in order; undefined while the API is unreachable */ from(
    places: readonly BasemapItem[],
  ): Promise<readonly BasemapItem[] | undefined>;
}

/**
 * One page of the places of a list, shortcut or tag: from the site's basemap document, or from the database if
 * the site is too large for one.
 * @returns null for a page after the last, undefined while the API is unreachable
 */
export async function listed(
  { of, id, from }: Listing,
  context: PageContext,
): Promise<ListedPlacePage | null | undefined> {
  const { api, branch, version, page } = context;
  const basemap = await basemapOf(context);
  if (!basemap) return undefined;
  // The database has no query by category alone, so such a page has no places.
  if (basemap.tiled && of === 'category') return undefined;
  if (basemap.tiled && of !== 'category')
    return afterLast(
      await api.read<ListedPlacePage>(apiPaths.listedPlaces(branch?.shortId ?? 0, of, id, page), version),
      page,
    );
  const timeZone = timeZoneOf(context);
  const all = await from(withHoursPlaces(basemap).filter((item) => isListed(item, context.now, timeZone)));
  if (!all) return undefined;
  const pagePlaces = all.slice((page - 1) * LISTED_PER_PAGE, page * LISTED_PER_PAGE);
  return afterLast({ total: all.length, places: await named(pagePlaces, context) }, page);
}

/** Places with their displayed titles; unnamed ones are titled by their category. */
async function named(
  places: readonly BasemapItem[],
  { api, language, version }: PageContext,
): Promise<ListedPlacePage['places']> {
  if (places.every(({ title }) => title)) return [...places];
  const categories = await api.read<Category[]>(apiPaths.categories, version);
  const categoriesOf = categoriesOfItems(new Map(categories?.map((one) => [one.id, one])));
  return places.map((item) => ({
    ...item,
    title: placeTitle({ item, categories: categoriesOf(item) }, (text) => text[language] || text.de),
  }));
}

const afterLast = (found: ListedPlacePage | null | undefined, page: number) =>
  found && page > 1 && found.places.length === 0 ? null : found;

/** The places of a search shortcut, most important first. @param most so many are in order; omitted: all */
export const placesOfShortcut = (
  shortcut: Pick<SearchShortcutConfig, 'filter'>,
  places: readonly BasemapItem[],
  context: PageContext,
  most?: number,
): Promise<BasemapItem[] | undefined> => matching(matchesShortcut(shortcut), places, context, most);

/** The places with a tag, most important first. */
export const placesWithTag = (
  tagId: string,
  places: readonly BasemapItem[],
  context: PageContext,
): Promise<BasemapItem[] | undefined> => matching(({ item }) => item.tags?.includes(tagId) ?? false, places, context);

/** @returns undefined while the API is unreachable */
async function matching(
  matches: (place: ListCandidate) => boolean,
  places: readonly BasemapItem[],
  { api, branch, version, now }: PageContext,
  most?: number,
): Promise<BasemapItem[] | undefined> {
  const [categories, tags, events] = await Promise.all([
    api.read<Category[]>(apiPaths.categories, version),
    api.read<Tag[]>(apiPaths.tags, version),
    api.read<Event[]>(branch ? apiPaths.events(branch.shortId) : apiPaths.eventsAll, version),
  ]);
  return categories && tags && events
    ? listedPlaces(places, { categories, tags, events }, now, matches, most)
    : undefined;
}
