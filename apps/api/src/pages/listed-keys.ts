import { LISTED_PAGES, LISTED_PER_PAGE } from '@umkreis/contract/page-list.ts';
import type { Db } from '@umkreis/db/database.ts';
import { orderedPlaces, type ListedKeys, type Wanted } from './listed-places.repository.ts';

/** Lists kept; the oldest go first. */
const KEPT = 100;

/** The order of a list's places, worked out once per content version, however many of its pages are asked for. */
export class ListedKeysCache {
  readonly #db: Db;
  readonly #kept = new Map<string, { version: string; keys: Promise<ListedKeys> }>();

  constructor(db: Db) {
    this.#db = db;
  }

  get(key: string, version: string, owners: readonly number[], wanted: Wanted): Promise<ListedKeys> {
    const known = this.#kept.get(key);
    if (known?.version === version) return known.keys;
    const keys = orderedPlaces(this.#db, owners, wanted, LISTED_PAGES * LISTED_PER_PAGE);
    this.#kept.delete(key);
    this.#kept.set(key, { version, keys });
    if (this.#kept.size > KEPT) this.#kept.delete(this.#kept.keys().next().value!);
    keys.catch(() => {
      if (this.#kept.get(key)?.keys === keys) this.#kept.delete(key);
    });
    return keys;
  }
}
