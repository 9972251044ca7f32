import type { BasemapItem } from '@umkreis/contract/item.ts';
import { ByteCache } from '@umkreis/serving/byte-cache.ts';
import type { ContentState } from '@umkreis/content/content-state.ts';
import type { ItemPage } from '@umkreis/content/snapshots/item-page.ts';
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

interface IndexedOwner {
  version: string;
  /** Each page of its items with the index of its places */
  pages: ReadonlyMap<ItemPage, OwnerIndex>;
  /** Earliest replacement, as of `performance.now()`. */
  until: number;
}

/**
 * In-memory search of the branches that fit into a document; returns the same results as the database. After an edit
 * only its page of items is indexed again. While changed places are indexed, or the database is down, the previous
 * indexes are used.
 */
export class MemorySearch {
  readonly #content: ContentState;
  readonly #fragments: Fragments;
  readonly #owners = new ByteCache<IndexedOwner>({
    most: MOST_BYTES,
    sizeOf: ({ pages }) => indexesOf(pages).reduce((sum, { bytes }) => sum + bytes, 0),
  });
  readonly #coming = new Map<number, Promise<OwnerIndex[]>>();

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
    const indexes = await this.#indexesOf(owners);
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
    const indexes = await this.#indexesOf(owners);
    return addCounts(indexes.map((index) => countIn(index, index.find(query, named).matching, counts)));
  }

  async #indexesOf(owners: readonly number[]): Promise<OwnerIndex[]> {
    return (await Promise.all(owners.map((owner) => this.#indexed(owner)))).flat();
  }

  #indexed(owner: number): OwnerIndex[] | Promise<OwnerIndex[]> {
    const known = this.#owners.known(`${owner}`);
    const version = this.#content.versionOf(owner);
    if (known && (known.version === version || performance.now() < known.until)) return indexesOf(known.pages);
    let coming = this.#coming.get(owner);
    if (!coming) {
      coming = this.#read(owner, version, known?.pages).finally(() => this.#coming.delete(owner));
      coming.catch(() => {});
      this.#coming.set(owner, coming);
    }
    return known ? indexesOf(known.pages) : coming;
  }

  async #read(owner: number, version: string, known: IndexedOwner['pages'] | undefined): Promise<OwnerIndex[]> {
    const started = performance.now();
    const pages = new Map<ItemPage, OwnerIndex>();
    for (const page of await this.#fragments.pages(owner, version))
      pages.set(page, known?.get(page) ?? (await indexOf(owner, page)));
    const now = performance.now();
    const until = now + Math.max(SHORTEST_LIFE_MS, 10 * (now - started));
    this.#owners.set(`${owner}`, version, { version, pages, until });
    return indexesOf(pages);
  }
}

const indexesOf = (pages: IndexedOwner['pages']): OwnerIndex[] => Array.from(pages.values());

async function indexOf(owner: number, page: ItemPage): Promise<OwnerIndex> {
  const items = JSON.parse(`[${(await page.text()).toString()}]`) as BasemapItem[];
  return new OwnerIndex(
    owner,
    items.flatMap((item) => (item.duplicateOf === undefined ? [searchedOf(item)] : [])),
  );
}
