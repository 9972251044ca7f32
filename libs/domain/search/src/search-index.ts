import MiniSearch, { type Options, type Query, type SearchOptions, type SearchResult } from 'minisearch';
import type { LngLat } from '@umkreis/contract/ref.ts';
import { distanceKm } from '@umkreis/geometry/distance.ts';
import { collapse, fold, hasUmlaut, spelled, writtenOut } from './fold.ts';
import type { SearchDocument } from './search-document.ts';
import { stopWords } from './stop-words.ts';
import { indexTermsOf, wordRuns } from './words.ts';

export interface SearchHit {
  id: string;
  /** Higher is better; only comparable within one result */
  score: number;
  /** Folded terms of the item that matched, for `markMatches` */
  terms: string[];
  /** Fields with matches */
  fields: string[];
}

export interface SearchQueryOptions {
  /** Ranks nearer items first among equal matches */
  near?: LngLat;
  /** Items to include */
  filter?: (id: string) => boolean;
  /** Default 200 */
  limit?: number;
}

type Stored = Pick<SearchDocument, 'lat' | 'lon' | 'importance'>;
type Hit = SearchResult & Stored;

const FUZZY = 0.2;

/** Weight of a match inside a word, compared with one at its start */
const PART_BOOST = 0.35;
/** If more words match inside, the term is too short to be useful */
const MOST_PARTS = 60;

const options: Options<SearchDocument> = {
  fields: ['title', 'categories', 'words', 'tags', 'address', 'keywords'],
  storeFields: ['lat', 'lon', 'importance'],
  tokenize: indexTermsOf,
};

const base: SearchOptions = {
  // Queries are built word by word.
  tokenize: (word) => [word],
  boost: { title: 4, categories: 2.5, words: 2, tags: 2, keywords: 1, address: 0.8 },
  weights: { prefix: 0.6, fuzzy: 0.3 },
  // The number of tags and categories is irrelevant for visitors, so the field length has little weight.
  bm25: { k: 1.2, b: 0.2, d: 0.5 },
  combineWith: 'AND',
};

const collapsed = (word: string) => collapse(fold(word));

type Step = Omit<SearchOptions, 'processTerm'> & {
  processTerm: (word: string) => string;
  /** A typed umlaut does not match the start of a word spelled without it: 'Bäck' is no prefix of 'Backrest'. */
  keepsUmlauts?: boolean;
};

/**
 * Each step runs only if the previous one finds nothing: words as typed, ignoring umlauts, transcribed umlauts,
 * typing errors, only some of the words.
 */
const steps: Step[] = [
  { ...base, processTerm: fold, prefix: true, keepsUmlauts: true },
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
    const own = spelled(word);
    const terms = new Set([folded, collapse(folded), ...(hasUmlaut(own) ? [own] : [])]);
    for (const term of terms) this.#terms.add(term);
    return [...terms];
  }

  /**
   * Indexed terms that contain a term of the query: 'bäckerei' in 'Dorfbäckerei'. Three characters must be at the
   * end: 'see' in 'Bergsee'.
   */
  #termsContaining(term: string): string[] {
    if (term.length < 3) return [];
    const around: string[] = [];
    for (const word of this.#terms) {
      const at = word.indexOf(term, 1);
      if (at > 0 && (term.length > 3 || word.endsWith(term)) && around.push(word) > MOST_PARTS) return [];
    }
    return around;
  }

  #query(runs: readonly string[][], step: Step): Query {
    return { combineWith: step.combineWith, queries: runs.map((parts) => this.#runQuery(parts, step)) };
  }

  /**
   * A word with punctuation is searched without it and in its parts: Coca-Cola finds `CocaCola` and `Coca Cola`.
   */
  #runQuery(parts: readonly string[], step: Step): Query {
    const [first] = parts;
    if (parts.length === 1) return this.#wordQuery(first!, step);
    const telling = parts.filter((part) => part.length > 1);
    return {
      combineWith: 'OR',
      queries: [
        this.#wordQuery(parts.join(''), step),
        ...(telling.length > 0
          ? [{ combineWith: 'AND' as const, queries: telling.map((part) => this.#wordQuery(part, step)) }]
          : []),
      ],
    };
  }

  #wordQuery(word: string, step: Step): Query {
    const own = spelled(word);
    if (step.keepsUmlauts && hasUmlaut(own)) return this.#umlautQuery(own);
    const around = this.#termsContaining(step.processTerm(word));
    if (around.length === 0) return word;
    return {
      combineWith: 'OR',
      queries: [word, { ...asTerms(around), combineWith: 'OR', boostTerm: () => PART_BOOST }],
    };
  }

  /** Terms that start with the word, also with transcribed umlauts, contain it, or equal it without diacritics. */
  #umlautQuery(word: string): Query {
    const around = this.#termsContaining(word);
    return {
      combineWith: 'OR',
      queries: [
        { ...asTerms([word, writtenOut(word)]), combineWith: 'OR', prefix: true },
        { ...asTerms([fold(word)]), combineWith: 'OR' },
        ...(around.length > 0 ? [{ ...asTerms(around), combineWith: 'OR' as const, boostTerm: () => PART_BOOST }] : []),
      ],
    };
  }

  get size(): number {
    return this.#index.documentCount;
  }

  /** @returns the best matches first; an empty query matches nothing */
  search(query: string, { near, filter, limit = 200 }: SearchQueryOptions = {}): SearchHit[] {
    const runs = withoutStopWords(wordRuns(query));
    if (runs.length === 0) return [];
    const queryTerms = runs.map((parts) => collapsed(parts.join('')));
    for (const step of steps) {
      const found = this.#index.search(this.#query(runs, step), {
        ...step,
        ...(filter && { filter: (hit) => filter(hit.id as string) }),
      }) as Hit[];
      if (found.length === 0) continue;
      return found
        .map((one) => ({ hit: toHit(one, near), whole: countExactTerms(one, queryTerms) }))
        .toSorted((a, b) => b.whole - a.whole || b.hit.score - a.hit.score)
        .slice(0, limit)
        .map(({ hit }) => hit);
    }
    return [];
  }
}

/** A query of complete terms of the index. */
const asTerms = (queries: string[]) => ({ queries, prefix: false, fuzzy: false, processTerm: (term: string) => term });

/** Fields that identify a place; addresses and keywords don't */
const NAMING = new Set(['title', 'categories', 'words', 'tags']);

/** Number of query terms that exactly match an identifying field: 'pub' matches a pub rather than a publisher. */
const countExactTerms = ({ match }: Hit, queryTerms: readonly string[]): number =>
  queryTerms.filter((word) =>
    Object.entries(match).some(
      ([term, fields]) => collapsed(term) === word && fields.some((field) => NAMING.has(field)),
    ),
  ).length;

function withoutStopWords(runs: readonly string[][]): readonly string[][] {
  const telling = runs.filter((parts) => !stopWords.has(fold(parts.join(''))));
  return telling.length > 0 ? telling : runs;
}

function toHit(hit: Hit, near: LngLat | undefined): SearchHit {
  const closeness = near ? Math.exp(-distanceKm(near, [hit.lon, hit.lat]) / 5) : 0;
  return {
    id: hit.id as string,
    score: hit.score * (1 + 0.25 * hit.importance + 0.6 * closeness),
    terms: [...new Set(hit.terms.map(fold))],
    fields: [...new Set(Object.values(hit.match).flat())],
  };
}
