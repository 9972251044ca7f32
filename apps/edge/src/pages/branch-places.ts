import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import type { Category } from '@umkreis/contract/category.ts';
import type { Event } from '@umkreis/contract/event.ts';
import type { BasemapDocument, BasemapItem } from '@umkreis/contract/item.ts';
import { LISTED_PER_PAGE, type ListedPlacePage } from '@umkreis/contract/page-list.ts';
import type { Tag } from '@umkreis/contract/tag.ts';
import { currentEventsByItem, takesPlace } from '@umkreis/place-rules/current-events.ts';
import type { PageContext } from './page-facts.ts';

/** Places that have a page: named, there, and not said twice. */
const hasPage = (item: BasemapItem) => item.title !== '' && !item.closed && !item.duplicateOf;

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
  const all = await from(basemap.items.filter(hasPage));
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
  { filter }: SearchShortcutConfig,
  places: readonly BasemapItem[],
  context: PageContext,
): Promise<BasemapItem[] | undefined> {
  const { api, branch, version, now } = context;
  const [categories, tags, events] = await Promise.all([
    api.read<Category[]>(apiPaths.categories, version),
    api.read<Tag[]>(apiPaths.tags, version),
    filter.hasEvents ? api.read<Event[]>(branch ? apiPaths.events(branch.shortId) : apiPaths.eventsAll, version) : [],
  ]);
  if (!categories || !tags || !events) return undefined;
  const kinds = new Set(
    categories
      .filter(
        (one) => filter.mainCategories?.includes(one.mainCategory) || filter.subCategories?.includes(one.subCategory),
      )
      .map((one) => one.id),
  );
  const marks = new Set(
    tags
      .filter((tag) =>
        filter.tags?.some(
          ({ tagKey, tagValue }) => tag.tagKey === tagKey && (tagValue === undefined || tag.tagValue === tagValue),
        ),
      )
      .map((tag) => tag.id),
  );
  const asksForKind = Boolean(filter.mainCategories?.length || filter.subCategories?.length || filter.tags?.length);
  const withEvents = currentEventsByItem(events.filter(takesPlace), now.getTime());
  const matching = places.filter(
    (item) =>
      (!filter.hasEvents || withEvents.has(item.id)) &&
      (!asksForKind || item.categories.some((id) => kinds.has(id)) || item.tags?.some((id) => marks.has(id))),
  );
  return byImportance(matching, categories);
}

/** Of places those with a tag, the most important first. */
export async function placesWithTag(
  tagId: string,
  places: readonly BasemapItem[],
  { api, version }: PageContext,
): Promise<BasemapItem[] | undefined> {
  const categories = await api.read<Category[]>(apiPaths.categories, version);
  return categories
    ? byImportance(
        places.filter((item) => item.tags?.includes(tagId)),
        categories,
      )
    : undefined;
}

const DEFAULT_ORDER = 10;
const titles = new Intl.Collator('de', { numeric: true });

/** By the order of the category, then by title. */
function byImportance(places: readonly BasemapItem[], categories: readonly Category[]): BasemapItem[] {
  const orders = new Map(categories.map((one) => [one.id, one.zOrder]));
  const order = (item: BasemapItem) => orders.get(item.categories[0] ?? '') ?? DEFAULT_ORDER;
  return places.toSorted((a, b) => order(a) - order(b) || titles.compare(a.title, b.title));
}
