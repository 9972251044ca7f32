import type { BasemapItem } from '@umkreis/contract/item.ts';
import type { Category } from '@umkreis/contract/category.ts';

export interface Sortable {
  item: Pick<BasemapItem, 'parents' | 'children' | 'hasMentions'>;
  categories: readonly Pick<Category, 'zOrder'>[];
  hasEvents: boolean;
  /** Permanently closed or a duplicate */
  isPermanentlyClosed: boolean;
}

/** Order of categories without one, and of permanently closed places */
export const DEFAULT_ORDER = 10;

/**
 * Order on the map, the lowest first: that of the category (default 10), increased for parts of other places,
 * decreased for places with children, mentions or events; at least 0.
 */
export function sortOrder({ item, categories, hasEvents, isPermanentlyClosed }: Sortable): number {
  if (isPermanentlyClosed) return DEFAULT_ORDER;
  const order =
    (categories[0]?.zOrder ?? DEFAULT_ORDER) +
    (item.parents?.length ? 1 : 0) -
    (item.children?.length ? 1 : 0) -
    (item.hasMentions ? 1 : 0) -
    (hasEvents ? 1 : 0);
  return Math.max(0, order);
}
