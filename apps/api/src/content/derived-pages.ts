import type { ContentState } from '@umkreis/content/content-state.ts';
import type { ItemPage } from '@umkreis/content/snapshots/item-page.ts';
import type { Fragments } from '@umkreis/content/snapshots/snapshots.ts';
import { ByteCache } from '@umkreis/serving/byte-cache.ts';

/**
 * With frequent edits values are derived again at most at this interval, or ten times the duration of deriving, ms.
 */
const SHORTEST_LIFE_MS = 500;

interface Options<T> {
  /** For all owners together, bytes; least recently used ones are evicted. */
  most: number;
  sizeOf(value: T): number;
}

interface Derivation<T> {
  /** Differs if the same page has another value */
  key: string;
  derive(owner: number, page: ItemPage): T | Promise<T>;
}

interface Derived<T> {
  version: string;
  key: string;
  /** Each page of the owner's items with its value */
  pages: ReadonlyMap<ItemPage, T>;
  /** Earliest replacement, as of `performance.now()`. */
  until: number;
}

/**
 * A value of each page of an owner's items. After an edit it is derived again from the page of the item only.
 * Meanwhile, or while the database is down, the previous values are used.
 */
export class DerivedPages<T> {
  readonly #content: ContentState;
  readonly #fragments: Fragments;
  readonly #derived: ByteCache<Derived<T>>;
  readonly #coming = new Map<string, Promise<T[]>>();

  constructor(content: ContentState, fragments: Fragments, { most, sizeOf }: Options<T>) {
    this.#content = content;
    this.#fragments = fragments;
    this.#derived = new ByteCache({
      most,
      sizeOf: ({ pages }) => [...pages.values()].reduce((sum, value) => sum + sizeOf(value), 0),
    });
  }

  /**
   * @param name identifies the values among those of all owners
   * @throws the database's error if the items of an owner were never read
   */
  of(name: string, owner: number, derivation: Derivation<T>): T[] | Promise<T[]> {
    const known = this.#derived.known(name);
    const version = this.#content.versionOf(owner);
    const isCurrent = known && known.version === version && known.key === derivation.key;
    if (known && (isCurrent || performance.now() < known.until)) return [...known.pages.values()];
    let coming = this.#coming.get(name);
    if (!coming) {
      coming = this.#read(name, owner, version, derivation).finally(() => this.#coming.delete(name));
      coming.catch(() => {});
      this.#coming.set(name, coming);
    }
    return known ? [...known.pages.values()] : coming;
  }

  async #read(name: string, owner: number, version: string, { key, derive }: Derivation<T>): Promise<T[]> {
    const started = performance.now();
    const known = this.#derived.known(name);
    const pages = new Map<ItemPage, T>();
    for (const page of await this.#fragments.pages(owner, version)) {
      const same = known?.key === key ? known.pages.get(page) : undefined;
      pages.set(page, same ?? (await derive(owner, page)));
    }
    const now = performance.now();
    const until = now + Math.max(SHORTEST_LIFE_MS, 10 * (now - started));
    this.#derived.set(name, version, { version, key, pages, until });
    return [...pages.values()];
  }
}
