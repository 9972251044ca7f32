import type { Category } from '@umkreis/contract/category.ts';
import type { Event } from '@umkreis/contract/event.ts';
import type { BasemapItem } from '@umkreis/contract/item.ts';
import type { Tag } from '@umkreis/contract/tag.ts';

/**
 * A place as shown in the guide: an item of the basemap document joined with its reference data and events. The map
 * draws it without the events (`MapPlace`); lists on pages are chosen from `ListCandidate`.
 */
export interface Place {
  item: BasemapItem;
  /** In the order they were added; never empty */
  categories: readonly Category[];
  /** Tags shown to visitors or used by the map */
  tags: readonly Tag[];
  /** Current events, soonest first */
  events: readonly Event[];
  hasEvents: boolean;
  /** Permanently closed or a duplicate */
  isPermanentlyClosed: boolean;
  /** A prohibition that is not in force now */
  isDormant: boolean;
}
