import type { Category } from '@umkreis/contract/category.ts';
import type { Event } from '@umkreis/contract/event.ts';
import type { BasemapItem } from '@umkreis/contract/item.ts';
import type { Tag } from '@umkreis/contract/tag.ts';
import { isPermanentlyClosed } from '@umkreis/opening-hours/permanently-closed.ts';
import { currentEventsByItem, takesPlace } from '@umkreis/place-rules/current-events.ts';
import type { Place } from './place.ts';

export interface JoinOptions {
  categories: ReadonlyMap<string, Category>;
  tags: ReadonlyMap<string, Tag>;
  events: readonly Event[];
  now: Date;
  timeZone: string;
  /** Whether a prohibition is in force; undefined until the hours are known. */
  isForbiddenNow?: (hours: string | undefined, item: BasemapItem) => boolean;
}

/** Title of the category of items that have none. */
const fallbackSubCategory = 'Place';

/** Joins items with categories, tags and current events. About 10 ms for 10,000 items. */
export function joinPlaces(items: readonly BasemapItem[], options: JoinOptions): Place[] {
  const { categories, tags, now, timeZone, isForbiddenNow } = options;
  const events = currentEventsByItem(options.events, now.getTime());
  const fallback = [...categories.values()].filter(
    ({ mainCategory, subCategory }) => mainCategory === 'Place' && subCategory === fallbackSubCategory,
  );
  const none: readonly never[] = [];

  return items.map((item) => {
    const own = item.categories.flatMap((id) => categories.get(id) ?? []);
    const current = events.get(item.id) ?? none;
    const joined = own.length > 0 ? own : fallback;
    const isForbidden = joined.some(({ subCategory }) => subCategory === 'Forbidden');
    return {
      item,
      categories: joined,
      tags: item.tags?.flatMap((id) => tags.get(id) ?? []) ?? none,
      events: current,
      hasEvents: current.some(takesPlace),
      isGone:
        item.duplicateOf !== undefined ||
        (item.closed !== undefined && isPermanentlyClosed(item.closed, now, timeZone)),
      isDormant:
        isForbidden && isForbiddenNow !== undefined && !isForbiddenNow(item.details?.transportForbiddenHours, item),
    };
  });
}
