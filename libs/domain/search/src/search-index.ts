import MiniSearch, { type Options, type SearchOptions } from 'minisearch';
import type { LngLat } from '@umkreis/contract/ref.ts';
import { collapse, fold, hasUmlaut, spelled } from './fold.ts';
import { byRank, ranking, type Hit } from './ranking.ts';
import type { SearchDocument } from './search-document.ts';
import { stopWords } from './stop-words.ts';
import { stemTerm } from './stem.ts';
import { termQueries, unspacedTerms, type Step } from './term-queries.ts';
import { Towns } from './towns.ts';
import { isUnspaced } from './unspaced-scripts.ts';
import { indexTermsOf, partsOf, wordRuns } from './words.ts';

export interface SearchHit {
  id: string;
  /** Higher is better; only comparable within one result */
  score: number;
  /** Terms of the item that matched, for `markMatches` */
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

type Runs = readonly (readonly string[])[];

const FUZZY = 0.2;

const options: Options<SearchDocument> = {
  fields: ['title', 'categories', 'words', 'tags', 'address', 'keywords'],
  storeFields: ['title', 'kinds', 'isSettlement', 'lat', 'lon', 'importance'],
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

/**
 * All words must match. Each step runs only if the previous one finds nothing: words as typed, ignoring umlauts,
 * transcribed umlauts.
 */
const exactSteps: Step[] = [
  { ...base, processTerm: fold, prefix: true, keepsUmlauts: true },
  { ...base, processTerm: fold, prefix: true },
  { ...base, processTerm: collapsed, prefix: true },
];
const withErrors = (errorsIn: (length: number) => number): Step => ({
  ...base,
  processTerm: collapsed,
  prefix: true,
  fuzzy: ({ length }) => errorsIn(length) || false,
});
/** With typing errors: one in five characters, then two neighbours swapped, which count as two errors. */
const fuzzySteps: Step[] = [
  withErrors((length) => (length > 3 ? Math.round(length * FUZZY) : 0)),
  withErrors((length) => (length > 4 ? 2 : 0)),
];

/** An in-memory index of places, for German and English queries. */
export class SearchIndex {
  readonly #terms = new Set<string>();
  readonly #towns = new Towns();
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
    for (const document of documents) this.#towns.add(document);
  }

  /** Removes documents and adds others. A town remains, even if nothing else is in it. @param ids may be unknown */
  replace(ids: Iterable<string>, documents: readonly SearchDocument[]): void {
    for (const id of ids) if (this.#index.has(id)) this.#index.discard(id);
    this.add(documents);
  }

  #indexed(word: string): string | string[] {
    const folded = fold(word);
    if (isUnspaced(folded)) return [...new Set(unspacedTerms(folded))];
    const own = spelled(word);
    const terms = new Set([folded, collapse(folded), ...(hasUmlaut(own) ? [own] : [])]);
    for (const term of terms) this.#terms.add(term);
    return [...terms, stemTerm(word)];
  }

  get size(): number {
    return this.#index.documentCount;
  }

  /**
   * Places that match all words. If the words name a town and no place of it matches the others, places of other towns,
   * nearest first.
   * @returns the best matches first; an empty query matches nothing
   */
  search(query: string, { near, filter, limit = 200 }: SearchQueryOptions = {}): SearchHit[] {
    const runs = withoutStopWords(wordRuns(query));
    if (runs.length === 0) return [];
    const named = this.#towns.inQuery(runs);
    const here = this.#match(exactSteps, runs, filter);
    const elsewhere = here.length === 0 && named ? this.#match(exactSteps, named.rest, filter) : [];
    const found = [here, elsewhere].find(({ length }) => length > 0) ?? this.#match(fuzzySteps, runs, filter);
    const rank = ranking({
      words: (named?.rest ?? runs).flatMap(partsOf),
      hasTown: named !== null,
      near,
      from: found.length > 0 && found === elsewhere ? named!.at : null,
      hasErrors: found !== here && found !== elsewhere,
    });
    return found
      .map((hit) => ({ hit, rank: rank(hit) }))
      .toSorted((a, b) => byRank(a.rank, b.rank))
      .slice(0, limit)
      .map(({ hit, rank: [, , score] }) => toHit(hit, score));
  }

  /** The matches of the first step that has any. */
  #match(steps: readonly Step[], runs: Runs, filter: SearchQueryOptions['filter']): Hit[] {
    for (const step of steps) {
      const { ofRun } = termQueries(this.#terms, step);
      const found = this.#index.search(
        { combineWith: 'AND', queries: runs.map(ofRun) },
        { ...step, ...(filter && { filter: (hit) => filter(hit.id as string) }) },
      ) as Hit[];
      if (found.length > 0) return found;
    }
    return [];
  }
}

function withoutStopWords(runs: Runs): Runs {
  const telling = runs.filter((parts) => !stopWords.has(fold(parts.join(''))));
  return telling.length > 0 ? telling : runs;
}

const toHit = ({ id, terms, match }: Hit, score: number): SearchHit => ({
  id: id as string,
  score,
  terms: [...new Set(terms.map(fold))],
  fields: [...new Set(Object.values(match).flat())],
});
