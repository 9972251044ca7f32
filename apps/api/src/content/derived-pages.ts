import type { ContentState } from '@umkreis/content/content-state.ts';
import type { ItemPage } from '@umkreis/content/snapshots/item-page.ts';
import type { Fragments } from '@umkreis/content/snapshots/snapshots.ts';
import { ByteCache } from '@umkreis/serving/byte-cache.ts';

/** Recent values are derived again at most at this interval, or ten times the duration of deriving, ms. */
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

/** A value of each page of an owner's items. After an edit it is derived again from the page of the item only. */
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
   * The known values while newer ones are derived, or the database is down.
   * @param name identifies the values among those of all owners
   * @throws the database's error if the items of an owner were never read
   */
  recent(name: string, owner: number, derivation: Derivation<T>): T[] | Promise<T[]> {
    const known = this.#derived.known(name);
    if (known && (this.#isCurrent(known, owner, derivation) || performance.now() < known.until)) return valuesOf(known);
    const coming = this.#comingOf(name, owner, derivation);
    return known ? valuesOf(known) : coming;
  }

  /**
   * The values of the current content, or the known ones while the database is down.
   * @returns null while all items are read for the first time
   */
  async current(name: string, owner: number, derivation: Derivation<T>): Promise<T[] | null> {
    if (!this.#derived.known(name)) {
      void this.#comingOf(name, owner, derivation);
      return null;
    }
    // It may have started before the last edit.
    await this.#coming.get(name)?.catch(() => {});
    const known = this.#derived.known(name);
    if (known && this.#isCurrent(known, owner, derivation)) return valuesOf(known);
    return this.#comingOf(name, owner, derivation).catch(() => (known ? valuesOf(known) : null));
  }

  #isCurrent({ version, key }: Derived<T>, owner: number, derivation: Derivation<T>): boolean {
    return version === this.#content.versionOf(owner) && key === derivation.key;
  }

  #comingOf(name: string, owner: number, derivation: Derivation<T>): Promise<T[]> {
    let coming = this.#coming.get(name);
    if (!coming) {
      const version = this.#content.versionOf(owner);
      coming = this.#read(name, owner, version, derivation).finally(() => this.#coming.delete(name));
      coming.catch(() => {});
      this.#coming.set(name, coming);
    }
    return coming;
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
    const derived = { version, key, pages, until };
    this.#derived.set(name, version, derived);
    return valuesOf(derived);
  }
}

const valuesOf = <T>({ pages }: Derived<T>): T[] => [...pages.values()];
