import { LRUCache } from 'lru-cache';

interface Options<T extends object> {
  /** Maximum bytes of all values; the least recently used ones are evicted first. */
  most: number;
  /** Approximate bytes of a value. */
  sizeOf(value: T): number;
  /** Values for which this is false are created again each time. */
  isCacheable?(value: T): boolean;
  /** Time to live of a value, ms; undefined: unlimited. */
  ttlMs?(value: T): number | undefined;
  /** Called when a value is evicted or removed, but not when a newer one replaces it. */
  onEvict?(value: T, key: string): void;
}

/** Overhead per entry, bytes. */
const ENTRY_BYTES = 200;

/**
 * Least recently used cache bounded by memory: the only cache of the servers. Concurrent requests for a key share
 * one creation; failures are not cached.
 */
export class ByteCache<T extends object> {
  readonly #options: Options<T>;
  readonly #cache: LRUCache<string, { version: string; value: T }>;
  readonly #making = new Map<string, Promise<T>>();

  constructor(options: Options<T>) {
    this.#options = options;
    this.#cache = new LRUCache({
      maxSize: options.most,
      sizeCalculation: ({ value }, key) => ENTRY_BYTES + 2 * key.length + options.sizeOf(value),
      dispose: ({ value }, key, reason) => {
        if (reason !== 'set') options.onEvict?.(value, key);
      },
    });
  }

  /** Whether it is cached or being created. */
  has(key: string, version: string): boolean {
    return this.#cache.peek(key)?.version === version || this.#making.has(`${version}\n${key}`);
  }

  /** @param version a value of another version is created again */
  async get(key: string, version: string, create: () => Promise<T>): Promise<T> {
    const cached = this.#cache.get(key);
    if (cached?.version === version) return cached.value;
    const both = `${version}\n${key}`;
    let making = this.#making.get(both);
    if (!making) {
      making = create().finally(() => this.#making.delete(both));
      this.#making.set(both, making);
      void making.then(
        (value) => {
          if (this.#options.isCacheable?.(value) ?? true) this.set(key, version, value);
        },
        () => {},
      );
    }
    return making;
  }

  /** The cached value of any version; counts as used. */
  known(key: string): T | undefined {
    return this.#cache.get(key)?.value;
  }

  /** Stores a value that was created elsewhere; values larger than the cache are not stored. */
  set(key: string, version: string, value: T): void {
    this.#cache.set(key, { version, value }, { ttl: this.#options.ttlMs?.(value) });
  }

  forget(key: string): void {
    this.#cache.delete(key);
  }

  clear(): void {
    this.#cache.clear();
  }

  /** Keys of cached values, the least recently used first. */
  keys(): string[] {
    return Array.from(this.#cache.rkeys());
  }

  /** Approximate bytes of the cached values. */
  get bytes(): number {
    return this.#cache.calculatedSize;
  }
}
