import type { Category } from '@umkreis/contract/category.ts';
import type { Event } from '@umkreis/contract/event.ts';
import type { BasemapItem } from '@umkreis/contract/item.ts';
import type { Tag } from '@umkreis/contract/tag.ts';

/** An item of the basemap document with its reference data joined. */
export interface Place {
  item: BasemapItem;
  /** In the order they were added; never empty */
  categories: readonly Category[];
  /** Tags visitors may see or the map obeys */
  tags: readonly Tag[];
  /** Current events, soonest first */
  events: readonly Event[];
  hasEvents: boolean;
  /** Permanently closed or a duplicate */
  isGone: boolean;
  /** A prohibition that is not in force now */
  isDormant: boolean;
}
