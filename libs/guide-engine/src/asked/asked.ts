import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import type { LngLat } from '@umkreis/contract/ref.ts';
import type { List } from '@umkreis/contract/search-shortcut.ts';
import { filterCount, noFilter, type FilterState } from '../filters/filter-state.ts';

/** Which places are asked for: those that everything named here leaves. */
export interface Asked {
  /** '[summer]' or '[winter]'; null: the branch doesn't show its places by season */
  seasonId: string | null;
  filter: FilterState;
  /** The instant at which events are current and 'open' is asked for, ms */
  at: number;
  /** '': none */
  words: string;
  /** The topic */
  shortcut: Pick<SearchShortcutConfig, 'filter'> | null;
  /** All of them */
  tagIds: readonly string[];
  /** A curated list, with its items in their order; null: of no list */
  list: Pick<List, 'id' | 'itemIds'> | null;
  /** Leaves out what closed for good, and what is there twice */
  withoutGone: boolean;
  /** The visitor's position: the nearest come first, and are preferred among equal matches of words */
  position: LngLat | null;
}

/** All places of a branch. */
export const everything: Omit<Asked, 'at'> = {
  seasonId: null,
  filter: noFilter,
  words: '',
  shortcut: null,
  tagIds: [],
  list: null,
  withoutGone: false,
  position: null,
};

/** Is anything asked for beyond what there is? */
export const asksForSomething = ({ words, shortcut, tagIds, list, filter }: Asked): boolean =>
  words !== '' || shortcut !== null || tagIds.length > 0 || list !== null || filterCount(filter) > 0;
