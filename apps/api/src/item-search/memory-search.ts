import type { BasemapItem } from '@umkreis/contract/item.ts';
import { ByteCache } from '@umkreis/serving/byte-cache.ts';
import type { ContentState } from '@umkreis/content/content-state.ts';
import type { Fragments } from '@umkreis/content/snapshots/snapshots.ts';
import type { NamedByWord } from '../search-names/reference-names.ts';
import type { SearchQuery } from './search-query.ts';
import { addCounts, countIn, type CountQuery, type Counts } from './count-in.ts';
import { OwnerIndex, searchedOf } from './owner-index.ts';
import { LARGEST_COUNT, pageOf, totalOf, type Hit } from './page-of-matches.ts';

/** For all owners together; least recently used ones are evicted. */
const MOST_BYTES = 96 * 1024 * 1024;
/**
 * An owner with frequent edits is re-indexed at most at this interval, or ten times the duration of indexing, ms.
 */
const SHORTEST_LIFE_MS = 500;

interface CachedIndex {
  version: string;
  index: OwnerIndex;
  /** Earliest replacement, as of `performance.now()`. */
  until: number;
}

/**
 * In-memory search of the branches that fit into a document; returns the same results as the database. While
 * changed places are indexed, or the database is down, the previous index is used.
 */
export class MemorySearch {
  readonly #content: ContentState;
  readonly #fragments: Fragments;
  readonly #indexes = new ByteCache<CachedIndex>({ most: MOST_BYTES, sizeOf: ({ index }) => index.bytes });
  readonly #coming = new Map<number, Promise<OwnerIndex>>();

  constructor(content: ContentState, fragments: Fragments) {
    this.#content = content;
    this.#fragments = fragments;
  }

  /** @throws the database's error if the places of an owner were never read */
  async find(
    owners: readonly number[],
    query: SearchQuery,
    named: readonly NamedByWord[],
  ): Promise<{ hits: Hit<OwnerIndex>[]; total: number }> {
    const indexes = await Promise.all(owners.map((owner) => this.#indexOf(owner)));
    const matches = indexes.map((index) => index.find(query, named));
    return { hits: pageOf(matches, query), total: Math.min(totalOf(matches), LARGEST_COUNT) };
  }

  /** Counts what a search matches. @throws as `find` does */
  async count(
    owners: readonly number[],
    query: SearchQuery,
    named: readonly NamedByWord[],
    counts: CountQuery,
  ): Promise<Counts> {
    const indexes = await Promise.all(owners.map((owner) => this.#indexOf(owner)));
    return addCounts(indexes.map((index) => countIn(index, index.find(query, named).matching, counts)));
  }

  #indexOf(owner: number): OwnerIndex | Promise<OwnerIndex> {
    const cached = this.#indexes.known(`${owner}`);
    const version = this.#content.versionOf(owner);
    if (cached && (cached.version === version || performance.now() < cached.until)) return cached.index;
    let coming = this.#coming.get(owner);
    if (!coming) {
      coming = this.#read(owner, version).finally(() => this.#coming.delete(owner));
      coming.catch(() => {});
      this.#coming.set(owner, coming);
    }
    return cached?.index ?? coming;
  }

  async #read(owner: number, version: string): Promise<OwnerIndex> {
    const started = performance.now();
    const items = [];
    for await (const piece of this.#fragments.pieces(owner, version))
      for (const item of JSON.parse(`[${piece.toString()}]`) as BasemapItem[])
        if (item.duplicateOf === undefined) items.push(searchedOf(item));
    const index = new OwnerIndex(owner, items);
    const now = performance.now();
    const until = now + Math.max(SHORTEST_LIFE_MS, 10 * (now - started));
    this.#indexes.set(`${owner}`, version, { version, index, until });
    return index;
  }
}
