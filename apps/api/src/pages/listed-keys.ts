import { LISTED_PAGES, LISTED_PER_PAGE } from '@umkreis/contract/page-list.ts';
import type { ListedKeys } from './listed-places.repository.ts';

/** Lists kept; the oldest go first. */
const KEPT = 100;
/** Keys of a list; what lies beyond is counted only. */
export const MOST_KEYS = LISTED_PAGES * LISTED_PER_PAGE;

/** The order of a list's places, worked out once per version, however many of its pages are asked for. */
export class ListedKeysCache {
  readonly #kept = new Map<string, { version: string; keys: Promise<ListedKeys> }>();

  /** @param version what was kept under another one is worked out anew */
  get(key: string, version: string, make: () => Promise<ListedKeys>): Promise<ListedKeys> {
    const known = this.#kept.get(key);
    if (known?.version === version) return known.keys;
    const keys = make();
    this.#kept.delete(key);
    this.#kept.set(key, { version, keys });
    if (this.#kept.size > KEPT) this.#kept.delete(this.#kept.keys().next().value!);
    keys.catch(() => {
      if (this.#kept.get(key)?.keys === keys) this.#kept.delete(key);
    });
    return keys;
  }
}
