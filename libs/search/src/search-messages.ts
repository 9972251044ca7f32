import type { LngLat } from '@umkreis/contract/ref.ts';
import type { Category } from '@umkreis/contract/category.ts';
import type { BasemapItem } from '@umkreis/contract/item.ts';
import type { Tag } from '@umkreis/contract/tag.ts';
import type { SearchHit } from './search-index.ts';

/** What of an item is searched; ways and shapes stay where they are. */
export type SearchedItem = Omit<BasemapItem, 'ways' | 'geojsons' | 'parents' | 'children'>;

/** To the search: first the vocabulary, then items in slices, then questions. */
export type SearchRequest =
  | { kind: 'begin'; categories: readonly Category[]; tags: readonly Tag[] }
  | { kind: 'add'; items: readonly SearchedItem[] }
  | { kind: 'find'; nr: number; words: string; near?: LngLat; limit?: number };

/** Answer to the question of that number. */
export interface SearchAnswerMessage {
  nr: number;
  hits: Pick<SearchHit, 'id' | 'terms'>[];
}

/** A worker seen from either side, or a port of a channel. */
export interface SearchPort {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}
