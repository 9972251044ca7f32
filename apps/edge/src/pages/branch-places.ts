import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import type { Category } from '@umkreis/contract/category.ts';
import type { Event } from '@umkreis/contract/event.ts';
import type { BasemapDocument, BasemapItem } from '@umkreis/contract/item.ts';
import { LISTED_PER_PAGE, type ListedPlacePage } from '@umkreis/contract/page-list.ts';
import type { Tag } from '@umkreis/contract/tag.ts';
import { currentEventsByItem, takesPlace } from '@umkreis/place-rules/current-events.ts';
import { isGone } from '@umkreis/place-rules/gone.ts';
import { withHoursPlaces } from '@umkreis/place-rules/hours-places.ts';
import { categoriesOfItems } from '@umkreis/place-rules/item-categories.ts';
import { byImportance } from '@umkreis/place-rules/list-order.ts';
import { timeZoneOf } from '@umkreis/place-rules/opening-place-of.ts';
import { matchesShortcut } from '@umkreis/place-rules/shortcut-filter.ts';
import type { PageContext } from './page-facts.ts';

/** Places that are listed: named, there, and not said twice. */
const isListed =
  ({ branch, main, now }: PageContext) =>
  (item: BasemapItem): boolean =>
    item.title !== '' && !isGone(item, now, timeZoneOf({ branch, main }));

const basemapOf = ({ api, branch, version }: PageContext) =>
  api.read<BasemapDocument>(branch ? apiPaths.basemap(branch.shortId) : apiPaths.basemapAll, version);

interface Listing {
  of: 'list' | 'shortcut' | 'tag';
  id: string;
  /** Those of the places that it lists, in order; undefined while the API is away */ from(
    places: readonly BasemapItem[],
  ): Promise<readonly BasemapItem[] | undefined>;
}

/**
 * The page asked for of what a list, a shortcut or a tag lists: out of the site's basemap document, from the database
 * where the site is too large for one.
 * @returns null for a page after the last, undefined while the API is away
 */
export async function listed(
  { of, id, from }: Listing,
  context: PageContext,
): Promise<ListedPlacePage | null | undefined> {
  const { api, branch, version, page } = context;
  const basemap = await basemapOf(context);
  if (!basemap) return undefined;
  if (basemap.tiled)
    return afterLast(
      await api.read<ListedPlacePage>(apiPaths.listedPlaces(branch?.shortId ?? 0, of, id, page), version),
      page,
    );
  const all = await from(withHoursPlaces(basemap).filter(isListed(context)));
  return (
    all &&
    afterLast({ total: all.length, places: all.slice((page - 1) * LISTED_PER_PAGE, page * LISTED_PER_PAGE) }, page)
  );
}

const afterLast = (found: ListedPlacePage | null | undefined, page: number) =>
  found && page > 1 && found.places.length === 0 ? null : found;

/**
 * Of places those that a search shortcut lists, the most important first: a category or a tag matches, and they have
 * events if they are asked for.
 */
export async function placesOfShortcut(
  shortcut: SearchShortcutConfig,
  places: readonly BasemapItem[],
  context: PageContext,
): Promise<BasemapItem[] | undefined> {
  const join = await joinOf(context);
  return join && inOrder(places.map(join).filter(matchesShortcut(shortcut)));
}

/** Of places those with a tag, the most important first. */
export async function placesWithTag(
  tagId: string,
  places: readonly BasemapItem[],
  context: PageContext,
): Promise<BasemapItem[] | undefined> {
  const join = await joinOf(context);
  return join && inOrder(places.filter((item) => item.tags?.includes(tagId)).map(join));
}

interface Joined {
  item: BasemapItem;
  categories: readonly Category[];
  tags: readonly Tag[];
  hasEvents: boolean;
  isGone: false;
}

/** How a place that has a page gets its reference data; undefined while the API is away. */
async function joinOf({
  api,
  branch,
  version,
  now,
}: PageContext): Promise<((item: BasemapItem) => Joined) | undefined> {
  const [categories, tags, events] = await Promise.all([
    api.read<Category[]>(apiPaths.categories, version),
    api.read<Tag[]>(apiPaths.tags, version),
    api.read<Event[]>(branch ? apiPaths.events(branch.shortId) : apiPaths.eventsAll, version),
  ]);
  if (!categories || !tags || !events) return undefined;
  const categoriesOf = categoriesOfItems(new Map(categories.map((one) => [one.id, one])));
  const tagsById = new Map(tags.map((one) => [one.id, one]));
  const withEvents = currentEventsByItem(events.filter(takesPlace), now.getTime());
  return (item) => ({
    item,
    categories: categoriesOf(item),
    tags: item.tags?.flatMap((id) => tagsById.get(id) ?? []) ?? [],
    hasEvents: withEvents.has(item.id),
    isGone: false,
  });
}

const inOrder = (places: readonly Joined[]) => places.toSorted(byImportance).map(({ item }) => item);
