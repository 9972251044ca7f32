import { LRUCache } from 'lru-cache';
import type { Document } from '../http/document.ts';

const MOST_BYTES = 48 * 1024 * 1024;
const OVERHEAD_BYTES = 500;

/** An empty tile has no document. */
type Tile = { document: Document | null };

/**
 * Tiles of all branches, bounded by their bytes: those that were asked for longest ago go, one by one. Who asks for a
 * tile while it is being made waits for the same one.
 */
export class TileCache {
  readonly #making = new Map<string, Promise<Document | null>>();
  readonly #tiles: LRUCache<string, Tile>;

  constructor(maxBytes = MOST_BYTES) {
    this.#tiles = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ document }, key) =>
        (document ? document.raw.length + (document.gz?.length ?? 0) : 0) + 2 * key.length + OVERHEAD_BYTES,
    });
  }

  /** Whether it is there, or being made. */
  has(key: string): boolean {
    return this.#tiles.has(key) || this.#making.has(key);
  }

  /** @throws what making it threw; the next one who asks tries again */
  async get(key: string, make: () => Promise<Document | null>): Promise<Document | null> {
    const known = this.#tiles.get(key);
    if (known) return known.document;
    let making = this.#making.get(key);
    if (!making) {
      making = make().finally(() => this.#making.delete(key));
      this.#making.set(key, making);
    }
    const document = await making;
    this.#tiles.set(key, { document });
    return document;
  }
}
