import type { Category } from '@umkreis/contract/category.ts';
import type { Event } from '@umkreis/contract/event.ts';
import type { BasemapItem } from '@umkreis/contract/item.ts';
import type { Tag } from '@umkreis/contract/tag.ts';
import { currentEventsByItem, takesPlace } from './events/current-events.ts';
import { isClosedOrDuplicate } from './closed-or-duplicate.ts';
import { categoriesOfItems } from './item-categories.ts';
import { sortOrder, type Sortable } from './sort-order.ts';
import { byTitle } from './title-order.ts';

/** An item with what decides whether a list on a page shows it, and in which order. */
export interface ListCandidate {
  item: BasemapItem;
  categories: readonly Category[];
  tags: readonly Tag[];
  /** Has current events that are not cancelled */
  hasEvents: boolean;
  isPermanentlyClosed: false;
}

/** Whether lists show the item: neither permanently closed nor a duplicate. @param timeZone of the branch */
export const isListed = (item: BasemapItem, now: Date, timeZone: string): boolean =>
  !isClosedOrDuplicate(item, now, timeZone);

/**
 * Matching places, the most important first. Keep in sync with the SQL of the lists of large branches.
 * @param most so many are in order, the others follow; sorting 20,000 titles takes longer than all else
 */
export function listedPlaces(
  items: readonly BasemapItem[],
  { categories, tags, events }: { categories: readonly Category[]; tags: readonly Tag[]; events: readonly Event[] },
  now: Date,
  matches: (place: ListCandidate) => boolean,
  most = Infinity,
): BasemapItem[] {
  const categoriesOf = categoriesOfItems(new Map(categories.map((one) => [one.id, one])));
  const tagsById = new Map(tags.map((one) => [one.id, one]));
  const withEvents = currentEventsByItem(events.filter(takesPlace), now.getTime());
  const candidates = items.map((item): ListCandidate => ({
    item,
    categories: categoriesOf(item),
    tags: item.tags?.flatMap((id) => tagsById.get(id) ?? []) ?? [],
    hasEvents: withEvents.has(item.id),
    isPermanentlyClosed: false,
  }));
  return firstByImportance(candidates.filter(matches), most).map(({ item }) => item);
}

/** What the importance of a place depends on, besides itself. */
export interface Importance {
  categories: ReadonlyMap<string, Pick<Category, 'mainCategory' | 'subCategory' | 'zOrder'>>;
  /** Whether a place has current events that are not cancelled */
  hasEvents(id: string): boolean;
}

/** The most important places, in the order of lists. @param items neither permanently closed nor duplicates */
export function mostImportant(
  items: readonly BasemapItem[],
  { categories, hasEvents }: Importance,
  most: number,
): BasemapItem[] {
  const categoriesOf = categoriesOfItems(categories);
  const places = items.map((item) => ({
    item,
    categories: categoriesOf(item),
    hasEvents: hasEvents(item.id),
    isPermanentlyClosed: false,
  }));
  return firstByImportance(places, most)
    .slice(0, most)
    .map(({ item }) => item);
}

type Sorted = Sortable & { item: Pick<BasemapItem, 'title'> };

/** In the order of `byImportance`, as far as the first ones are concerned. */
function firstByImportance<T extends Sorted>(places: readonly T[], most: number): T[] {
  const named = Map.groupBy(places, ({ item }) => Boolean(item.title));
  const groups = [true, false].flatMap((isNamed) => {
    const byOrder = Map.groupBy(named.get(isNamed) ?? [], sortOrder);
    return [...byOrder].toSorted(([a], [b]) => a - b).map(([, group]) => group);
  });
  let before = 0;
  return groups.flatMap((group) => {
    const isAmongFirst = before < most;
    before += group.length;
    return isAmongFirst ? group.toSorted(byTitle) : group;
  });
}
