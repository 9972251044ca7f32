import type { BasemapItem } from '@umkreis/contract/item.ts';
import type { ContentState } from '@umkreis/content/content-state.ts';
import type { ItemPage } from '@umkreis/content/snapshots/item-page.ts';
import type { Fragments } from '@umkreis/content/snapshots/snapshots.ts';
import { DerivedPages } from '../content/derived-pages.ts';
import type { NamedByWord } from '../search-names/reference-names.ts';
import type { SearchQuery } from './search-query.ts';
import { addCounts, countIn, type CountQuery, type Counts } from './count-in.ts';
import { OwnerIndex, searchedOf } from './owner-index.ts';
import { LARGEST_COUNT, pageOf, totalOf, type Hit } from './page-of-matches.ts';

/** For all owners together; least recently used ones are evicted. */
const MOST_BYTES = 96 * 1024 * 1024;
/**
 * In-memory search of the branches that fit into a document; returns the same results as the database. After an edit
 * only its page of items is indexed again. While changed places are indexed, or the database is down, the previous
 * indexes are used.
 */
export class MemorySearch {
  readonly #indexes: DerivedPages<OwnerIndex>;

  constructor(content: ContentState, fragments: Fragments) {
    this.#indexes = new DerivedPages(content, fragments, { most: MOST_BYTES, sizeOf: ({ bytes }) => bytes });
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
    const ofOwners = owners.map((owner) => this.#indexes.recent(`${owner}`, owner, { key: '', derive: indexOf }));
    return (await Promise.all(ofOwners)).flat();
  }
}

async function indexOf(owner: number, page: ItemPage): Promise<OwnerIndex> {
  const items = JSON.parse(`[${(await page.text()).toString()}]`) as BasemapItem[];
  return new OwnerIndex(
    owner,
    items.flatMap((item) => (item.duplicateOf === undefined ? [searchedOf(item)] : [])),
  );
}
