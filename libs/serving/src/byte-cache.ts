import { LRUCache } from 'lru-cache';

interface Options<T extends object> {
  /** Of what is kept; what was used longest ago goes first. Bytes */
  most: number;
  /** About how much memory one takes, bytes */
  sizeOf(value: T): number;
  /** What is not kept is made anew the next time. */
  isKept?(value: T): boolean;
  /** What is soon to be made anew, ms; undefined: it stays. */
  keptMs?(value: T): number | undefined;
}

/** An entry costs so much beside its value, bytes. */
const ENTRY_BYTES = 200;

/**
 * What was made last, bounded by the memory that it takes. Those who ask for the same at once wait for one; a failure
 * is not kept.
 */
export class ByteCache<T extends object> {
  readonly #options: Options<T>;
  readonly #kept: LRUCache<string, { version: string; value: T }>;
  readonly #making = new Map<string, Promise<T>>();

  constructor(options: Options<T>) {
    this.#options = options;
    this.#kept = new LRUCache({
      maxSize: options.most,
      sizeCalculation: ({ value }, key) => ENTRY_BYTES + 2 * key.length + options.sizeOf(value),
    });
  }

  /** Whether it is kept, or being made. */
  has(key: string, version: string): boolean {
    return this.#kept.peek(key)?.version === version || this.#making.has(`${version}\n${key}`);
  }

  /** @param version what was kept under another one is made anew */
  async get(key: string, version: string, make: () => Promise<T>): Promise<T> {
    const known = this.#kept.get(key);
    if (known?.version === version) return known.value;
    const both = `${version}\n${key}`;
    let making = this.#making.get(both);
    if (!making) {
      making = make().finally(() => this.#making.delete(both));
      this.#making.set(both, making);
      void making.then(
        (value) => {
          if (this.#options.isKept?.(value) ?? true)
            this.#kept.set(key, { version, value }, { ttl: this.#options.keptMs?.(value) });
        },
        () => {},
      );
    }
    return making;
  }

  /** Bytes kept, about */
  get bytes(): number {
    return this.#kept.calculatedSize;
  }
}
