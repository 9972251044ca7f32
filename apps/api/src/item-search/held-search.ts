import type { BasemapItem } from '@umkreis/contract/item.ts';
import { ByteCache } from '@umkreis/serving/byte-cache.ts';
import type { ContentState } from '../content/content-state.ts';
import type { Fragments } from '../context/snapshots.ts';
import type { NamedByWord } from '../search-names/reference-names.ts';
import type { AskedSearch } from './asked-search.ts';
import { addCounts, countIn, type AskedCounts, type Counts } from './count-in.ts';
import { OwnerIndex, searchedOf } from './owner-index.ts';
import { LARGEST_COUNT, pageOf, totalOf, type Hit } from './page-of-matches.ts';

/** For all owners together; least recently used ones are evicted. */
const MOST_BYTES = 96 * 1024 * 1024;
/**
 * An owner with frequent edits is re-indexed at most at this interval, or ten times the duration of indexing, ms.
 */
const SHORTEST_LIFE_MS = 500;

interface Held {
  version: string;
  index: OwnerIndex;
  /** Earliest replacement, as of `performance.now()`. */
  until: number;
}

/**
 * In-memory search of the branches that fit into a document; returns the same results as the database. While
 * changed places are indexed, or the database is down, the previous index is used.
 */
export class HeldSearch {
  readonly #content: ContentState;
  readonly #fragments: Fragments;
  readonly #held = new ByteCache<Held>({ most: MOST_BYTES, sizeOf: ({ index }) => index.bytes });
  readonly #coming = new Map<number, Promise<OwnerIndex>>();

  constructor(content: ContentState, fragments: Fragments) {
    this.#content = content;
    this.#fragments = fragments;
  }

  /** @throws the database's error if the places of an owner were never read */
  async find(
    owners: readonly number[],
    asked: AskedSearch,
    named: readonly NamedByWord[],
  ): Promise<{ hits: Hit<OwnerIndex>[]; total: number }> {
    const indexes = await Promise.all(owners.map((owner) => this.#indexOf(owner)));
    const matches = indexes.map((index) => index.find(asked, named));
    return { hits: pageOf(matches, asked), total: Math.min(totalOf(matches), LARGEST_COUNT) };
  }

  /** Counts what a search matches. @throws as `find` does */
  async count(
    owners: readonly number[],
    asked: AskedSearch,
    named: readonly NamedByWord[],
    counts: AskedCounts,
  ): Promise<Counts> {
    const indexes = await Promise.all(owners.map((owner) => this.#indexOf(owner)));
    return addCounts(indexes.map((index) => countIn(index, index.find(asked, named).matching, counts)));
  }

  #indexOf(owner: number): OwnerIndex | Promise<OwnerIndex> {
    const held = this.#held.known(`${owner}`);
    const version = this.#content.versionOf(owner);
    if (held && (held.version === version || performance.now() < held.until)) return held.index;
    let coming = this.#coming.get(owner);
    if (!coming) {
      coming = this.#read(owner, version).finally(() => this.#coming.delete(owner));
      coming.catch(() => {});
      this.#coming.set(owner, coming);
    }
    return held?.index ?? coming;
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
    this.#held.keep(`${owner}`, version, { version, index, until });
    return index;
  }
}
