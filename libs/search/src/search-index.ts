import MiniSearch, { type Options, type Query, type SearchOptions, type SearchResult } from 'minisearch';
import type { LngLat } from '@umkreis/contract/ref.ts';
import { distanceKm } from './distance.ts';
import { collapse, fold } from './fold.ts';
import type { SearchDocument } from './search-document.ts';
import { stopWords } from './stop-words.ts';
import { words } from './words.ts';

export interface SearchHit {
  id: string;
  /** Higher is better; comparable within one answer only. */
  score: number;
  /** Folded words of the item that matched, for `markMatches`. */
  terms: string[];
  /** Fields they were found in. */
  fields: string[];
}

export interface SearchQueryOptions {
  /** Nearer items first among equal matches. */
  near?: LngLat;
  /** Items to leave out. */
  filter?: (id: string) => boolean;
  /** Default 200 */
  limit?: number;
}

type Stored = Pick<SearchDocument, 'lat' | 'lon' | 'importance'>;
type Hit = SearchResult & Stored;

const FUZZY = 0.2;

/** A part within a word counts less than a beginning. */
const PART_BOOST = 0.35;
/** More parts than this say nothing: the query is too short for them. */
const MOST_PARTS = 60;

const options: Options<SearchDocument> = {
  fields: ['title', 'categories', 'tags', 'address', 'keywords'],
  storeFields: ['lat', 'lon', 'importance'],
  tokenize: words,
};

const base: SearchOptions = {
  tokenize: words,
  boost: { title: 4, categories: 2.5, tags: 2, keywords: 1, address: 0.8 },
  weights: { prefix: 0.6, fuzzy: 0.3 },
  // Lists of tags and categories differ in length for no reason that matters to a visitor.
  bm25: { k: 1.2, b: 0.2, d: 0.5 },
  combineWith: 'AND',
};

const collapsed = (word: string) => collapse(fold(word));

/**
 * Each step is tried only where the one before found nothing: words as typed, umlauts written out, typing errors, some
 * of the words.
 */
const steps: (Omit<SearchOptions, 'processTerm'> & { processTerm: (word: string) => string })[] = [
  { ...base, processTerm: fold, prefix: true },
  { ...base, processTerm: collapsed, prefix: true },
  { ...base, processTerm: collapsed, prefix: true, fuzzy: (term) => (term.length > 3 ? FUZZY : false) },
  {
    ...base,
    processTerm: collapsed,
    prefix: (term) => term.length > 3,
    fuzzy: (term) => (term.length > 3 ? FUZZY : false),
    combineWith: 'OR',
  },
];

/** An in-memory index of places, for German and English queries. */
export class SearchIndex {
  readonly #terms = new Set<string>();
  readonly #index = new MiniSearch<SearchDocument>({ ...options, processTerm: (word) => this.#indexed(word) });

  /**
   * Builds an index in slices of a few milliseconds, so that the page stays responsive.
   * @throws the signal's reason when it is aborted
   */
  static async build(
    documents: Iterable<SearchDocument>,
    { signal, sliceSize = 200 }: { signal?: AbortSignal; sliceSize?: number } = {},
  ): Promise<SearchIndex> {
    const built = new SearchIndex();
    let slice: SearchDocument[] = [];
    for (const document of documents) {
      slice.push(document);
      if (slice.length < sliceSize) continue;
      built.add(slice);
      slice = [];
      await new Promise((resolve) => setTimeout(resolve));
      signal?.throwIfAborted();
    }
    built.add(slice);
    return built;
  }

  add(documents: readonly SearchDocument[]): void {
    this.#index.addAll(documents);
  }

  #indexed(word: string): string | string[] {
    const folded = fold(word);
    const without = collapse(folded);
    this.#terms.add(folded);
    if (folded === without) return folded;
    this.#terms.add(without);
    return [folded, without];
  }

  /**
   * Indexed words that have a word of the query within them: 'bäckerei' in 'Dorfbäckerei'. Three letters must be their
   * end: 'see' in 'Bergsee'.
   */
  #wordsAround(term: string): string[] {
    if (term.length < 3) return [];
    const around: string[] = [];
    for (const word of this.#terms) {
      const at = word.indexOf(term, 1);
      if (at > 0 && (term.length > 3 || word.endsWith(term)) && around.push(word) > MOST_PARTS) return [];
    }
    return around;
  }

  #query(text: string, step: (typeof steps)[number]): Query {
    const queries = words(text).map((word): Query => {
      const around = this.#wordsAround(step.processTerm(word));
      if (around.length === 0) return word;
      return {
        combineWith: 'OR',
        queries: [
          word,
          {
            queries: around,
            combineWith: 'OR',
            prefix: false,
            fuzzy: false,
            processTerm: (term: string) => term,
            boostTerm: () => PART_BOOST,
          },
        ],
      };
    });
    return { combineWith: step.combineWith, queries };
  }

  get size(): number {
    return this.#index.documentCount;
  }

  /** @returns the best matches first; an empty query matches nothing */
  search(query: string, { near, filter, limit = 200 }: SearchQueryOptions = {}): SearchHit[] {
    const text = withoutStopWords(query);
    if (!text) return [];
    for (const step of steps) {
      const found = this.#index.search(this.#query(text, step), {
        ...step,
        ...(filter && { filter: (hit) => filter(hit.id as string) }),
      }) as Hit[];
      if (found.length === 0) continue;
      return found
        .map((hit) => toHit(hit, near))
        .toSorted((a, b) => b.score - a.score)
        .slice(0, limit);
    }
    return [];
  }
}

function withoutStopWords(query: string): string {
  const all = words(query);
  const telling = all.filter((word) => !stopWords.has(fold(word)));
  return (telling.length > 0 ? telling : all).join(' ');
}

function toHit(hit: Hit, near: LngLat | undefined): SearchHit {
  const closeness = near ? Math.exp(-distanceKm(near, [hit.lon, hit.lat]) / 5) : 0;
  return {
    id: hit.id as string,
    score: hit.score * (1 + 0.25 * hit.importance + 0.6 * closeness),
    terms: hit.terms,
    fields: [...new Set(Object.values(hit.match).flat())],
  };
}
