import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import type { LngLat } from '@umkreis/contract/ref.ts';
import type { List } from '@umkreis/contract/search-shortcut.ts';
import { filterCount, noFilter, type FilterState } from '../filters/filter-state.ts';

/** Query for places; all criteria must match. */
export interface PlaceQuery {
  /** '[summer]' or '[winter]'; null: the branch doesn't separate its places by season */
  seasonId: string | null;
  filter: FilterState;
  /** Instant for current events and the open-now filter, ms */
  at: number;
  /** Search text; '': none */
  words: string;
  /** The topic */
  shortcut: Pick<SearchShortcutConfig, 'filter'> | null;
  /** All of them must match. */
  tagIds: readonly string[];
  /** A curated list with its items in order; null: none */
  list: Pick<List, 'id' | 'itemIds'> | null;
  /** Excludes permanently closed places and duplicates. */
  excludesClosed: boolean;
  /** The visitor's position: sorts by distance, and ranks equal text matches */
  position: LngLat | null;
}

/** All places of a branch. */
export const everything: Omit<PlaceQuery, 'at'> = {
  seasonId: null,
  filter: noFilter,
  words: '',
  shortcut: null,
  tagIds: [],
  list: null,
  excludesClosed: false,
  position: null,
};

/** Whether the query has any criteria. */
export const hasCriteria = ({ words, shortcut, tagIds, list, filter }: PlaceQuery): boolean =>
  words !== '' || shortcut !== null || tagIds.length > 0 || list !== null || filterCount(filter) > 0;
