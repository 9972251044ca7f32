import type { Category } from '@umkreis/contract/category.ts';
import type { Event } from '@umkreis/contract/event.ts';
import type { BasemapItem } from '@umkreis/contract/item.ts';
import type { Tag } from '@umkreis/contract/tag.ts';
import { currentEventsByItem, takesPlace } from './events/current-events.ts';
import { isClosedOrDuplicate } from './closed-or-duplicate.ts';
import { categoriesOfItems } from './item-categories.ts';
import type { Place } from './place.ts';

export interface JoinOptions {
  categories: ReadonlyMap<string, Category>;
  tags: ReadonlyMap<string, Tag>;
  events: readonly Event[];
  now: Date;
  timeZone: string;
  /** Whether a prohibition is in force; undefined until opening hours are loaded. */
  isForbiddenNow?: (hours: string | undefined, item: BasemapItem) => boolean;
}

/** Joins items with categories, tags and current events. About 10 ms for 10,000 items. */
export function joinPlaces(items: readonly BasemapItem[], options: JoinOptions): Place[] {
  const { categories, tags, now, timeZone, isForbiddenNow } = options;
  const events = currentEventsByItem(options.events, now.getTime());
  const categoriesOf = categoriesOfItems(categories);
  const none: readonly never[] = [];

  return items.map((item) => {
    const joined = categoriesOf(item);
    const current = events.get(item.id) ?? none;
    const isForbidden = joined.some(({ subCategory }) => subCategory === 'Forbidden');
    return {
      item,
      categories: joined,
      tags: item.tags?.flatMap((id) => tags.get(id) ?? []) ?? none,
      events: current,
      hasEvents: current.some(takesPlace),
      isPermanentlyClosed: isClosedOrDuplicate(item, now, timeZone),
      isDormant:
        isForbidden && isForbiddenNow !== undefined && !isForbiddenNow(item.details?.transportForbiddenHours, item),
    };
  });
}
