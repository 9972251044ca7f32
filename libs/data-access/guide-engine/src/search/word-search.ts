import type { LngLat } from '@umkreis/contract/ref.ts';
import type { BasemapItem } from '@umkreis/contract/item.ts';
import type { SearchWord } from '@umkreis/contract/search-word.ts';
import type { Joined } from '../places/joined.ts';
import type { ListedPlace } from '../places/listed-place.ts';
import type { SearchIndex as Index } from '@umkreis/search/search-index.ts';
import type { toSearchDocument } from '@umkreis/search/search-document.ts';
import type { synonymsByCategory } from '@umkreis/search/synonyms-by-category.ts';
import { placesNamed } from './places-named.ts';

/** Maximum number of hits */
const most = 2000;

/** Lazy code */
export interface Code {
  SearchIndex: typeof Index;
  toSearchDocument: typeof toSearchDocument;
  wordsOfKinds: typeof synonymsByCategory;
}

export interface Vocabulary extends Pick<Joined, 'categories' | 'tags'> {
  /** Synonyms of categories */
  words: readonly SearchWord[];
}

interface Searched extends Vocabulary {
  items: readonly BasemapItem[];
}

export interface Hits {
  hits: readonly ListedPlace[];
  /** Only names were searched, because the index isn't available. */
  isByName: boolean;
}

/**
 * Index of the names and terms of a branch's places. Built in slices, so that the engine can answer other calls in
 * between, and rebuilt with new content. Until then the previous index answers.
 */
export function wordSearch() {
  let code: Code | null = null;
  let searched: Searched | null = null;
  let index: Index | null = null;
  /** What the index was built of */
  let builtOf: Searched | null = null;
  let building: { of: Searched; done: Promise<void>; aborting: AbortController } | null = null;

  /** Builds the index of the current items, unless it exists or is being built. */
  function build(): Promise<void> {
    if (!code || !searched || building?.of === searched) return building?.done ?? Promise.resolve();
    building?.aborting.abort();
    const { SearchIndex } = code;
    const of = searched;
    const aborting = new AbortController();
    const done = SearchIndex.build(documentsOf(code, of, of.items), { signal: aborting.signal }).then(
      (built) => {
        index = built;
        builtOf = of;
      },
      () => undefined,
    );
    building = { of, done, aborting };
    return done;
  }

  return {
    use(loaded: Code): void {
      code = loaded;
      void build();
    },
    /** Sets other content: hits of the previous index are looked up in it. */
    setItems(items: readonly BasemapItem[], names: Vocabulary): void {
      searched = { items, ...names };
      void build();
    },
    /** Replaces some items; the names remain. @param changed their IDs, also those of deleted ones */
    patchItems(items: readonly BasemapItem[], changed: ReadonlySet<string>): void {
      if (!searched) return;
      const isIndexed = builtOf === searched;
      searched = { ...searched, items };
      if (!code || !index || !isIndexed) return void build();
      const own = items.filter(({ id }) => changed.has(id));
      index.replace(changed, [...documentsOf(code, searched, own)]);
      building = { of: searched, done: Promise.resolve(), aborting: new AbortController() };
      builtOf = searched;
    },
    async find(words: string, near: LngLat | null, joined: Joined): Promise<Hits> {
      const ready = build();
      if (!index) await ready;
      // The content may have changed in the meantime.
      if (!index) await build();
      if (!index) return { hits: placesNamed(joined.ranked(), words), isByName: true };
      const hits = index.search(words, { limit: most, ...(near && { near }) });
      return {
        hits: hits.flatMap(({ id, terms }) => {
          const place = joined.byId.get(id);
          return place ? [{ place, terms }] : [];
        }),
        isByName: false,
      };
    },
  };
}

function* documentsOf({ toSearchDocument, wordsOfKinds }: Code, names: Vocabulary, items: readonly BasemapItem[]) {
  const vocabulary = { ...names, words: wordsOfKinds(names.words) };
  for (const item of items) if (!item.duplicateOf) yield toSearchDocument(item, vocabulary);
}
