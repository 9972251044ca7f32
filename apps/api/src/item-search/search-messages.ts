import type { ItemKey } from '@umkreis/db/item-key.ts';
import type { NamedByWord } from '../search-names/reference-names.ts';
import type { SearchQuery } from './search-query.ts';
import type { CountQuery, Counts } from './count-in.ts';
import type { SearchedRow } from './word-index-builder.ts';
import type { WordColumns } from './word-index.ts';

/** Messages to the search thread. */
export type ToSearch =
  | { kind: 'hold'; nr: number; columns: WordColumns }
  /** Since an owner's places were read: `ids` are as `rows` say now, or no more. Replaces what was said before. */
  | { kind: 'change'; owner: number; ids: readonly string[]; rows: readonly SearchedRow[] }
  | { kind: 'forget'; owner: number }
  | ({ kind: 'find'; nr: number } & Question)
  | ({ kind: 'count'; nr: number; counts: CountQuery } & Question);

/** Whose places are searched, and for what. */
export interface Question {
  owners: readonly number[];
  query: SearchQuery;
  named: readonly NamedByWord[];
}

export interface FoundPlaces {
  /** Places of the requested page in order. */
  places: ItemKey[];
  total: number;
}

export interface FromSearch {
  nr: number;
  /** null: an owner is not loaded, or the message was no search. */
  found: FoundPlaces | Counts | null;
}

/** Messages to the indexing thread; null: no more rows. */
export type ToBuild = readonly SearchedRow[] | null;
